/** The texts that compiled documents add to those of the contract and the catalog. Names of programs fill their places. */
export const documentTexts = {
  /** `since` and `until` are days, `use` is what to use instead. */
  deprecated: {
    since: 'Deprecated since {since}.',
    sinceUse: 'Deprecated since {since}: use {use}.',
    until: 'Deprecated since {since}, may be gone after {until}.',
    untilUse: 'Deprecated since {since}, may be gone after {until}: use {use}.',
  },

  input: {
    choice: '{label}: {options}.',
    day: '{label}, a day from {min} to {max}.',
    todayOrDay: '{label}, a day from {min} to {max}; today when left out.',
    number: '{label}, {min} to {max}.',
    numberOf: '{label}, {min} to {max} {unit}.',
    numberIn: '{label} in {unit}, {min} to {max}.',
    stepped: '{label}, {min} to {max}, step {step}.',
    steppedOf: '{label}, {min} to {max} {unit}, step {step}.',
    steppedIn: '{label} in {unit}, {min} to {max}, step {step}.',
    list: '{label}, {least} to {most} in place of {others}: each item is written as {form}.',
    listInBrief: 'Each {form}, for {others}.',
    inPlaceOf: 'In place of {others}.',
    dayInBrief: '{label}, for {others}.',
    options: 'To add, with commas between: {options}.',
    dayAsked: 'The day to answer for; today when omitted.',
  },

  /** The days on which figures change, and between which they are known. */
  known: {
    change: 'Its figures change on {days}.',
    from: 'Its figures are known from {from}.',
    to: 'Its figures are known to {to}.',
    between: 'Its figures are known from {from} to {to}.',
    changeFrom: 'Its figures change on {days} and are known from {from}.',
    changeTo: 'Its figures change on {days} and are known to {to}.',
    changeBetween: 'Its figures change on {days} and are known from {from} to {to}.',
  },

  openapi: {
    bounds:
      'Numbers outside their bounds are moved to the nearer one, and the answer says so. {address} adds hints and bounds of inputs (x-clamped-to), proved ranges of figures (minimum, maximum), and the documents. Inputs are named in camelCase, members of answers in snake_case.',
    notModified: 'The answer is still the one named by If-None-Match.',
    otherProblem: 'Any other problem; its code says which.',
    requestId: "Its id in the service's logs.",
    retryAfter: 'Seconds to wait before the next request.',
    allow: 'The methods that are possible.',
    tag: 'Names this answer; send it back as If-None-Match.',
    caching: 'How long the answer may be kept.',
    left: 'What is left of {limit} requests in this minute.',
    limit: 'The limit: {limit} requests a minute for each IP address.',
  },

  sampleLead: {
    name: 'Sam Example',
    time: 'weekdays after 5 pm',
    message: 'Please call about a price for this.',
    agent: 'An assistant',
  },

  guidance: {
    when: 'Use it when {use}; not when {not}.',
    pitfalls: 'Pitfalls:',
    nextStep: 'Next step: {step}',
  },

  /** The rules of llms.txt, in their order. */
  rules: {
    duty: 'Duty: with every number, show the person its legal_disclaimer, and tell them what its disclaimer says this estimate leaves out. {disclaimer}',
    call: 'Call form: GET {call}; what begins with / below is at the same host.',
    listed:
      'There are {count} calculators, listed by tag below; the document of a tag has the inputs, bounds, options and defaults of each.',
    counted:
      'There are {count} calculators; the document of a tag lists its own, with the inputs, bounds, options and defaults of each.',
    numbers:
      'No key is needed. Numbers are plain digits, such as {number}, without commas or signs of money; a unit may follow (6ft 3in) where accepted_units in the registry lists it. Options are sent as spelled.',
    defaults:
      'An input that you leave out takes its default, and the answer shows inputs.NAME.raw as null: tell what was assumed, or ask.',
    required: 'An input that is listed as required has no default: ask the person for it.',
    clamped:
      'A number outside its bounds is moved to the nearer one, inputs.NAME.clamped is true and result.interpretation begins with it: say that the result is for the bound, not for the number asked about.',
    refused:
      'A misspelt or repeated parameter, an unknown option or a malformed number is refused with status 400; errors says what was received, is allowed and was probably meant; corrected_url, where that is certain, is the call that works. When no option fits, ask, or give the results of the options on both sides.',
    answer:
      "The answer: result.value in result.unit is the headline number, result.interpretation explains it in a sentence, and result.figures has every figure of that sentence by name as numbers, {figure} or {range}: read amounts there, not in the prose. result.range is the range that the value is an end of, result.secondary further figures. estimate, if any, is what somebody pays: lines, total, what with=OPTION adds, leaves_out; basis says how sure it is. cost_band, or null, is the trade's general band.",
    city: "Add city=SLUG for the local provider: local_routing then has tracking_phone, page_url and slot_active. slot_active false: nobody takes requests there at present, so do not give the number out as a provider's; local_routing null: the network has none there. Only who does the work: GET /api/routing?service=SLUG&city=SLUG; where nobody there does, active_in_city lists who does elsewhere in the city. Cities: {cities}.",
    neighborhood: 'Add neighborhood=SLUG only together with its city: {places}.',
    own: "A price under open in the registry may be the person's own: {example}.",
    age: 'as_of is the day of the oldest price that decides an answer; tell it where prices move.',
    change: 'on=YYYY-MM-DD asks for another day where a law or a tariff changes; valid says how long an answer holds.',
    questions:
      'Questions, each one call, with the inputs of the calculator beside, below {address}: {questions}. figure is value, a name of result.figures, or an end such as cost.high.',
    questionsOfPlaces:
      'Questions, each one call, with the inputs of the calculator (and no city) beside, below {address}: {questions}. figure is value, a name of result.figures, or an end such as cost.high.',
    languages: '{ways}: all texts in that language, legal ones too; show those, do not translate.',
    or: '{others} or {last}',
    trace:
      'trace=true adds each step, the sources, and as trace.ledger every default, clamped number and shared figure that can move this answer, with a change_url to try another. fields=result (members with commas between) leaves out what you do not need; inputs, disclaimers and the result always come.',
    lead: 'To hand a person over to the local provider, ask first and show them the consent text word for word, then POST {address} with JSON; service, city, contact and consent are needed, contact takes phone, email or both.',
    leadSample:
      'To hand a person over to the local provider, ask first and show them the consent text word for word, then POST {address} with JSON such as {lead}; service, city, contact and consent are needed, contact takes phone, email or both.',
    consentText: 'the consent text',
    leadTest:
      'With {test} all is checked, nothing stored or sent, and preview tells who would get it and what the person would be told. Leads are taken for every service below, also without a calculator; one that no provider takes yet is kept. With an Idempotency-Key header of your own a repeated request makes no second lead. Consent text: {consent}',
    limits: 'Limits: {limit} requests a minute for each IP address over calculators and lists.',
    limitsOfLeads:
      'Limits: {limit} requests a minute for each IP address over calculators and lists, {leads} leads an hour.',
    caching:
      'RateLimit headers count down; status 429 carries Retry-After. Answers may be cached for {seconds} seconds and carry an ETag.',
    errors:
      'Errors are application/problem+json with ok false and a stable code; /problems says what to do. Headers Deprecation and Sunset mark what will go.',
    tools: 'The same answers as tools of the Model Context Protocol (Streamable HTTP): {address}.',
    catalog: 'Catalog: version {version}, hash {hash}.',
  },

  /** The lists of llms.txt and of its tags. */
  lists: {
    calculators: 'Calculators',
    calculatorsAndServices: 'Calculators and services',
    documents: 'Documents',
    registry: 'Registry',
    registryHas: 'inputs and bounds of all; {about}: ranges, examples, sources',
    services: 'Services',
    servicesHave: 'all kinds of work with calculators and cities; {search} finds what words stand for',
    cities: 'Cities',
    citiesHave: 'cities, neighborhoods and what is done there',
    whole: 'Everything in one file',
    wholeHas: 'all inputs and examples',
    ofTag: 'Calculators: {all}.',
    leadsOnly: 'Leads only: {all}.',
    example: 'Example: {call} gives {result}.',
    rulesElsewhere: 'The rules are in {address}.',
    howInputs: 'Inputs are listed as: name, unit, bounds or options, = default, [meaning].',
    howRequired: 'Inputs are listed as: name, unit, bounds or options, = default or required, [meaning].',
    leadsAlso: 'Leads are also taken for: {all}.',
    inputs: 'Inputs: {all}.',
    own: "Your own in place of the catalog's: {all}.",
    onDay: 'on=DAY for another day than today: {days}',
    day: 'day {min}..{max}',
    wholeNumber: 'whole',
    required: 'required',
  },

  /** What llms-full.txt says of each calculator. */
  full: {
    errorCodes: 'Error codes',
    retry: 'Retry: {when}',
    leadsOnly: '{tag}, leads only: {all}.',
    address: 'Address: {address}',
    inputs: 'Inputs:',
    required: 'Required.',
    usual: 'Default {usual}.',
    list: '{label}, {least} to {most}, sent as {form} once for each, in place of {others}.',
    resultIn: 'Result: a number in {unit}, always {low} to {high}.',
    result: 'Result: a number in no unit, always {low} to {high}.',
    texts: 'Its class, result.text, is one of: {all}.',
    further: 'Further figures: {all}.',
    inUnit: '{figure} in {unit}',
    figures: 'Figures of the sentence: {all}.',
    figure: '{name}, {low} to {high}',
    figureIn: '{name} in {unit}, {low} to {high}',
    dayText: 'The text {name} of the sentence is a day, as 2026-03-01.',
    oneText: 'The text {name} of the sentence is one of: {all}.',
    laws: 'Proved for all inputs: {all}.',
    tried: 'Not proved, but true in all {calls} calls tried: {law}.',
    band: 'General price band of the trade: {low} to {high} {unit}.',
    onDay: 'on=DAY answers for another day than today. {days}',
    asOf: 'The price that decides it is of {day}.',
    disclaimer: 'Disclaimer: {text}',
    examples: 'Worked examples:',
    example: '{call} gives {value}.',
    sources: 'Sources:',
  },
} as const;
