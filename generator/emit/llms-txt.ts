import type { Calculator, Catalog, Input, Option } from '../model/catalog.js';
import type { Contracts, ErrorCode } from './artifacts.js';
import { inputDescription } from './input-schema.js';
import { oneLine } from './one-line.js';
import { exampleCall } from './openapi-calculator.js';

/**
 * The description for agents, in the form of the llms.txt proposal: a title, a summary, what must be known, and then
 * sections that are lists of links. Everything an agent must know stands before the first section.
 */
export function emitLlmsTxt(catalog: Catalog, contracts: Contracts): string {
  const { service, calculators } = catalog;
  const tags = [...service.tags].filter(([tag]) => calculators.some((each) => each.tag === tag));
  return lines([
    `# ${service.name}`,
    '',
    `> ${service.summary}`,
    '',
    ...rules(catalog, contracts.errorCodes),
    ...tags.flatMap(([tag]) => [
      `## ${heading(tag)}`,
      '',
      ...calculators.filter((each) => each.tag === tag).map((each) => link(each, service.baseUrl)),
      '',
    ]),
    '## Documents',
    '',
    `- [Registry](${service.baseUrl}/api/calc): every calculator with inputs, bounds, defaults, options and cost band, as JSON`,
    `- [OpenAPI](${service.baseUrl}/openapi.json): the whole interface with the proved range of every result`,
    `- [Error codes](${service.baseUrl}/problems): each code with what to do about it`,
    '',
    '## Optional',
    '',
    `- [Everything in one file](${service.baseUrl}/llms-full.txt): each input, option and worked example of each calculator`,
  ]);
}

function heading(tag: string): string {
  const name = tag.replaceAll('-', ' ');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} calculators`;
}

/** One calculator: what it answers, its inputs, and one real call with its answer. */
function link(calculator: Calculator, baseUrl: string): string {
  const [example] = calculator.examples;
  const call =
    example === undefined
      ? ''
      : ` Example: ${exampleCall(calculator, example, baseUrl)} gives ${example.value} ${calculator.result.unitLabel}.`;
  const inputs = calculator.inputs.map(inputBrief).join('; ');
  return `- [${linkText(calculator.title)}](${baseUrl}/api/calc/${calculator.slug}): ${sentence(calculator.subtitle)} Inputs: ${inputs}.${call}`;
}

/** A bracket would end the text of a link. */
function linkText(title: string): string {
  return title.replaceAll('[', '(').replaceAll(']', ')');
}

function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

/** `length ft 1..200 = 20 [Length]`: the name, unit, bounds or options, default and meaning of an input. */
function inputBrief(input: Input): string {
  const unit = input.unitLabel === null ? '' : ` ${input.unitLabel}`;
  const meaning = input.hint === null ? input.label : `${input.label}; ${input.hint}`;
  const range = input.kind === 'number' ? `${input.min}..${input.max}` : input.options.map(optionBrief).join(' | ');
  return `${input.name}${unit} ${range} = ${input.default} [${meaning}]`;
}

function optionBrief({ key, label }: Option): string {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  return plain(label).startsWith(plain(key)) && label.length <= key.length + 3 ? key : `${key} (${label})`;
}

/** What an agent must know before its first call. */
function rules({ service, network, calculators }: Catalog, errorCodes: readonly ErrorCode[]): readonly string[] {
  const cities = [...network.cities.keys()].join(', ');
  const neighborhoods = [...network.neighborhoods]
    .map(([city, names]) => `${city}: ${[...names.keys()].join(', ')}`)
    .join('; ');
  const codes = errorCodes.map(({ code, status }) => `${code} ${status}`).join(', ');
  return [
    service.description,
    '',
    `Duty: with every number, show the person the legal_disclaimer of the answer, and tell them what its disclaimer says this estimate leaves out. ${service.legalDisclaimer}`,
    '',
    `Call form: GET ${service.baseUrl}/api/calc/SLUG?INPUT=VALUE&INPUT=VALUE. There are ${calculators.length} calculators, listed below as: input, its unit, its bounds or options, = its default, [its meaning]. No key is needed. Send numbers as plain digits, such as 1800 or 2.5, without units, commas or dollar signs; send an option exactly as it is spelled here.`,
    '',
    'An input that you leave out takes its default, and the answer shows inputs.NAME.raw as null: tell the person what was assumed, or ask. A number outside its bounds is moved to the nearer bound and inputs.NAME.clamped is true, and result.interpretation begins with what was moved: then say that the result is for the bound, not for the number asked about.',
    '',
    'A misspelt or repeated parameter, an unknown option or a malformed number is refused with status 400; errors says what was received, what is allowed and what was probably meant; where the correction is certain, corrected_url is the call that works. No parameter is ever silently ignored. When no option fits, do not leave the input out, which would use its default: ask, or give the results of the options on both sides.',
    '',
    'The answer: result.value in result.unit is the headline number, result.interpretation explains it in a sentence, result.secondary has further figures, disclaimer says what this estimate leaves out, and cost_band, where it is not null, what the work usually costs.',
    '',
    `Add city=SLUG for the local provider: local_routing then has tracking_phone, page_url and slot_active. slot_active false means that nobody takes requests there at present, so do not give the number out as a provider's; local_routing null means that the network has no provider for the service in that city. To learn only who does a kind of work, call its calculator with the city alone and use local_routing. Cities: ${cities}. Add neighborhood=SLUG only together with its city: ${neighborhoods}.`,
    '',
    'Add trace=true to see each step of the calculation and the sources of its constants.',
    '',
    `To hand a person over to the local provider, ask first and show them the consent text word for word, then POST ${service.baseUrl}/api/lead-submit with JSON such as {"service": "fence", "city": "alice", "contact": {"name": "...", "phone": "361-555-0100"}, "message": "...", "calculation": {"slug": "fence", "inputs": {"length": 150}}, "consent": {"given": true, "text": "the consent text"}}; contact takes phone, email or both. With "test": true everything is checked and nothing is stored or sent. Send an Idempotency-Key header of your own so that a repeated request makes no second lead. Consent text: ${service.consent}`,
    '',
    `Limits: ${service.requestsPerMinute} requests a minute for each IP address over calculators and registry, ${service.leadsPerHour} leads an hour. RateLimit headers count down; status 429 carries Retry-After. Answers may be cached for ${service.cacheSeconds} seconds and carry an ETag.`,
    '',
    `Errors are application/problem+json with ok false and a stable code. Codes and their status: ${codes}.`,
    '',
  ];
}

