/** The texts that senders of leads read. */
export const leadTexts = {
  /** What happens to the lead next, as the sender may tell the person. */
  next: {
    test: 'This was a test: the lead is in order, and nothing was stored or sent.',
    duplicate: 'This request was received before and stands. It was not sent a second time.',
    held: 'The request is stored. A person will look at it before it is passed on.',
    nobody:
      'The request is stored. No local provider takes this service there at the moment; the network will look for one.',
    waits: 'The request is stored, and not yet passed on: it waits for a way to the local provider.',
    contact: {
      call: 'The local provider will contact the person by phone.',
      text: 'The local provider will contact the person by text message.',
      email: 'The local provider will contact the person by email.',
    },
    callThem: 'They can also call the provider at {phone}.',
  },

  mistakes: 'The lead has {count} mistakes.',
  mistakesListed: {
    by: 'more',
    one: 'The lead has {count} mistakes. The first {listed} are listed; there is {more} more.',
    other: 'The lead has {count} mistakes. The first {listed} are listed; there are {more} more.',
  },
  keyReused: 'Another lead was sent with this Idempotency-Key within the last 24 hours. Send this one with a new key.',
  keyErased:
    'The lead that came with this Idempotency-Key was erased, and nothing was stored now. Send it again, with a new key, only if the person asks for that.',
  keyInUse: 'A request with this Idempotency-Key is being worked on. Send it again in a moment for its answer.',
  keyMalformed: 'Idempotency-Key must be one text of 1 to 255 visible ASCII characters, such as a UUID.',
  wrongApiKey: 'Nobody has this key. Correct it, or leave it out: leads are also taken without one.',
  notStored: 'The lead was not acknowledged. Send it again, with the same Idempotency-Key if it had one.',
  notFound: 'What became of the lead cannot be looked up at the moment. Ask again in a while.',

  notUtf8: 'The body is not valid UTF-8.',
  theBody: 'The body',
  empty: 'The body is empty. Send one JSON object.',
  notJson: 'The body is not valid JSON.',
  tooDeep: 'The body is nested too deeply.',
  repeatedKey: 'The body has the same key twice in one object.',

  sendListed: 'Send one of the values in allowed.',
  leaveOut: 'Leave it out.',
  missing: '{field} is missing.',
  notListed: '{field} has no such value. {hint}',
  unknownField: {
    ofLead: 'A lead has no field of this name. {hint}',
    ofPart: '{part} has no field of this name. {hint}',
  },
  malformed: '{field} {reason}.',

  /** What is wrong with a field, as the end of a sentence. */
  reasons: {
    type: {
      string: 'must be a text in quotes',
      number: 'must be a number',
      boolean: 'must be true or false, without quotes',
      object: 'must be an object',
      array: 'must be a list',
    },
    empty: 'is empty; leave it out instead',
    tooLong: 'is longer than {most} characters',
    tooMany: 'has more than {most} entries',
    repeated: 'has the same entry twice',
    postalCode: 'is not a {name} such as {example}',
    moment: 'is not a date and time with offset, such as 2026-05-01T09:30:00-05:00',
    numberOrText: 'must be a number, a text of at most 200 characters, or a list of at most 50 items',
    other: 'is not acceptable',
  },

  unknownCalculator: 'There is no calculator of this name. {hint}',
  unknownService: 'The network has no service of this name. {hint}',
  nearServices: 'The nearest are {slugs}.',
  noNeighborhoods: '{city} has no neighborhoods; leave neighborhood out.',

  nameWithoutLetters: 'contact.name has no letters.',
  wrongPhone:
    'contact.phone is not a number that can be dialed. Send one such as {example}, or + and the country code.',
  wrongEmail: 'contact.email is not an email address such as name@example.com.',
  noContact: 'contact needs phone, email or both.',
  channelNeeds: 'contact.preferred_channel is {channel}, and contact.{field} is missing.',
  channelNotAgreed: 'contact.preferred_channel is {channel}, which is not among consent.channels.',
  wrongAddress: 'source.{field} is not a web address that begins with https:// or http://.',

  noConsent: 'consent.given is false. Send a lead only when the person has agreed to consent_text.',
  otherConsent: 'consent.text is not the text that the person must be shown. Show consent_text and send it unchanged.',
  consentAhead: 'consent.given_at lies in the future.',
  consentTooOld: 'consent.given_at lies before this service took leads. Send the moment at which the person agreed.',
} as const;
