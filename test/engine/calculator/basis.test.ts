/** What an answer says of its prices on a day, and for how long. */
import { basisWriter } from '../../../engine/calculator/basis.js';
import { calendarOf } from '../../../engine/calculator/calendar.js';
import { figureFacts } from '../../../engine/calculator/figure-facts.js';
import type { Basis } from '../../../engine/kernel/module.js';
import { englishWords } from '../../../words/engine-words.js';

const figure = (name: string, due: string | null) => ({ name, as_of: null, due, used_by: ['fence'] });
const figures = [figure('prices.post', '2027-03-01'), figure('prices.rail', '2027-06-01'), figure('prices.nail', null)];
const facts = figureFacts(new Map([['figures.json', JSON.stringify({ figures })]]));
const prices = Object.fromEntries(figures.map(({ name }) => [name, 'published' as const]));
const basis: Basis = { class: '5', published: 5, brought: 2, broughtFrom: '2018', judged: 1, prices };
const write = basisWriter(basis, facts, calendarOf('UTC'), englishWords);

test.each([
  ['2027-02-28T23:59:50Z', '8 prices: 5 published, 2 brought from 2018, 1 our judgement', undefined, 10],
  [
    '2027-03-01T00:00:00Z',
    '8 prices: 5 published, 2 brought from 2018, 1 our judgement; 1 overdue for another look',
    ['prices.post'],
    92 * 86_400,
  ],
  [
    '2027-06-02T00:00:00Z',
    '8 prices: 5 published, 2 brought from 2018, 1 our judgement; 2 overdue for another look',
    ['prices.post', 'prices.rail'],
    null,
  ],
])('at %s', (moment, says, overdue, secondsLeft) => {
  const told = write(Date.parse(moment));
  const counts = { published: 5, brought: 2, judged: 1, unnamed: 0 };
  expect(JSON.parse(told.text)).toEqual({ class: '5', says, ...counts, ...(overdue === undefined ? {} : { overdue }) });
  expect(told.secondsLeft).toBe(secondsLeft);
});
