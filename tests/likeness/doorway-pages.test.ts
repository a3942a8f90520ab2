import { expect, test } from 'vitest';
import { locationPageKind } from '../../domain/content/kinds/location-page.ts';
import { comparedText, likenessLimits } from '../../domain/content/likeness/compared-text.ts';
import { knownNames } from '../../domain/content/likeness/masked.ts';
import { TwinIndex } from '../../domain/content/likeness/twin-index.ts';
import {
  arabic,
  draftOf,
  english,
  type Language,
  pageOf,
  pick,
  randomFrom,
  tricks,
} from './doorway-pages.ts';

interface Pair {
  one: string[];
  other: string[];
  language: Language;
  areTwins: boolean;
  says: string;
}

function valuesOf(paragraphs: string[]) {
  const fields = ['main_paragraph', 'paragraph_1', 'paragraph_2', 'paragraph_3', 'paragraph_4'];
  return Object.fromEntries(paragraphs.map((text, at) => [fields[at] ?? '', text]));
}

function textOf(paragraphs: string[], language: Language) {
  const mask = { names: knownNames(language.places), language: language.tag };
  return comparedText(locationPageKind, valuesOf(paragraphs), mask);
}

/** Every second one a pair of twins, with one to four tricks; the others share at most a third. */
function pairOf(seed: number): Pair {
  const random = randomFrom(seed);
  const language = seed % 10 === 0 ? arabic : english;
  const draft = draftOf(random, language);
  const plain = {
    random,
    language,
    place: pick(random, language.places),
    tricks: new Set<string>(),
  };
  const areTwins = seed % 2 === 0;
  const count = 1 + (seed % 4);
  const used = new Set(
    Array.from({ length: count }, (_, at) => tricks[(seed + at * 2) % tricks.length] ?? ''),
  );
  const place = pick(random, language.places);
  const others = draftOf(random, language);
  const shared = seed % 3 === 0 ? [draft[0] ?? [], ...others.slice(1)] : others;
  const other = pageOf(areTwins ? draft : shared, { random, language, place, tricks: used });
  return { one: pageOf(draft, plain), other, language, areTwins, says: `${seed} ${[...used]}` };
}

const pairs = Array.from({ length: 500 }, (_, at) => pairOf(at + 1));

/** What a comparison finds that takes the words as they are typed. */
function plainLikeness(one: string[], other: string[]): number {
  const [a, b] = [one, other].map((paragraphs) => {
    const text = paragraphs
      .join(' ')
      .replace(/<[^>]*>/g, ' ')
      .toLowerCase();
    const words = text.split(/\s+/);
    return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')));
  });
  const both = [...(a ?? [])].filter((shingle) => b?.has(shingle)).length;
  return both / ((a?.size ?? 0) + (b?.size ?? 0) - both);
}

test('a comparison of the words as they are typed misses nearly all of them', () => {
  const twins = pairs.filter(({ areTwins }) => areTwins);
  const found = twins.filter(
    ({ one, other }) => plainLikeness(one, other) >= likenessLimits.reason,
  );
  expect(twins).toHaveLength(250);
  expect(found.length).toBeLessThan(10);
});

test('R-G-01 of 500 pairs of doorway pages none is missed and none is named by mistake', () => {
  const indexes = new Map([english, arabic].map(({ tag }) => [tag, new TwinIndex()]));
  pairs.forEach(({ other, language }, at) => {
    const text = textOf(other, language);
    if (text) indexes.get(language.tag)?.set(String(at), text);
  });
  const missed: string[] = [];
  const mistaken: string[] = [];
  pairs.forEach(({ one, language, areTwins, says }, at) => {
    const text = textOf(one, language);
    const found = text ? (indexes.get(language.tag)?.twinsOf(text, null) ?? []) : [];
    const twin = found.find(({ id }) => id === String(at));
    if (areTwins && (twin?.likeness ?? 0) < likenessLimits.reason) {
      missed.push(`${says} ${twin?.likeness}`);
    }
    mistaken.push(
      ...found.filter(({ id }) => !areTwins || id !== String(at)).map(({ id }) => `${says} ${id}`),
    );
  });
  expect({ missed, mistaken }).toEqual({ missed: [], mistaken: [] });
});
