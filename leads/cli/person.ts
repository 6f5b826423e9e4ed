/** Answers what one person can ask for: `leads person`. */
import type { ContactPoint } from '../model/contact-point.js';
import { readContactPoint } from '../model/contact-point.js';
import { operatorRecipient } from '../model/ways.js';
import { erasePerson, readmit, withdraw } from '../store/erase-person.js';
import { exportPerson, findPeople } from '../store/find-people.js';
import { recordAction } from '../store/operator-actions.js';
import type { Command, CommandContext, CommandInput } from './command.js';
import { compactStore, textOption, UsageError } from './command.js';
import { printFields, printJson, printTable } from './print-table.js';
import { ageOption, readChoice } from './read-options.js';

type Step = (context: CommandContext, point: ContactPoint, input: CommandInput) => Promise<number>;

/** A person is named by a number, by an address or by both, as they stand on the leads. */
export const personCommand: Command = {
  name: 'person',
  summary: 'find, export, erase, withdraw or readmit one person, by telephone number or email address',
  operands: ['<what>'],
  options: {
    phone: { type: 'string', help: 'the telephone number' },
    email: { type: 'string', help: 'the email address' },
    yes: { type: 'boolean', help: 'erase: really do it; without it, only what would be erased is shown' },
    'consents-older-than': { type: 'string', help: 'erase: also records of consent of this age: 90d, 12w, 5y' },
    output: { type: 'string', help: 'export: a new file, readable by its owner only (standard output)' },
  },
  run: async (context, input) => {
    const name = readStep(input);
    const point = { phone: textOption(input, 'phone'), email: textOption(input, 'email') };
    const reading = readContactPoint(point);
    if (!reading.ok) throw new UsageError(`${reading.mistakes.join(' ')} See --phone and --email.`);
    return steps[name](context, point, input);
  },
};

const steps = { find, export: exportOne, erase, withdraw: withdrawOne, readmit: readmitOne } satisfies Record<
  string,
  Step
>;
type StepName = keyof typeof steps;

function readStep({ operands: [word] }: CommandInput): StepName {
  const names = Object.keys(steps);
  if (word === undefined) throw new UsageError(`What about the person? One of ${names.join(', ')}.`);
  return readChoice({ options: { step: word }, operands: [] }, 'step', names) as StepName;
}

async function find(context: CommandContext, point: ContactPoint): Promise<number> {
  const { database, now, actor, write, note, storeName } = context;
  const { people, withdrawnAt, consents } = await findPeople(database, point);
  const leads = people.flatMap((person) => person.leads.map(({ id }) => id));
  await recordAction(database, { now, actor, action: 'find-person', details: { leads } });
  for (const { name, phones, emails, leads: own } of people) {
    write(
      printFields([
        ['name', name],
        ['phones', phones.join(', ')],
        ['emails', emails.join(', ')],
      ]),
    );
    write(
      printTable(
        ['lead', 'received', 'service', 'city', 'kept as'],
        own.map((lead) => [lead.id, lead.received_at, lead.service, lead.city, lead.disposition]),
      ),
    );
    write('\n');
  }
  if (people.length === 0) note(`No lead of this person is in ${storeName}.`);
  if (consents > 0) note(`There are ${consents} records of consent whose leads are erased already.`);
  if (withdrawnAt !== null) note(`This person said STOP; noted ${withdrawnAt}.`);
  return people.length === 0 && consents === 0 && withdrawnAt === null ? 1 : 0;
}

async function exportOne(context: CommandContext, point: ContactPoint, input: CommandInput): Promise<number> {
  const { database, now, actor, write, openFile } = context;
  const path = textOption(input, 'output');
  const file = path === undefined ? null : openFile(path);
  try {
    (file?.write ?? write)(printJson(await exportPerson(database, point, { now, actor })));
  } finally {
    file?.close();
  }
  return 0;
}

async function erase(context: CommandContext, point: ContactPoint, input: CommandInput): Promise<number> {
  const { database, now, actor, write, note } = context;
  const hasAge = input.options['consents-older-than'] !== undefined;
  const consentsBefore = hasAge ? now - ageOption(input, 'consents-older-than') : null;
  if (input.options['yes'] !== true) {
    const code = await find(context, point);
    note('Nothing is erased yet. Add --yes to erase all of these for good.');
    return code;
  }
  const erasure = await erasePerson(database, point, { now, actor, consentsBefore });
  write(
    `Erased ${erasure.leads.length} leads; records of consent: ${erasure.consentsErased} erased, ${erasure.consentsKept} kept.\n`,
  );
  for (const text of new Set(erasure.delivered.map(whoHasIt))) note(text);
  if (erasure.underWay > 0) note(`${erasure.underWay} were being sent at this moment and may still arrive.`);
  const others = [...erasure.alsoKnownBy.phones, ...erasure.alsoKnownBy.emails];
  if (others.length > 0) note(`The same leads had also ${others.join(', ')}: look there for more of this person.`);
  return compactStore(context);
}

/** A lead that went by two ways has the same text twice. */
function whoHasIt({ lead, provider }: { readonly lead: string; readonly provider: string }): string {
  if (provider === operatorRecipient) return `You have a copy of lead ${lead}: erase it too.`;
  return `${provider} has lead ${lead}: ask them to erase it too.`;
}

async function withdrawOne(
  { database, now, actor, write, note }: CommandContext,
  point: ContactPoint,
): Promise<number> {
  const { cancelled, underWay, alsoKnownBy } = await withdraw(database, point, { now, actor });
  write(`Noted. ${cancelled} deliveries are cancelled, and no new lead of this person is taken.\n`);
  if (underWay > 0) note(`${underWay} were being sent at this moment and may still arrive.`);
  const others = [...alsoKnownBy.phones, ...alsoKnownBy.emails];
  if (others.length > 0) {
    note(
      `Leads that name only ${others.join(', ')}, which the same leads had too, are still taken: withdraw these as well.`,
    );
  }
  return 0;
}

async function readmitOne({ database, now, actor, write, note }: CommandContext, point: ContactPoint): Promise<number> {
  if (await readmit(database, point, { now, actor })) {
    write('Noted. Leads of this person are taken again.\n');
    return 0;
  }
  note('This person had not said STOP.');
  return 1;
}
