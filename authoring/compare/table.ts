/**
 * How each difference of published facts is classed and worded. A path names a fact; `{input}` in it matches any name,
 * `**` whatever is below. In wordings it gives that name, `{before}` and `{after}` the fact, another name
 * a fact beside it, and `{each}` a list of all differences that are worded alike.
 */
import type { ChangeClass } from './change.js';
import type { Event, Facts } from './facts.js';

export interface Saying {
  readonly class: ChangeClass;
  readonly what: string;
  readonly reason: string;
  /** What the list says of each difference; empty where the wording has no list. */
  readonly each: string;
  /** What is shown beneath, old and new: all texts, those that the list leaves out, or none. */
  readonly shows: 'all' | 'rest' | 'none';
}

type Judge = (before: Facts | undefined, after: Facts | undefined) => Saying;

/** What is said of each event; nothing of those that are left out. The first row that matches counts. */
export type Cases = Readonly<Partial<Record<Event, Saying | Judge>>>;

function saying(kind: ChangeClass) {
  return (what: string, reason: string, each = '', shows: Saying['shows'] = 'rest'): Saying => {
    return { class: kind, what, reason, each, shows };
  };
}

const [breaking, behaviour, documentation] = [saying('breaking'), saying('behaviour'), saying('documentation')];

/** A text whose words are compared. */
function text(what: string, reason: string, say = documentation): Cases {
  const shown = say(what, reason, '', 'all');
  return { gone: shown, new: shown, changed: shown };
}

/** Texts whose order people see as well. */
function texts(what: string, reason: string, say = documentation): Cases {
  return { ...text(what, reason, say), order: say(`${what}, in another order`, reason) };
}

/** What is listed elsewhere, or not at all. */
const silent: Cases = {};

/** Of a fact without a row. */
export const otherwise = (name: string): Cases => text(name, 'people and documents show it');

const read = 'people read it';
const namedInAnswers = 'programs read it from answers by its name';
const mayGain = 'answers may gain members';
const promises = 'it promises more';
const relied = 'callers may rely on it';
const shownInForms = 'forms and documents show it';
const saidSo = 'answers say so';

/** Inputs, and the inputs of the items of a list. */
const ofInputs: Readonly<Record<string, Cases>> = {
  '': { order: documentation('inputs are in another order', 'forms show this order') },
  '/{input}': {
    gone: breaking('input {input} is gone', 'calls that give it are refused'),
    new: (_, input) =>
      typeof input === 'object' && input.has('default')
        ? documentation('new input {input}', 'calls without it stay valid')
        : breaking('new input {input} without a default', 'calls that do not give it are refused'),
  },
  '/{input}/kind': {
    changed: breaking('input {input} is a {after} instead of a {before}', 'calls that gave it are refused'),
  },
  '/{input}/name': {
    changed: breaking('input `{before}` is now {input}', 'calls that give it by its old name are refused'),
  },
  '/{input}/unit': {
    changed: breaking('unit of input {input} {before} -> {after}', 'the same number means something else'),
  },
  '/{input}/whole': {
    new: breaking('input {input} takes only whole numbers', 'other numbers are refused'),
    gone: behaviour('input {input} takes fractions', 'calls that were refused are answered'),
  },
  '/{input}/min': bound('min', 'up', 'down'),
  '/{input}/max': bound('max', 'down', 'up'),
  '/{input}/step': { changed: documentation('step of input {input} {before} -> {after}', 'only forms follow it') },
  '/{input}/default': {
    gone: breaking('input {input} no longer has a default', 'calls without it are refused'),
    new: documentation('input {input} has a default: {after}', 'calls that give it stay the same'),
    changed: behaviour('default of input {input} {before} -> {after}', 'calls without it get another answer'),
  },
  '/{input}/accepts/{unit}': {
    gone: breaking('input {input} no longer takes {each}', 'calls with this unit are refused', '{unit}'),
    new: documentation('input {input} also takes {each}', 'more requests are valid', '{unit}'),
    changed: breaking('input {input} has another size of {each}', 'the same call means something else', '{unit}'),
  },
  '/{input}/options': {
    order: documentation('options of {input} are in another order', 'forms show this order'),
  },
  '/{input}/options/{option}': {
    gone: breaking('option {option} of {input} is gone', 'calls that choose it are refused'),
    new: documentation('new option {option} of {input}', 'more requests are valid'),
  },
  '/{input}/options/{option}/key': {
    changed: breaking(
      'option `{before}` of {input} is now {option}',
      'calls that choose it by its old name are refused',
    ),
  },
  '/{input}/options/{option}/**': text('words for option {option} of {input}', 'forms and sentences show them'),
  '/{input}/label': text('label of input {input}', shownInForms),
  '/{input}/hint': text('hint of input {input}', shownInForms),
  '/{input}/unit label': text('unit label of input {input}', shownInForms),
  '/{input}/deprecated/**': text('deprecation of input {input}', 'it is an announcement'),
};

