import { expect, test } from 'vitest';
import fc from '../../../tests/fast-check.ts';
import { blogKind } from '../kinds/blog.ts';
import { bandsOf, comparedTitle, likenessOf, nearCopy, shinglesOf } from './likeness.ts';

/** Words that follow each other by chance, the same ones for a seed. */
function wordsFrom(seed: number, count: number): string[] {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return `w${state % 2_000}`;
  });
}

function shingles(words: string[]): Set<number> {
  const blogs_content = [{ heading: 'One', paragraph: `<p>${words.join(' ')}</p>` }];
  return shinglesOf(blogKind, { title: 'A title', blogs_content });
}

function sharedBands(one: Set<number>, other: Set<number>): number {
  const others = bandsOf(other) ?? [];
  return (bandsOf(one) ?? []).filter((band, at) => band === others[at]).length;
}

test('texts of which one word differs share a band, texts of other words do not', () => {
  let missed = 0;
  let chance = 0;
  for (let seed = 1; seed <= 200; seed += 1) {
    const words = wordsFrom(seed, 300);
    const near = shingles(words.with(150, 'changed'));
    expect(likenessOf(shingles(words), near)).toBeGreaterThan(nearCopy);
    if (sharedBands(shingles(words), near) === 0) missed += 1;
    const far = shingles(wordsFrom(seed + 1_000, 300));
    expect(likenessOf(shingles(words), far)).toBeLessThan(0.1);
    if (sharedBands(shingles(words), far) > 0) chance += 1;
  }
  expect([missed, chance]).toEqual([0, 0]);
});

test('markup, entities, case and signs do not count, the order of words does', () => {
  const of = (html: string) => shinglesOf(blogKind, { brief_paragraph: html });
  const plain = of('A shop in Deira sells nets');
  expect(of('<p class="x">A <b>shop</b> in&nbsp;DEIRA, sells: nets!</p>')).toEqual(plain);
  expect(likenessOf(of('nets sells Deira in shop A'), plain)).toBe(0);
});

test('a short text is compared with none', () => {
  expect(bandsOf(shingles(['a', 'few', 'words']))).toBeNull();
  expect(bandsOf(shinglesOf(blogKind, {}))).toBeNull();
});

test('any text is read in a moment', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const found = shinglesOf(blogKind, { brief_paragraph: text });
      expect(likenessOf(found, found)).toBe(found.size === 0 ? 0 : 1);
    }),
  );
  const begun = process.cpuUsage();
  for (const sign of ['<', '&', '<a ', 'a ']) {
    bandsOf(shinglesOf(blogKind, { brief_paragraph: sign.repeat(300_000) }));
  }
  expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(3_000);
});

test('a title is that of the page, however it is written', () => {
  const title = { title: 'Wells', metaTitle: ' Twelve  WELLS! ' };
  expect(comparedTitle(blogKind, title)).toBe('twelve wells');
  expect(comparedTitle(blogKind, { ...title, metaTitle: ' ' })).toBe('wells');
  expect(comparedTitle(blogKind, {})).toBe('');
});
