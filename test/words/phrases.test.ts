import { httpTexts } from '../../words/http-texts.js';
import type { Templates, Texts } from '../../words/phrases.js';
import { phrases } from '../../words/phrases.js';
import { translationFaults, untranslated } from '../../words/translation-faults.js';

const templates = {
  plain: 'Nothing is here.',
  placed: '{slug} has {inputs}, and {slug} only.',
  items: { by: 'count', one: '{list} has one item.', other: '{list} has {count} items.' },
  deep: { inner: 'At most {most}.' },
} as const;

const polish = {
  language: 'pl',
  texts: {
    plain: 'Nic tu nie ma.',
    items: { one: '{list}: {count} rzecz.', few: '{list}: {count} rzeczy.', other: '{list}: {count} rzeczy (inne).' },
  },
};

describe('words', () => {
  const words = phrases(templates);

  it('are the English ones without a translation', () => {
    expect(words.plain).toBe('Nothing is here.');
    expect(words.placed({ slug: 'fence', inputs: 'length' })).toBe('fence has length, and fence only.');
    expect(words.deep.inner({ most: 5 })).toBe('At most 5.');
  });

  it('put values in as they are, whatever they look like', () => {
    expect(words.placed({ slug: '{inputs} $& $1', inputs: 'a' })).toBe(
      '{inputs} $& $1 has a, and {inputs} $& $1 only.',
    );
  });

  it.each([
    [0, 'It has 0 items.'],
    [1, 'It has one item.'],
    [2, 'It has 2 items.'],
  ])('choose the plural form of %d', (count, said) => {
    expect(words.items({ list: 'It', count })).toBe(said);
  });

  it('take plural forms of the other language, and English where a key is missing', () => {
    const translated = phrases(templates, polish);
    expect(translated.plain).toBe('Nic tu nie ma.');
    expect([1, 3, 5].map((count) => translated.items({ list: 'L', count }))).toEqual([
      'L: 1 rzecz.',
      'L: 3 rzeczy.',
      'L: 5 rzeczy (inne).',
    ]);
    expect(translated.deep.inner({ most: 5 })).toBe('At most 5.');
    expect(untranslated(templates, polish.texts)).toEqual(['placed', 'deep.inner']);
  });

  it('do not compile with a forgotten, surplus or misnamed value', () => {
    const calls = [
      // @ts-expect-error inputs is forgotten
      () => words.placed({ slug: 'fence' }),
      // @ts-expect-error least is surplus
      () => words.deep.inner({ most: 5, least: 1 }),
      // @ts-expect-error a count is a number
      () => words.items({ list: 'It', count: '2' }),
    ];
    expect(calls).toHaveLength(3);
  });
});

describe('faults of a translation', () => {
  const faults = (texts: Texts, language = 'es') => translationFaults(templates as Templates, texts, language);

  it.each<[string, Texts, readonly object[]]>([
    ['none', { plain: 'Nada.', placed: '{inputs}: {slug}, {slug}.' }, []],
    ['a place lost', { deep: { inner: 'Poco.' } }, [{ key: 'deep.inner', fault: 'other_places', names: ['most'] }]],
    ['a place said once', { placed: '{slug} {inputs}' }, [{ key: 'placed', fault: 'other_places', names: ['slug'] }]],
    [
      'a place renamed',
      { deep: { inner: '{mas}' } },
      [{ key: 'deep.inner', fault: 'other_places', names: ['most', 'mas'] }],
    ],
    ['a key that English lacks', { other: 'Otro.' }, [{ key: 'other', fault: 'unknown', names: [] }]],
    ['a key of every object', { constructor: 'x' }, [{ key: 'constructor', fault: 'unknown', names: [] }]],
    ['a text for a branch', { deep: 'x' }, [{ key: 'deep', fault: 'other_kind', names: [] }]],
    ['a branch for a text', { plain: { a: 'x' } }, [{ key: 'plain', fault: 'other_kind', names: [] }]],
    [
      'a plural form missing',
      { items: { other: '{list} {count}' } },
      [{ key: 'items', fault: 'missing_form', names: ['one'] }],
    ],
    [
      'a plural form of no use, and a place lost in another',
      { items: { one: 'Uno.', few: '{list}', other: '{list} {count}' } },
      [
        { key: 'items', fault: 'unknown_form', names: ['few'] },
        { key: 'items.one', fault: 'other_places', names: ['list'] },
      ],
    ],
  ])('tell %s', (_, texts, expected) => {
    expect(faults(texts)).toEqual(expected);
  });

  it('are told for the texts of a room', () => {
    const texts = { wait: { minute: { one: '{seconds} segundo', other: 'segundos' } }, bodyTooLong: 'Largo.' };
    expect(translationFaults(httpTexts, texts, 'es')).toEqual([
      { key: 'wait.minute.other', fault: 'other_places', names: ['seconds'] },
      { key: 'bodyTooLong', fault: 'other_places', names: ['longest'] },
    ]);
  });
});
