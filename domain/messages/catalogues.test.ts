import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { catalogues, messagesFor } from './messages-for.ts';

const root = resolve(import.meta.dirname, '../..');

type Catalogue = Record<string, Record<string, string>>;

function textsOf(catalogue: Catalogue): [key: string, text: string][] {
  return Object.entries(catalogue).flatMap(([area, texts]) =>
    Object.entries(texts).map(([name, text]): [string, string] => [`${area}.${name}`, text]),
  );
}

type Elements = ReturnType<IntlMessageFormat['getAst']>;

interface Argument {
  name: string;
  /** Of what is counted. */
  forms?: string[];
}

/** @throws where the text is no ICU message */
function parse(text: string): Elements {
  return new IntlMessageFormat(text).getAst();
}

/** Everything in braces. */
function argumentsOf(elements: Elements): Argument[] {
  return elements.flatMap((element): Argument[] => {
    if ('options' in element) {
      const options = Object.entries(element.options);
      const inside = options.flatMap(([, { value }]) => argumentsOf(value));
      const forms = 'pluralType' in element ? options.map(([form]) => form) : undefined;
      return [{ name: element.value, forms }, ...inside];
    }
    // Neither words, which are of type 0, nor the number of a form.
    return 'value' in element && Number(element.type) > 0 ? [{ name: element.value }] : [];
  });
}

function namesIn(text: string): string[] {
  return [...new Set(argumentsOf(parse(text)).map(({ name }) => name))].sort();
}

/** Forms of a language that a counted message lacks. */
function missingForms(language: string, text: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return argumentsOf(parse(text)).flatMap(({ forms }) =>
    forms ? pluralCategories.filter((form) => !forms.includes(form)) : [],
  );
}

const english = textsOf(catalogues.en);

test.each(['ar', 'ur'] as const)(
  '%s has every message, with the values of the English one',
  (tag) => {
    const texts = new Map(textsOf(catalogues[tag]));
    expect([...texts.keys()].sort()).toEqual(english.map(([key]) => key).sort());
    const different = english.filter(
      ([key, text]) => namesIn(text).join() !== namesIn(texts.get(key) ?? '').join(),
    );
    expect(different.map(([key]) => key)).toEqual([]);
  },
);

test.each(['en', 'ar', 'ur'] as const)('each counted message of %s has all forms', (tag) => {
  const lacking = textsOf(catalogues[tag]).flatMap(([key, text]) =>
    missingForms(tag, text).map((form) => `${key}: ${form}`),
  );
  expect(lacking).toEqual([]);
});

test('a form that Arabic needs and a message lacks is found (negative control)', () => {
  expect(missingForms('ar', '{count, plural, one {a} two {b} other {c}}')).toEqual([
    'zero',
    'few',
    'many',
  ]);
  expect(namesIn('{one} {two, plural, other {# of {three}}}')).toEqual(['one', 'three', 'two']);
});

test('R-L-08 the hours of an answer are counted in the forms of the language', () => {
  const said = (tag: string) =>
    [2, 6, 48].map((hours) => messagesFor(tag).text('facts.answerTime', { hours }));
  expect(said('en')).toEqual(['2 hours', '6 hours', '48 hours']);
  expect(said('ar')).toEqual(['ساعتين', '6 ساعات', '48 ساعة']);
  expect(said('ur')).toEqual(['2 گھنٹوں', '6 گھنٹوں', '48 گھنٹوں']);
});

test.each(['ar', 'ur'] as const)('no text of %s is empty or left in English', (tag) => {
  const own = textsOf(catalogues[tag]).filter(([, text]) => {
    const words = text.replace(/\{\w+(, number[^}]*)?\}/g, '');
    return text === '' || (/\p{L}/u.test(words) && !/\p{Script=Arabic}/u.test(words));
  });
  expect(own.map(([key]) => key)).toEqual([]);
});

test('every message is said somewhere, by its whole key', () => {
  const files = globSync('{app,domain,mail,server}/**/*.{ts,tsx}', { cwd: root });
  const sources = files.filter((path) => !/\.test\.|^domain\/messages\//.test(path));
  const said = sources.map((path) => readFileSync(`${root}/${path}`, 'utf8')).join('\n');
  const unused = english.filter(([key]) => !said.includes(`'${key}'`));
  expect(english.length).toBeGreaterThan(10);
  expect(unused.map(([key]) => key)).toEqual([]);
});