/** Everything in one file, for readers that prefer one long document to many calls. */
export function emitLlmsFull(catalog: Catalog, contracts: Contracts): string {
  const { service, calculators } = catalog;
  return lines([
    `# ${service.name}`,
    '',
    `> ${service.summary}`,
    '',
    ...rules(catalog, contracts.errorCodes),
    ...calculators.flatMap((calculator) => fullEntry(calculator, service.baseUrl)),
    '## Error codes',
    '',
    ...contracts.errorCodes.map(
      ({ code, status, title, advice, retry }) => `- ${code} (${status}): ${sentence(title)} ${advice} Retry: ${retry}`,
    ),
  ]);
}

function fullEntry(calculator: Calculator, baseUrl: string): readonly string[] {
  const { title, subtitle, slug, inputs, disclaimer, examples, sources, result, secondary, costBand } = calculator;
  const range = `${result.range.low} to ${result.range.high}`;
  return [
    `## ${title}`,
    '',
    sentence(subtitle),
    '',
    `Address: ${baseUrl}/api/calc/${slug}`,
    '',
    'Inputs:',
    '',
    ...inputs.map((input) => `- ${input.name}: ${inputDescription(input)}`),
    '',
    `Result: a number in ${result.unitLabel === '' ? 'no unit' : result.unitLabel}, always ${range}.`,
    ...(secondary.length === 0
      ? []
      : [
          `Further figures: ${secondary.map(({ label, unitLabel }) => `${label}${unitLabel === '' ? '' : ` in ${unitLabel}`}`).join('; ')}.`,
        ]),
    ...(costBand === null ? [] : [`Usual cost: $${costBand.price.low} to $${costBand.price.high} ${costBand.unit}.`]),
    `Disclaimer: ${disclaimer}`,
    '',
    'Worked examples:',
    '',
    ...examples.map(
      (example) =>
        `- ${sentence(example.name)} ${exampleCall(calculator, example, baseUrl)} gives ${example.value}. ${example.interpretation}`,
    ),
    '',
    'Sources:',
    '',
    ...sources.map((source) => `- ${source}`),
    '',
  ];
}

/** Each item is one line, whatever line ends the catalog's texts have: readers go by lines. */
function lines(all: readonly string[]): string {
  return `${all.map(oneLine).join('\n').trimEnd()}\n`;
}
