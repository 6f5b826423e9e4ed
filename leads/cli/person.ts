/** Answers what one person can ask for: `leads person`. */
import { flag, Refusal, text } from '../../cli/command/option.js';
import type { Call } from '../../cli/command/read-call.js';
import type { NormalContact } from '../model/contact-point.js';
import { readContactPoint } from '../model/contact-point.js';
import { operatorRecipient } from '../model/ways.js';
import { erasePerson, readmit, withdraw } from '../store/erase-person.js';
import { exportPerson, findPeople } from '../store/find-people.js';
import { recordAction } from '../store/operator-actions.js';
import type { CommandContext } from './command.js';
import { command, compactStore } from './command.js';
import { age } from './options.js';
import { printFields, printJson, printTable } from './print-table.js';

const personOptions = {
  phone: text('NUMBER', 'the telephone number'),
  email: text('ADDRESS', 'the email address'),
  yes: flag('erase: really do it; without it, only what would be erased is shown'),
  'consents-older-than': age('erase: also records of consent of this age: 90d, 12w, 5y'),
  output: text('FILE', 'export: a new file, readable by its owner only (standard output)'),
};

type PersonCall = Call<typeof personOptions>;

type Step = (context: CommandContext, contact: NormalContact, call: PersonCall) => Promise<number>;

const steps: Readonly<Record<string, Step>> = {
  find,
  export: exportOne,
  erase,
  withdraw: withdrawOne,
  readmit: readmitOne,
};

/** A person is named by a number, by an address or by both, as they stand on the leads. */
export const personCommand = command({
  summary: 'find, export, erase, withdraw or readmit one person, by telephone number or email address',
  operands: [Object.keys(steps).join('|')],
  options: personOptions,
  run: async (context, call) => {
    const { phone, email } = call;
    const reading = readContactPoint({ phone, email }, context.country);
    if (!reading.ok) throw new Refusal(`${reading.mistakes.join(' ')} See --phone and --email.`);
    const step = steps[call.operands[0] ?? ''];
    if (step === undefined) throw new Error('The row lets no other word pass.');
    return step(context, reading.contact, call);
  },
});

async function find(context: CommandContext, contact: NormalContact): Promise<number> {
  const { database, write, note, storeName } = context;
  const { people, withdrawnAt, consents } = await findPeople(database, contact);
  const leads = people.flatMap((person) => person.leads.map(({ id }) => id));
  await recordAction(database, context, 'find-person', { leads });
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

async function exportOne(context: CommandContext, contact: NormalContact, { output }: PersonCall): Promise<number> {
  const { database, write, openFile } = context;
  const file = output === undefined ? null : openFile(output);
  try {
    (file?.write ?? write)(printJson(await exportPerson(database, contact, context)));
  } finally {
    file?.close();
  }
  return 0;
}

async function erase(context: CommandContext, contact: NormalContact, call: PersonCall): Promise<number> {
  const { database, now, actor, write, note } = context;
  const { 'consents-older-than': oldest } = call;
  const consentsBefore = oldest === undefined ? null : now - oldest;
  if (!call.yes) {
    const code = await find(context, contact);
    note('Nothing is erased yet. Add --yes to erase all of these for good.');
    return code;
  }
  const erasure = await erasePerson(database, contact, { now, actor, consentsBefore });
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

async function withdrawOne(context: CommandContext, contact: NormalContact): Promise<number> {
  const { database, write, note } = context;
  const { cancelled, underWay, alsoKnownBy } = await withdraw(database, contact, context);
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

async function readmitOne(context: CommandContext, contact: NormalContact): Promise<number> {
  const { database, write, note } = context;
  if (await readmit(database, contact, context)) {
    write('Noted. Leads of this person are taken again.\n');
    return 0;
  }
  note('This person had not said STOP.');
  return 1;
}
