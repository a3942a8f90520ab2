import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { slugFrom } from '../../domain/content/addresses/slug.ts';
import {
  homeTeaserLength,
  insightsTeaserLength,
  teaser,
} from '../../domain/content/text/teaser.ts';
import { listedItems } from '../../tests/listed-editions.ts';
import { originalTexts } from '../../tests/original-texts.ts';
import type { EditionContent } from './edition-content.ts';

const glossary = readFileSync(join(import.meta.dirname, 'glossary.md'), 'utf8');

/** Each text with its place, such as `sections.home-hero.headline`. */
function textsIn(value: unknown, at = ''): [at: string, text: string][] {
  if (typeof value === 'string') return [[at, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    return textsIn(inner, at === '' ? name : `${at}.${name}`);
  });
}

interface Loaded extends EditionContent {
  language: string;
  folder: string;
  file: string;
}

const files = globSync('*/*/**/*.ts', { cwd: import.meta.dirname }).sort();

function isEdition(value: unknown): value is EditionContent {
  return typeof value === 'object' && value !== null && 'item' in value && 'texts' in value;
}

/** A file without an edition holds words that several of them share. */
const loaded = await Promise.all(
  files.map(async (file): Promise<Loaded[]> => {
    const [language = '', folder = ''] = file.split('/');
    const module: Record<string, unknown> = await import(join(import.meta.dirname, file));
    const contents = Object.values(module).filter(isEdition);
    return contents.map((content) => ({ ...content, language, folder, file }));
  }),
);

const editions = loaded.flat();

const languages = [...new Set(editions.map(({ language }) => language))];

const originalOf = ({ folder, item }: Loaded) => originalTexts[folder]?.get(item) ?? {};

/** Both texts of each place that has two. */
const pairs = editions.flatMap((edition) => {
  const originals = new Map(textsIn(originalOf(edition)));
  return textsIn(edition.texts).map(([at, text]) => ({
    ...edition,
    at: `${edition.file} ${at}`,
    text,
    original: originals.get(at) ?? '',
  }));
});

/** Places at which a check finds different things in the two texts. */
function differing(found: (text: string) => readonly string[]): string[] {
  return pairs.flatMap(({ at, text, original }) => {
    const [own, wanted] = [found(text).join(' '), found(original).join(' ')];
    return own === wanted ? [] : [`${at}: ${own} for ${wanted}`];
  });
}

const allOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([all]) => all);

/** As it is read: without tags, code, facts and addresses. */
function read(text: string): string {
  return text
    .replace(/<code>.*?<\/code>|<[^>]+>|&\w+;|\{\w+\}/g, ' ')
    .replace(/https?:\S+|[\w.]+@[\w.]+/g, ' ');
}

/** The cells of a table or a paragraph of the glossary. */
function partUnder(heading: string): string {
  const [, part = ''] = glossary.split(`## ${heading}\n`);
  return part.split('\n## ')[0] ?? '';
}

const latinNames = (partUnder('Latin names').split(':\n')[1] ?? '')
  .split(',')
  .map((name) => name.trim())
  .toSorted((one, other) => other.length - one.length);

const avoided = partUnder('Words we avoid')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, language = '', words = '']) => [language, words.split(/[,،]\s*/)] as const);

test('there are editions, and words of the glossary to check them by', () => {
  expect(languages).toEqual(expect.arrayContaining(Object.keys(listedItems)));
  expect(latinNames.length).toBeGreaterThan(5);
  expect(avoided.length).toBeGreaterThan(5);
});