function bound(name: string, narrower: 'up' | 'down', wider: 'up' | 'down'): Cases {
  const what = `${name} of input {input} {before} -> {after}`;
  return {
    [narrower]: breaking(what, 'values beyond it are moved to it, so these calls mean something else'),
    [wider]: behaviour(what, 'values that were moved to the bound are now used as given'),
  };
}

/** The same rows for the inputs of an item. */
function ofItems(cases: Cases): Cases {
  const ofItem = (own: Saying): Saying => ({ ...own, what: `an item of {list}: ${own.what}` });
  return Object.fromEntries(
    Object.entries(cases).map(([event, own]): [string, Saying | Judge] => [
      event,
      typeof own === 'function' ? (before, after) => ofItem(own(before, after)) : ofItem(own),
    ]),
  );
}

function under(path: string, cases: Readonly<Record<string, Cases>>, change = (each: Cases) => each) {
  return Object.fromEntries(Object.entries(cases).map(([rest, each]) => [`${path}${rest}`, change(each)]));
}

/** How few or how many items a list may have. */
function items(limit: string, narrower: 'up' | 'down', wider: 'up' | 'down'): Cases {
  const what = `items of {list}: at ${limit} {before} -> {after}`;
  return {
    [narrower]: breaking(what, 'calls with another number of items are refused'),
    [wider]: documentation(what, 'more requests are valid'),
  };
}

const ofLists: Readonly<Record<string, Cases>> = {
  '/{list}': {
    gone: breaking('list {list} is gone', 'calls that give it are refused'),
    new: documentation('new list {list}', 'calls without it stay valid'),
  },
  '/{list}/least': items('least', 'up', 'down'),
  '/{list}/most': items('most', 'down', 'up'),
  '/{list}/gives/{input}': {
    gone: breaking('{list} no longer gives {input}', 'calls with the list take it from elsewhere'),
    new: breaking('{list} gives {input} as well', 'calls that give both are refused'),
  },
  '/{list}/gives/{input}/formula': text('how {list} gives {input} is written', 'lists that were tried are compared'),
  '/{list}/gives/{input}/tried/{items}': {
    changed: behaviour('{list} gives another {input}: {each}', '', '{before} -> {after} for {items}', 'none'),
  },
  '/{list}/label': text('words for list {list}', 'forms and documents show them'),
  '/{list}/hint': text('words for list {list}', 'forms and documents show them'),
};

/** A published figure by its name. */
function figure(path: string, name: string): Readonly<Record<string, Cases>> {
  const decimals = `decimals of ${name} {before} -> {after}`;
  return {
    [`${path}/unit label`]: {
      changed: breaking(`unit of ${name} {before} -> {after}`, 'programs read the number in its unit'),
    },
    [`${path}/decimals`]: {
      down: behaviour(decimals, 'precision is lost'),
      up: documentation(decimals, 'no precision is lost'),
    },
  };
}

/** A text that answers give as a value, and each that it can be. */
function textValue(path: string, name: string): Readonly<Record<string, Cases>> {
  return {
    [`${path}/{text}`]: {
      gone: breaking(`${name} can no longer be {text}`, 'programs compare with it'),
      new: documentation(`${name} can now be {text}`, 'more texts may be added at any time'),
    },
  };
}

function named(what: string): Cases {
  return { gone: breaking(`${what} is gone`, namedInAnswers), new: documentation(`new ${what}`, mayGain) };
}

/** True when the range after lies inside that before, in the same unit: `1..40` and `2..30`. */
function isInside(before: Facts | undefined, after: Facts | undefined): boolean {
  const [old, now] = [before, after].map(endsOf);
  return old !== undefined && now !== undefined && old.unit === now.unit && now.low >= old.low && now.high <= old.high;
}

function endsOf(facts: Facts | undefined) {
  const [, low, high, unit] = /^(.+?)\.\.(\S+)(.*)$/.exec(typeof facts === 'string' ? facts : '') ?? [];
  return { low: Number(low), high: Number(high), unit };
}

const range = '{figure} {before} -> {after}';

