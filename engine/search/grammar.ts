/** How the words of a language are compared: which say nothing of the work, which mean a repair, and how they end. */

export interface Grammar {
  /** Words of questions, of time and of number, as people write them without accents. */
  readonly fillers: ReadonlySet<string>;
  /** Phrases of such words that would say something one by one: cerca de mí is near me, and cerca a fence. */
  readonly sayings: RegExp;
  /** What says that something does not work, or that it is to be mended, and the word that stands for all of it. */
  readonly failing: RegExp;
  readonly repair: string;
  /** Spells a word so that usual slips of spelling make no difference. */
  readonly spell: (word: string) => string;
  /** What is cut off the ends of words, one after the other. */
  readonly endings: readonly RegExp[];
  /** Words, as they are spelled here, of people who look for something else than work on a thing: plans, jobs, songs. */
  readonly elsewhere: ReadonlySet<string>;
  /** Words, as they are spelled here, that are not cut: without its ending each would be another word. */
  readonly kept: ReadonlySet<string>;
}

/** A language without a grammar of its own is compared word by word. */
export function grammarOf(language: string): Grammar {
  return grammars[language.slice(0, 2)] ?? plain;
}

/** Words with spaces between. */
export function listed(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}

/** Words of people who look for something else than work on a thing. Searches in Spanish have them in English as well. */
const elsewhere =
  listed(`apprentice career careers class classes coloring costume course courses definition degree diy ebay exam
    game games hiring joke jobs lego lessons lyrics meaning minecraft movie movies nasdaq plans poem quiz recipe recipes salary
    simulator song songs toy toys tutorial vacancy video videos walmart wikipedia youtube`);

const plain: Grammar = {
  fillers: new Set(),
  sayings: /(?!)/g,
  failing: /(?!)/g,
  repair: '',
  spell: (word) => word,
  endings: [],
  elsewhere: new Set(),
  kept: new Set(),
};

function spelled(words: ReadonlySet<string>, spell: Grammar['spell']): ReadonlySet<string> {
  return new Set([...words].map(spell));
}

/** A doubled consonant is heard as one: `stopped` and `stoped` are the same. */
function single(word: string): string {
  return word.replaceAll(/([b-df-hj-np-tv-z])\1/g, '$1');
}

const english: Grammar = {
  fillers: listed(`a about after again ago all almost already also always am an and another any anybody anymore anyone
    anything around as ask crew fella folks gal guy guys installer installers lady man men woman at away back bad badly bc because been before behind being best better big bit both but by call
    came can cannot cant charge cheap cheapest come comes coming company contractor cost costs could couple couldnt day days
    did didnt do does doesnt doing done dont dude during each estimate estimates even ever every everything everywhere expensive feel few
    figure find first for free from full get gets getting give go goes going gonna good got gotta great had half has have
    havent having he help helpful her here hey hi high him his hours hour how huge i id idea if ill im in info inside into is isnt it its ive
    job just keep keeps kind know large last later let like little local long look looking looks lot lots low made make making many
    may maybe me mine minutes month months more morning most much my near nearby need needed needing needs never next new nice night
    no nobody not now of off ok old on once one only or other our ours out over own pay people per person place please pls
    possible price prices pricing pro problem problems provider put quick quickly quote quotes rates real really reliable
    right s said same say service services several she should since small so some somebody somehow someone something
    somewhere soon started starting still stuff such super sure t take takes taking talk tell than thank thanks that thats
    the their them then there theres these they thing things think this those through time times to today together
    tomorrow tonight too total trying two three four five six under until up upon us use used using usually very wanna want
    wants was wasnt way we week weekly weekend weeks went were what whats when where which while who whos whole why will
    with within without wont work worked working worth would yall year years yes yet you your yours
    area town`),
  sayings: /\b(?:kind of|sort of|good (?:morning|afternoon)|how much (?:is|does)|out of|in the world)\b/g,
  failing:
    /\b(?:(?:is|are|went|goes) (?:out|down|bad|dead)|(?:not|isnt|arent|stopped|stop|stops|quit|quits|wont|doesnt|dont|aint|never|no longer|cant get it to) (?:working?|works?|turn on|come on|turning on|coming on|kick on|kicking on|run(?:ning)?|start(?:ing)?|go(?:ing)?|function(?:ing)?)|fix(?:es|ed|ing)?|mend(?:s|ed|ing)?|broken?|busted|repair(?:s|ed|ing|er|man)?|broke down|acting up|went out|gave out|conked out|crapped out|died(?= on me|$)|messed up|kaput)\b/g,
  repair: 'repair',
  spell: single,
  endings: [/(?<=.{3})(?:ies|ations?|ments?|ions?|ings?|ers?|ors?|ians?|als?|ed|e?s|e|y)$/, /(?<=.{3})e$/],
  elsewhere: spelled(elsewhere, single),
  kept: spelled(
    listed(`bumper breaker bushing counter dryer edger fabrication hanger hoodie hood install jetty keyed lathe metal mower paper paver plaster
    poster printer repair rooter shade shower sider siding sticker tiler tiling tranny tubing walker washer weeder`),
    single,
  ),
};