describe.each(languages)('%s', (language) => {
  const own = editions.filter((edition) => edition.language === language);

  test('R-L-14 every listed item has its edition, once', () => {
    for (const [folder, items] of Object.entries(listedItems[language] ?? {})) {
      const found = own.filter((edition) => edition.folder === folder).map(({ item }) => item);
      expect(found.toSorted(), folder).toEqual(items.toSorted());
    }
  });

  test.each(own.map((edition) => [edition.file, edition] as const))(
    '%s has a text for each of the original, and no other',
    (_, edition) => {
      const places = (value: unknown) => textsIn(value).map(([at]) => at);
      expect(places(edition.texts).toSorted()).toEqual(places(originalOf(edition)).toSorted());
      expect(textsIn(edition.texts).filter(([, text]) => text.trim() === '')).toEqual([]);
    },
  );

  test('addresses are those of the language, short and one each', () => {
    const addressed = own.filter(({ folder }) => /^(?:pages|blogs|location-pages)$/.test(folder));
    const addresses = addressed.map(({ folder, address }) => `${folder === 'blogs'}/${address}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const { address } of addressed) {
      expect(address).toBe(slugFrom(address).normalize('NFC'));
      expect(address).toMatch(/^[\p{L}\p{N}-]*$/u);
      expect(address.split('-').length, address).toBeLessThanOrEqual(6);
    }
    const others = own.filter((edition) => !addressed.includes(edition));
    expect(others.filter(({ address }) => address !== '')).toEqual([]);
  });
});

test('R-L-14 figures are those of the original', () => {
  expect(differing((text) => allOf(read(text), /[\d٠-٩۰-۹]+(?:[.,]\d+)*/g).toSorted())).toEqual([]);
});

test('R-L-14 facts in braces are those of the original', () => {
  expect(differing((text) => allOf(text, /\{\w+\}/g).toSorted())).toEqual([]);
});

test('R-L-08 what is counted by a setting brings its noun along', () => {
  const counted = editions.filter(({ texts }) =>
    /\{(?:answerHours|retentionMonths)\}/.test(JSON.stringify(texts)),
  );
  expect(counted.map(({ file }) => file)).toEqual([]);
});

test('R-L-14 tags, links and code are those of the original', () => {
  const marks = /<code>.*?<\/code>|<[^>]+>/g;
  // What a picture shows is told in the language of its text.
  const untold = (text: string) => text.replace(/ alt="[^"]+"/g, '');
  expect(differing((text) => allOf(untold(text), marks).toSorted())).toEqual([]);
  expect(differing((text) => allOf(untold(text), /<\/?(?!code|strong|em|a\b)[^>]+>/g))).toEqual([]);
});

test('Latin letters stand in names only', () => {
  const odd = pairs.flatMap(({ at, text }) => {
    const rest = latinNames.reduce((left, name) => left.replaceAll(name, ' '), read(text));
    return allOf(rest, /[A-Za-z]+/g).map((word) => `${at}: ${word}`);
  });
  expect(odd).toEqual([]);
});

test('R-L-14 every text is in the script of its language', () => {
  const bare = pairs.filter(({ text, original }) => {
    return /\p{L}/u.test(read(original)) && !/\p{Script=Arabic}/u.test(text);
  });
  expect(bare.filter(({ original }) => !latinNames.includes(original))).toEqual([]);
});

test('signs are those of the script', () => {
  const signs = /['"]|\u0640|[\u200b-\u200f\u202a-\u202e\ufeff]|[,;?](?!\d)|[—–]|\.\.\.|…/g;
  const odd = pairs.flatMap(({ at, text, language }) => {
    const quotes = language === 'ar' ? /[‘’“”]/g : /[‘’«»]/g;
    const isNormal = text === text.normalize('NFC');
    return [
      ...allOf(text, quotes),
      ...allOf(read(text).replace(/\u2066[^\u2069]*\u2069/g, ''), signs),
      ...(isNormal ? [] : ['NFC']),
    ].map((sign) => {
      return `${at}: ${JSON.stringify(sign)}`;
    });
  });
  expect(odd).toEqual([]);
});

test('letters are those of the language', () => {
  const foreign: Record<string, RegExp> = { ar: /[کیہھے]/g, ur: /[كيىهة]/g };
  const odd = pairs.flatMap(({ at, text, language }) => {
    return allOf(text, foreign[language] ?? /(?!)/g).map((letter) => `${at}: ${letter}`);
  });
  expect(odd).toEqual([]);
});

test('pieces from left to right are closed again', () => {
  const isolates = pairs.filter(({ text }) => {
    return allOf(text, /\u2066/g).length !== allOf(text, /\u2069/g).length;
  });
  expect(isolates).toEqual([]);
});

test.each(avoided)('%s avoids %s', (language, words) => {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{M}])[وف]?(?:${words.join('|')})(?![\\p{L}\\p{M}])`,
    'gu',
  );
  const found = pairs
    .filter((pair) => pair.language === language)
    .flatMap(({ at, text }) => allOf(read(text), pattern).map((word) => `${at}: ${word}`));
  expect(found).toEqual([]);
});

test('titles and descriptions have their advised lengths', () => {
  const long = pairs.flatMap(({ at, text }) => {
    const max = /meta_?title$/i.test(at) ? 60 : /meta_?description$/i.test(at) ? 155 : Infinity;
    const { length } = text.replaceAll('{name}', 'فلج');
    return length > max ? [`${at}: ${length}`] : [];
  });
  expect(long).toEqual([]);
});

test('the word of a heading in the accent colour occurs in it', () => {
  const marked = pairs.filter(({ at }) => at.endsWith('-info.highlight'));
  for (const { at, text } of marked) {
    const heading = pairs.find((pair) => pair.at === at.replace(/highlight$/, 'heading'))?.text;
    expect(heading, at).toContain(text);
  }
});

test('teasers end at a word', () => {
  for (const { at, text } of pairs.filter((pair) => pair.at.endsWith(' brief_paragraph'))) {
    for (const length of [homeTeaserLength, insightsTeaserLength]) {
      const cut = teaser(text, length).replace(/\.\.\.$/, '');
      expect(text.slice(cut.length), at).toMatch(/^(?![\p{L}\p{M}])/u);
    }
  }
});