const ofCalculators: Readonly<Record<string, Cases>> = {
  '/title': text('the title', read),
  '/subtitle': text('the subtitle', read),
  '/disclaimer': text('the disclaimer', read),
  '/guidance/**': texts('the guidance', 'people and agents choose by it'),
  '/tag': { changed: documentation('its tag {before} -> {after}', 'documents are ordered by it') },
  '/service': { changed: documentation('the name of its service {before} -> {after}', read) },
  ...under('/inputs', ofInputs),
  ...under('/lists', ofLists),
  ...under('/lists/{list}/items', ofInputs, ofItems),
  ...figure('/result', 'the result'),
  '/text': {
    gone: breaking('the result no longer has a text', namedInAnswers),
    new: documentation('the result now has a text', mayGain),
  },
  ...textValue('/text', 'the result'),
  '/secondary/{figure}': named('secondary figure {figure}'),
  ...figure('/secondary/{figure}', '{figure}'),
  '/figures/{figure}': named('figure {figure}'),
  '/figures/{figure}/shape': { changed: breaking('figure {figure} is now a {after}', namedInAnswers) },
  ...figure('/figures/{figure}', '{figure}'),
  '/texts/{name}': named('text {name}'),
  ...textValue('/texts/{name}', '{name}'),
  '/result range': {
    gone: breaking('the range of the result is gone', namedInAnswers),
    new: documentation('the result has a range', mayGain),
  },
  '/ranges/{figure}': {
    changed: (before, after) =>
      isInside(before, after)
        ? documentation('proved ranges: {each}', 'they lie inside the old ones', range)
        : behaviour('proved ranges: {each}', 'clients that check answers may get values outside the old ones', range),
  },
  '/estimate/**': texts('its estimate', 'totals, quotes and plans follow it', behaviour),
  '/own/{figure}': {
    gone: breaking('{figure} is no longer open', 'calls that put in their own are refused'),
    new: documentation('{figure} is open: {after}', 'calls without it stay valid'),
    changed: (before, after) =>
      isInside(after, before)
        ? documentation('the open range of {figure} {before} -> {after}', 'it contains the old one')
        : breaking('the open range of {figure} {before} -> {after}', 'calls with figures outside of it are refused'),
  },
  '/sentence/**': text('the sentence', 'people read it; its figures are compared separately'),
  '/cost band': {
    gone: behaviour('the cost band is gone', 'answers lose it'),
    new: documentation('a cost band', mayGain),
  },
  '/cost band/price': { changed: behaviour('cost band {before} -> {after}', 'the usual price is another one') },
  '/cost band/project': {
    ...text('the usual project of the cost band', 'the usual price is another one', behaviour),
    changed: behaviour('the usual project {before} -> {after}', 'the usual price is another one'),
  },
  '/cost band/notes': text('the notes of the cost band', read),
  '/drawing/**': texts('its drawing', 'pages show it'),
  '/steps/**': texts('the names of its steps', read),
  '/examples/**': texts('the worked examples', 'the registry shows them'),
  '/sources/**': texts('the sources', read),
  '/deprecated/**': text('its deprecation', 'it is an announcement'),
  '/as of': { changed: documentation('the age of its figures {before} -> {after}', 'answers say it as `as_of`') },
  '/evidence/**': texts('what its prices rest on', 'people judge the figures by it'),
  '/periods': {
    gone: breaking('it no longer depends on the date', 'calls with `on` are refused'),
    new: documentation('it now takes `on`, the date', 'calls without it stay valid'),
    changed: behaviour('the periods of its figures: {after}', 'the same date may be in another period'),
  },
  '/laws/{law}': {
    gone: behaviour('law gone: {law}', relied),
    new: (_, standing) => documentation(standing === 'tried' ? 'new law, tried: {law}' : 'new law: {law}', promises),
    changed: (_, standing) =>
      standing === 'tried'
        ? behaviour('law no longer proved, only tried: {law}', relied)
        : documentation('law proved, no longer only tried: {law}', promises),
  },
};

function place(kind: string): Cases {
  return {
    ...text(`name of ${kind} {place}`, read),
    gone: breaking(`${kind} {place} is gone`, 'calls that name it are refused'),
    new: documentation(`new ${kind} {place}`, 'more requests are valid'),
  };
}

const resized = 'callers are refused after another number';

