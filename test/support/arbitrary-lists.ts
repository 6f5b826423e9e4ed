/** Random inputs that repeat: their inputs, how many there are, and formulas over them for the number inputs of a calculator. */
import fc from 'fast-check';

/** A list that stands for one number input. */
export interface RandomList {
  /** The number input that it gives. */
  readonly gives: string;
  readonly formula: string;
  readonly least: number;
  readonly most: number;
  /** True for a list that may have no items, which a step adds up. */
  readonly isOptional?: true;
  /** True for a day in place of the number. */
  readonly isDay?: true;
}

const itemInputs: Readonly<Record<string, string>> = {
  wide: '{ label: Wide, type: number, unit: ft, default: 4, min: 1, max: 40, step: 0.5 }',
  tall: '{ label: Tall, type: number, unit: in, required: true, min: 0.5, max: 60, step: 0.5 }',
  panes: '{ label: Panes, type: number, whole: true, default: 2, min: 0, max: 9, step: 1 }',
  load: '{ label: Load, type: number, unit: lb, default: 10, min: 0, max: 100, step: 1 }',
  stay: '{ label: Stay, type: number, unit: day, default: 2, min: 0.5, max: 9, step: 0.5 }',
  sort: '{ label: Sort, type: select, default: thick, options: { thin: { label: Thin, part: 50% }, thick: { label: Thick, part: 2 } } }',
  open: '{ label: Open, type: yes_no, default: no }',
};

/** Parts of an item, then folds over items and formulas over folds. */
type Kind = 'plain' | 'length' | 'mass' | 'time';
type Part = `${Kind}Item` | Kind | 'truthItem' | 'truth';

const depthIdentifier = fc.createDepthIdentifier();
const figures = fc.integer({ min: 1, max: 160 }).map((part) => String(part / 16));

const formulas = fc.letrec<Record<Part, string>>((tie) => {
  const join = (...parts: readonly (string | fc.Arbitrary<string>)[]) =>
    fc
      .tuple(...parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part)))
      .map((texts) => texts.join(''));
  const pick = (leaves: readonly fc.Arbitrary<string>[], nodes: readonly fc.Arbitrary<string>[]) =>
    fc.oneof({ maxDepth: 2, depthIdentifier }, { weight: nodes.length, arbitrary: fc.oneof(...leaves) }, ...nodes);
  const joined = (kind: fc.Arbitrary<string>, plain: fc.Arbitrary<string>, truth: fc.Arbitrary<string>) => [
    join('(', kind, ' + ', kind, ')'),
    join('abs(', kind, ' - ', kind, ')'),
    join('max(', kind, ', ', kind, ')'),
    join('min(', kind, ', ', kind, ')'),
    join('(', kind, ' * ', plain, ')'),
    join('(', kind, ' / (', plain, ' + 1))'),
    join('(', kind, ' / ', plain, ')'),
    join('(if ', truth, ' then ', kind, ' else ', kind, ')'),
  ];
  const items = (leaves: readonly string[], kind: Kind, ...own: readonly fc.Arbitrary<string>[]) =>
    pick([fc.constantFrom(...leaves)], [...joined(tie(`${kind}Item`), tie('plainItem'), tie('truthItem')), ...own]);
  const folds = (kind: Kind, ...own: readonly fc.Arbitrary<string>[]) => {
    const fold = fc.constantFrom('sum', 'max', 'min');
    const over = join(fold, '(pieces, ', tie(`${kind}Item`), ')');
    return pick(
      [over],
      [
        ...joined(tie(kind), tie('plain'), tie('truth')),
        join('(sum(pieces, ', tie(`${kind}Item`), ') / items(pieces))'),
        ...own,
      ],
    );
  };
  const [plain, length] = [tie('plain'), tie('length')];
  return {
    plainItem: items(
      ['panes', 'sort.part', 'wide / 1 ft', 'tall / wide', 'sqrt(panes)'],
      'plain',
      join('ceil(', tie('plainItem'), ', 0.5)'),
    ),
    lengthItem: items(['wide', 'tall', 'sqrt(wide * tall)', 'wide * tall / (wide + tall)'], 'length'),
    massItem: items(['load', 'load * sort.part', 'load * panes'], 'mass'),
    timeItem: items(['stay', 'stay * panes', 'ceil(stay, 1 day)'], 'time'),
    truthItem: fc.constantFrom('open', 'sort = "thin"', 'panes > 3', 'wide >= 20 ft', 'tall <= wide'),
    plain: folds(
      'plain',
      fc.constant('items(pieces)'),
      join(figures, ' * items(pieces)'),
      join('(', length, ' / (', length, ' + 1 ft))'),
      join('sqrt(', plain, ')'),
    ),
    length: folds('length', join('ceil(', length, ', 3 in)'), join('sqrt(sum(pieces, wide * tall))')),
    mass: folds('mass'),
    time: folds('time'),
    truth: fc.oneof(
      fc.constantFrom('items(pieces) > 2', 'max(pieces, wide) > 20 ft', 'sum(pieces, panes) >= 5'),
      join('(', plain, ' <= ', plain, ')'),
    ),
  };
});

