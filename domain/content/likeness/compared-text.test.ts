import { expect, test } from 'vitest';
import fc from '../../../tests/fast-check.ts';
import { blogKind } from '../kinds/blog.ts';
import { locationPageKind } from '../kinds/location-page.ts';
import { comparedText, likenessLimits, likenessOf } from './compared-text.ts';
import { knownNames } from './masked.ts';
import { passagesOf } from './passages.ts';
import { TwinIndex } from './twin-index.ts';

const mask = { names: knownNames(['Northport', 'Castle Wick']), language: 'en' };

const sentences = [
  'We mend nets for crews who leave before the sun is up',
  'Each of them asks for a net that lasts until spring and is paid for after the first good catch',
  'The shop takes an order at night and holds the net until dawn',
  'A message goes to the crew when the net is ready on the quay',
  'Whoever comes late finds the door open and a lamp in the window',
];

function textOf(...paragraphs: string[]) {
  const fields = ['main_paragraph', 'paragraph_1', 'paragraph_2', 'paragraph_3', 'paragraph_4'];
  const values = Object.fromEntries(paragraphs.map((text, at) => [fields[at], text]));
  return comparedText(locationPageKind, values, mask);
}

function likeness(one: string, other: string): number {
  const none = new Int32Array();
  return likenessOf(textOf(one)?.shingles ?? none, textOf(other)?.shingles ?? none);
}

const base = `${sentences.join('. ')}.`;

test.each([
  [
    'another place',
    base.replaceAll('the sun', 'the sun in Northport'),
    base.replaceAll('the sun', 'the sun in Elmshaw'),
  ],
  [
    'a known name in small letters',
    `${base} Ask in castle wick today.`,
    `${base} Ask in northport today.`,
  ],
  [
    'a number that is written out',
    `${base} Call within 24 hours.`,
    `${base} Call within twenty-four hours.`,
  ],
  ['another phone', `${base} Call +00 4 555 0101 now.`, `${base} Call (04) 999-1234 now.`],
  [
    'a list of districts',
    `${base} We work in Northport.`,
    `${base} We work in Oakby, Thornley and Castle Wick.`,
  ],
  ['sentences in another order', base, `${sentences.toReversed().join('. ')}.`],
  ['markup within words', base, base.replaceAll('net', 'n<b>e</b>t')],
  ['entities', base, base.replaceAll(' ', '&nbsp;')],
])('%s does not make a text another one', (_, one, other) => {
  expect(likeness(one, other)).toBe(1);
});

test('a name that is swapped twelve times in 300 words hides nothing', () => {
  const many = Array.from(
    { length: 12 },
    (_, at) =>
      `${sentences[at % 5]} number ${'x'.repeat(at + 2)} in @ with some more words behind it so that it is long`,
  );
  const of = (place: string) => `${many.join('. ').split('@').join(place)}.`;
  expect(of('Oakby').split(' ').length).toBeGreaterThan(250);
  expect(likeness(of('Oakby'), of('West Marden'))).toBe(1);
});

test('other words in the same frame are another text', () => {
  expect(likeness(base, [...base.split(' ')].toReversed().join(' '))).toBeLessThan(0.1);
});

test('a text of few words is compared with none', () => {
  expect(textOf('Too short to say anything.')).toBeNull();
  expect(comparedText(blogKind, {}, mask)).toBeNull();
});

const own = (seed: string) =>
  `${Array.from({ length: 12 }, (_, at) => Array.from({ length: 9 }, (__, word) => `${seed}${(at * 31 + word * 7) % 97}x`.replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))).join(' ')).join('. ')}.`;

test('a block that several pages share does not count, as long as there is enough beside it', () => {
  const index = new TwinIndex();
  const page = (seed: string) => textOf(base, `${base} too`, `${base} and more`, own(seed));
  const [one, two, three] = [page('q'), page('w'), page('z')];
  if (!one || !two || !three) throw new Error('The texts are too short.');
  index.set('one', one);
  index.set('two', two);
  expect(index.twinsOf(three, 'three')).toEqual([]);
  const bare = textOf(base, `${base} too`, `${base} and more`);
  if (!bare) throw new Error('The text is too short.');
  for (const id of ['four', 'five', 'six']) index.set(id, bare);
  expect(index.twinsOf(bare, 'six').map(({ likeness: found }) => found)).toEqual([1, 1]);
});

test('what is deleted is found no more, however often texts change', () => {
  const index = new TwinIndex();
  const text = textOf(base);
  if (!text) throw new Error('The text is too short.');
  for (let count = 0; count < 500; count += 1) index.set(String(count % 5), text);
  expect(index.size).toBe(5);
  expect(
    index
      .twinsOf(text, '0')
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['1', '2', '3', '4']);
  index.delete('3');
  expect(index.twinsOf(text, '0')).toHaveLength(3);
});

test('passages stand side by side as they are typed', () => {
  const values = (place: string) => ({
    main_paragraph: `${base} Come to us in ${place} before the winter begins.`,
  });
  const found = passagesOf(
    locationPageKind,
    { own: values('Oakby'), other: values('Northport') },
    mask,
  );
  expect(found).toHaveLength(6);
  expect(found.at(-1)).toEqual({
    own: 'Come to us in Oakby before the winter begins.',
    other: 'Come to us in Northport before the winter begins.',
  });
});

test('any text is read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const found = textOf(text, base);
      expect(found && likenessOf(found.shingles, found.shingles)).toBe(1);
    }),
  );
  expect(likenessLimits.warning).toBeLessThan(likenessLimits.reason);
});

// Read with time that grows with the square of its length, none of these would end in the time of a test.
test.each(['<', '&', '<a ', 'a ', '.', 'A ', '<p ', '&#', 'the ', '<!--'])(
  'a text of 200,000 times %j is read within the time of a test',
  (sign) => {
    const text = sign.repeat(200_000);
    expect(textOf(text)?.shingles.length ?? 0).toBeLessThanOrEqual(text.length);
  },
);