const ofService: Readonly<Record<string, Cases>> = {
  '/version': silent,
  '/committed/**': silent,
  '/tags/{tag}': {
    ...text('the description of tag {tag}', 'documents show it'),
    gone: breaking('tag {tag} is gone', 'the documents at its addresses are gone'),
    new: documentation('new tag {tag}', 'documents only grow'),
  },
  '/languages/{language}': {
    gone: breaking('language {language} is gone', 'calls that ask for it are refused'),
    new: documentation('new language {language}', 'languages may be added at any time'),
  },
  '/base url': { changed: behaviour('base url {before} -> {after}', 'links in answers and documents lead elsewhere') },
  '/requests per minute': { changed: behaviour('requests per minute {before} -> {after}', resized) },
  '/cache seconds': {
    changed: behaviour('seconds that answers may be cached {before} -> {after}', 'callers see changes sooner or later'),
  },
  '/time zone': { changed: behaviour('time zone {before} -> {after}', 'days begin at another hour') },
  '/currency/code': always(breaking('currency {before} -> {after}', 'the same number means something else')),
  '/leads': {
    gone: breaking('leads are no longer taken', 'requests that send one are refused'),
    new: documentation('leads are taken', 'addresses may be added'),
  },
  '/leads/consent': text('the consent text', 'it is what a person must have been shown', behaviour),
  '/leads/per hour': { changed: behaviour('leads per hour {before} -> {after}', resized) },
  '/leads/**': text('the description of leads', 'documents show it'),
};

function always(said: Saying): Cases {
  return { gone: said, new: said, changed: said };
}

const ofNetwork: Readonly<Record<string, Cases>> = {
  '': {
    gone: breaking('the network is gone', 'questions about places are refused'),
    new: documentation('new network', 'addresses may be added'),
  },
  '/cities/{place}': place('city'),
  '/neighborhoods/{place}': place('neighborhood'),
  '/categories/{category}': {
    gone: breaking('category {category} is gone', 'routing uses its name'),
    new: documentation('new category {category}', 'categories only grow'),
  },
  '/categories/{category}/**': text('words for category {category}', 'people read them and search by them'),
  '/slots/{slot}': {
    gone: behaviour('no longer a provider for {each}', 'callers are sent to no provider', '{slot} ({before})'),
    new: behaviour(
      'a new provider for {each}',
      'callers are sent to a provider where there was none',
      '{slot} ({after})',
    ),
    changed: behaviour(
      'another provider for {each}',
      'callers are sent to another provider',
      '{slot} ({before} -> {after})',
    ),
  },
  '/parties/{provider}/{slot}': silent,
  '/parties/{provider}/{slot}/phone': {
    changed: behaviour(
      'number of {provider}: {before} -> {after} for {each}',
      'the party is the same',
      '{slot}',
      'none',
    ),
  },
  '/parties/{provider}/{slot}/page': {
    changed: documentation('page of {provider} for {each}', 'answers link to it; the party is the same', '{slot}'),
  },
  '/parties/{provider}/{slot}/active': {
    new: behaviour('{provider} takes requests for {each}', saidSo, '{slot}'),
    gone: behaviour('{provider} takes no requests for {each}', saidSo, '{slot}'),
  },
};

const ofFigures: Readonly<Record<string, Cases>> = {
  '/{moves}/{figure}': {
    gone: documentation('shared figure {figure} is gone', 'calculators that used it are compared separately'),
    new: documentation('new shared figures: {each}', 'calculators that use them are compared separately', '{figure}'),
  },
  '/moving/{figure}/values': {
    changed: behaviour('shared figure {figure} {before} -> {after}', 'it is used by {users}'),
  },
  '/still/{figure}/values': {
    changed: documentation('shared figure {figure} {before} -> {after}', 'it is used by {users}'),
  },
  '/{moves}/{figure}/users': silent,
  '/{moves}/{figure}/**': text('what shared figure {figure} rests on', 'people judge the figure by it'),
};

const translated = 'people who ask in this language read them';

export const table: Readonly<Record<string, Cases>> = {
  'calculators/{slug}': {
    gone: breaking('calculator {slug} is gone', 'calls to it are refused'),
    new: documentation('new calculator', 'calculators may be added at any time'),
  },
  'calculators/{slug}/slug': {
    changed: breaking('calculator `{before}` is now {slug}', 'calls to its old address are refused'),
  },
  'calculators/{slug}/**': silent,
  ...under('calculator', ofCalculators),
  ...under('service', ofService),
  ...under('network', ofNetwork),
  ...under('figures', ofFigures),
  'units/{unit}': { changed: breaking('size of {each}', '', '{unit} {before} -> {after}') },
  'translation/{language}/leads/consent': text(
    'the consent text in {language}',
    'it is what a person must have been shown',
    behaviour,
  ),
  'translation/{language}/**': text('its texts in {language}', translated),
};