/** The number inputs of random calculators that a list may stand for. */
export const listTargets = {
  length: 'length',
  depth: 'length',
  count: 'plain',
  nights: 'time',
  weight: 'mass',
} as const;

const unitAfter: Readonly<Record<Kind, string>> = { plain: '', length: ' ft', mass: ' lb', time: ' day' };

/** A list that may have no items for one of the number inputs that a formula names; null where it names none. */
export function optionalListFor(text: string): fc.Arbitrary<RandomList | null> {
  const named = targetsIn(text);
  if (named.length === 0) return fc.constant(null);
  return fc
    .tuple(fc.constantFrom(...named), fc.constantFrom('sum', 'max', 'min'), figures, fc.integer({ min: 1, max: 5 }))
    .chain(([[gives, kind], fold, otherwise, most]) =>
      formulas[`${kind}Item`].map((item): RandomList => {
        const last = fold === 'sum' ? '' : `, ${otherwise}${unitAfter[kind]}`;
        return { gives, formula: `${fold}(pieces, ${item}${last})`, least: 0, most, isOptional: true };
      }),
    );
}

function targetsIn(text: string) {
  return Object.entries(listTargets).filter(([name]) => names(text, name));
}

/** A list for one of the number inputs that a formula names; null where it names none. */
export function listFor(text: string): fc.Arbitrary<RandomList | null> {
  const named = targetsIn(text);
  if (named.length === 0) return fc.constant(null);
  return fc
    .tuple(fc.constantFrom(...named), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 5 }))
    .chain(([[gives, kind], least, more]) =>
      formulas[kind].map((formula) => ({ gives, formula, least, most: least + more })),
    );
}

/** Formulas of a day that come to a plain number. */
const ofDay = fc.letrec<{ readonly plain: string }>((tie) => {
  const join = (...parts: readonly (string | fc.Arbitrary<string>)[]) =>
    fc
      .tuple(...parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part)))
      .map((texts) => texts.join(''));
  const day = fc.constantFrom(
    'moved',
    'add_months(moved, 2)',
    'add_months(moved, -13)',
    '(moved + 45 day)',
    '(moved + 7 h)',
  );
  const plain = tie('plain');
  const leaf = fc.oneof(
    join('(', fc.constantFrom('days_in_year', 'day_of_year', 'days_left_in_year'), '(', day, ') / 1 day)'),
    join('((', day, ' - "2026-03-01") / 1 day)'),
    join('(', day, ' - moved) / 1 day'),
  );
  return {
    plain: fc.oneof(
      { maxDepth: 2 },
      leaf,
      join('(', plain, ' * ', figures, ')'),
      join('(', plain, ' + ', plain, ')'),
      join('abs(', plain, ')'),
      join('floor(', plain, ' / ', figures, ')'),
      join('(', plain, ' / (', fc.constantFrom('days_in_year', 'day_of_year'), '(', day, ') / 1 day))'),
      join('(if ', day, fc.constantFrom(' > ', ' <= '), '"2026-12-31" then ', plain, ' else ', plain, ')'),
    ),
  };
});

/** A day for one of the number inputs that a formula names; null where it names none. */
export function dayFor(text: string): fc.Arbitrary<RandomList | null> {
  const named = targetsIn(text);
  if (named.length === 0) return fc.constant(null);
  return fc.tuple(fc.constantFrom(...named), ofDay.plain).map(([[gives, kind], plain]): RandomList => {
    const formula = kind === 'plain' ? plain : `${plain} * 1${unitAfter[kind]}`;
    return { gives, formula, least: 1, most: 1, isDay: true };
  });
}

/** The entry of `inputs` that declares a list. */
export function listText({ gives, formula, ...list }: RandomList): string {
  if (list.isDay)
    return `moved: { label: Moved, type: day, min: 2023-12-31, max: 2033-03-01, instead_of: { ${gives}: '${formula}' } }`;
  return [bareListText({ formula, ...list }), `  instead_of: { ${gives}: '${formula}' }`].join('\n');
}

/** The same for a list that a step adds up. */
export function bareListText({ formula, least, most }: Omit<RandomList, 'gives'>): string {
  return [
    'pieces:',
    '  label: Pieces',
    '  type: list',
    '  of:',
    ...inputsIn(formula).map(([name, text]) => `    ${name}: ${text}`),
    `  least: ${least}`,
    `  most: ${most}`,
  ].join('\n');
}

/** The fewest items that a list takes, as an example gives them. */
export function fewestItems({ formula, least }: RandomList): string {
  const item = inputsIn(formula).map(([name]) => `${name}: ${{ sort: 'thin', open: 'yes' }[name] ?? 2}`);
  return `pieces: [${Array(least)
    .fill(`{ ${item.join(', ')} }`)
    .join(', ')}]`;
}

function inputsIn(formula: string): readonly (readonly [name: string, text: string])[] {
  const own = Object.entries(itemInputs).filter(([name]) => names(formula, name));
  return own.length === 0 ? Object.entries(itemInputs).slice(0, 1) : own;
}

function names(text: string, name: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(text);
}
