/** The words by which searches and offers in English are read. Other languages have theirs in their language.yaml. */
import type { OfferForm, SearchForm } from '../engine/kernel/language.js';

export const englishSearch: SearchForm = {
  fillers: `a about after again ago all almost already also always am an and another any anybody anymore anyone anything
    around as ask crew fella folks gal guy guys installer installers lady man men woman at away back bad badly bc
    because been before behind being best better big bit both but by call came can cannot cant charge cheap cheapest
    come comes coming company contractor cost costs could couple couldnt day days did didnt do does doesnt doing done
    dont dude during each estimate estimates even ever every everything everywhere expensive feel few figure find
    first for free from full get gets getting give go goes going gonna good got gotta great had half has have havent
    having he help helpful her here hey hi high him his hours hour how huge i id idea if ill im in info inside into is
    isnt it its ive job just keep keeps kind know large last later let like little local long look looking looks lot
    lots low made make making many may maybe me mine minutes month months more morning most much my near nearby need
    needed needing needs never next new nice night no nobody not now of off ok old on once one only or other our ours
    out over own pay people per person place please pls possible price prices pricing pro problem problems provider
    put quick quickly quote quotes rates real really reliable right s said same say service services several she
    should since small so some somebody somehow someone something somewhere soon started starting still stuff such
    super sure t take takes taking talk tell than thank thanks that thats the their them then there theres these they
    thing things think this those through time times to today together tomorrow tonight too total trying two three
    four five six under until up upon us use used using usually very wanna want wants was wasnt way we week weekly
    weekend weeks went were what whats when where which while who whos whole why will with within without wont work
    worked working worth would yall year years yes yet you your yours area town`,
  sayings: ['kind of', 'sort of', 'good (?:morning|afternoon)', 'how much (?:is|does)', 'out of', 'in the world'],
  failing: [
    '(?:is|are|went|goes) (?:out|down|bad|dead)',
    '(?:not|isnt|arent|stopped|stop|stops|quit|quits|wont|doesnt|dont|aint|never|no longer|cant get it to) (?:working?|works?|turn on|come on|turning on|coming on|kick on|kicking on|run(?:ning)?|start(?:ing)?|go(?:ing)?|function(?:ing)?)',
    'fix(?:es|ed|ing)?',
    'mend(?:s|ed|ing)?',
    'broken?',
    'busted',
    'repair(?:s|ed|ing|er|man)?',
    'broke down',
    'acting up',
    'went out',
    'gave out',
    'conked out',
    'crapped out',
    'died(?= on me|$)',
    'messed up',
    'kaput',
  ],
  repair: 'repair',
  spelling: [['([b-df-hj-np-tv-z])\\1', '$1']],
  endings: ['(?<=.{3})(?:ies|ations?|ments?|ions?|ings?|ers?|ors?|ians?|als?|ed|e?s|e|y)', '(?<=.{3})e'],
  elsewhere: `apprentice career careers class classes coloring costume course courses definition degree diy ebay exam game games
    hiring joke jobs lego lessons lyrics meaning minecraft movie movies nasdaq plans poem quiz recipe recipes salary
    simulator song songs toy toys tutorial vacancy video videos walmart wikipedia youtube`,
  kept: `bumper breaker bushing counter dryer edger fabrication hanger hoodie hood install jetty keyed lathe metal mower
    paper paver plaster poster printer repair rooter shade shower sider siding sticker tiler tiling tranny tubing
    walker washer weeder`,
};

export const englishOffers: OfferForm = {
  removing: [
    '(?:tear|tears|tearing|torn|ripping|rip|take|taking|haul|hauling) ?(?:out|off|down|up|away)',
    'tearouts?',
    'tearoffs?',
    'haul',
    'hauling',
    'remov(?:e|es|ing|al|als)',
    'demo',
    'demolition',
    'demolish(?:ing)?',
    'dispos(?:e|al|ing)',
    'dump(?:s|ing)?',
    'stripping',
    'get(?:ting)? rid',
  ],
  removal: 'removal',
  labor: 'labor labour install installed installing installation workmanship crew manpower',
  material: 'material materials supplies',
  sums: 'total subtotal sum totals grand sub amount due balance quote price overall',
  beside: `foot feet ft lf lft linear lineal square sq sqft yd yard yards inch inches in gallon gallons gal mile miles hour
    hours fee fees charge charges cost usd dollars lump each ea qty city county approx incl including included`,
  qualifiers: 'with w for of at by including incl includes plus and unless',
  joining: 'and plus with',
  headFirst: false,
};