/** b and v, s, z and soft c sound alike there, h is silent, and ll is y. */
function byEar(word: string): string {
  return single(
    word
      .replaceAll(/(?<!c)h/g, '')
      .replaceAll('ll', 'y')
      .replaceAll('v', 'b')
      .replaceAll(/z|c(?=[ei])/g, 's')
      .replaceAll(/qu(?=[ei])/g, 'k'),
  );
}

const spanish: Grammar = {
  fillers:
    listed(`a acaba acabo adentro afuera ah ahi ahora ahorita al algo alguien alguna algunas alguno algunos alla alli ando anda antes
    anual aqui aquel asi aun aunque ayer ayuda ayudar ayudarme ayudenme barata barato bastante bien buen buena bueno buenas buenos busco buscando
    cada caro cara casi como compania con conoce conocen contratista cosa cosas costo costos cotizacion cotizar cual cuales cualquier cuando
    cuanta cuanto cuantos cuesta cuestan cuestion da dan dar de deja dejo debo debajo del desde despues dia dias dice dicen dijo
    donde dos durante e el ella ellos empezo en encontrar encuentro era es esa ese eso esos esta estan estaba estado este esto estos estoy etc fue fueron
    gente grande gracias ha haber hace hacen hacer haga hagan han hasta hay haya he hizo hola hora horas hoy hubo iba igual ir la las le
    les lo local los luego mal mala malo mandar manda mas me mejor menos mes meses mi mil mia mio mis misma mismo mucha muchas mucho muchos muy
    nada nadie necesita necesitamos necesito ni ninguna ninguno no noche nos nosotros nomas nuestra nuestro nueva nuevas nuevo nuevos o ocupo ocupamos otra otras otro otros
    pa para parte pasa pasado pedir pequena pequeno pero persona poco poder podria por porfa porque precio precios presupuesto problema problemas pronto
    puede pueden puedo pues que quien quiere quieren quiero quisiera rapido recomiendan regular salio sale se sea seis semana semanal semanas senor senora ser
    servicio servicios si siempre sin sobre solo son soy su sus tal tambien tan tanta tanto te tenemos tener tengo tiempo tiene tienen toda todas todavia
    todo todos trabaje trabajo tres tuve tuvo tu u un una unas uno unos urge urgente usa usar va vale van varias varios veces ver vez
    viene vieja viejas viejo viejos vino vivo voy y ya yo mero bien bonito jefe oiga disculpe favor
    quisieramos hablar llamar llamo saber estimado recomendado economico ahorita pueda puedan`),
  sayings: /\bcerca (?:de (?:mi|aqui|aca|casa|donde|nosotros)|del)\b/g,
  failing:
    /\b(?:(?:no|ya no|dejo de|nunca) (?:sirven?|funcionan?|prenden?|jala|jalan|trabaja|trabajan|arranca|arrancan|quiere prender|quiere arrancar|sirvio|funcionar|servir|trabajar|enciende|encienden)|repara(?:r|cion|ciones|ron|do|da|ndo|n|me)?|reparen|arregl(?:ar|arme|arlo|arla|o|os|a|e|en|ito|itos|ado|ada|aron)|compon(?:er|erme|en|e|ga|gan)|compostura|descompuest[oa]s?|descomp(?:uso|one)|quebr(?:ad[oa]s?|o|aron)|fall(?:a|o|ando|aron)|se echo a perder|echad[oa] a perder|malograd[oa])\b/g,
  repair: 'repar',
  spell: byEar,
  endings: [
    /(?<=.{2}[aei]r)(?:me|te|se|le|lo|la|nos|les|los|las|mela|melo)$/,
    /(?<=.{3})s$/,
    /(?<=.{3})(?:s?it[oa]|iy[oa])$/,
    /(?<=.{3})(?:asione?|ador[ae]?|edor[ae]?|dor[ae]?|ando|iendo|ad[oa]|id[oa]|amiento|imiento|aron|ieron|aban?|[aei]r|an|en)$/,
    /(?<=.{3})(?:[aeo])$/,
  ],
  elsewhere: spelled(
    new Set([
      ...elsewhere,
      ...listed(`adivinanza adivinanzas aprendiz cancion canciones certificacion clases colorear curso cursos
      definicion dibujos disfraz empleo empleos juguete juguetes manualidades maqueta novela poema receta recetas salarios significado
      simulador sueldo sueldos tarea vacante vacantes videojuego videojuegos`),
    ]),
    byEar,
  ),
  kept: spelled(
    listed(
      'alambrado arenado vacas barrer barniz cabina gatillo pastilla pintura piloto pilote plantilla repar cerca tasador tiro varilla',
    ),
    byEar,
  ),
};

const grammars: Readonly<Record<string, Grammar>> = { en: english, es: spanish };
