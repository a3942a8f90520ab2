import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { catalogued } from './catalogue-of.ts';
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
  /** A number may be counted; a choice has the words that it is made by. */
  kind: string;
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
    const { value: name = '' } = 'value' in element ? element : {};
    if ('options' in element) {
      const options = Object.entries(element.options);
      const inside = options.flatMap(([, { value }]) => argumentsOf(value));
      const forms = options.map(([form]) => form);
      return 'pluralType' in element
        ? [{ name, kind: 'number', forms }, ...inside]
        : [{ name, kind: forms.join() }, ...inside];
    }
    // Neither words, which are of type 0, nor the number of a form.
    if (name === '' || Number(element.type) === 0) return [];
    return [{ name, kind: 'style' in element ? 'number' : 'words' }];
  });
}

function valuesIn(text: string): string[] {
  const values = argumentsOf(parse(text)).map(({ name, kind }) => `${name} ${kind}`);
  return [...new Set(values)].sort();
}

/** Forms of a language that a counted message lacks. */
function missingForms(language: string, text: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return argumentsOf(parse(text)).flatMap(({ forms }) =>
    forms ? pluralCategories.filter((form) => !forms.includes(form)) : [],
  );
}

const english = textsOf(catalogues.en);
const translated = catalogued.filter((tag) => tag !== 'en');

test.each(translated)('%s has every message, with the values of the English one', (tag) => {
  const texts = new Map(textsOf(catalogues[tag]));
  expect([...texts.keys()].sort()).toEqual(english.map(([key]) => key).sort());
  const different = english.filter(
    ([key, text]) => valuesIn(text).join() !== valuesIn(texts.get(key) ?? '').join(),
  );
  expect(different.map(([key]) => key)).toEqual([]);
});

test.each(catalogued)('each counted message of %s has all forms', (tag) => {
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
  expect(valuesIn('{one} {two, plural, other {# of {three}}}')).toEqual([
    'one words',
    'three words',
    'two number',
  ]);
  expect(valuesIn('{one, number, ::.0} {side, select, west {W} other {E}}')).toEqual([
    'one number',
    'side west,other',
  ]);
});

test('R-L-08 the hours of an answer are counted in the forms of the language', () => {
  const said = (tag: string) =>
    [2, 6, 48].map((hours) => messagesFor(tag).text('facts.answerTime', { hours }));
  expect(said('en')).toEqual(['2 hours', '6 hours', '48 hours']);
  expect(said('ar')).toEqual(['ساعتين', '6 ساعات', '48 ساعة']);
  expect(said('ur')).toEqual(['2 گھنٹوں', '6 گھنٹوں', '48 گھنٹوں']);
  const singular = (tag: string) => messagesFor(tag).text('facts.answerTime', { hours: 1 });
  expect(['de', 'es', 'fr'].map(singular)).toEqual(['1 Stunde', '1 hora', '1 heure']);
  expect(['de', 'es', 'fr'].flatMap(said)).toEqual([
    ...['2 Stunden', '6 Stunden', '48 Stunden'],
    ...['2 horas', '6 horas', '48 horas'],
    ...['2 heures', '6 heures', '48 heures'],
  ]);
  expect(said('fa')).toEqual(['۲ ساعت', '۶ ساعت', '۴۸ ساعت']);
  expect(said('ja')).toEqual(['2時間', '6時間', '48時間']);
});

/** What is not put in the places of values. */
function wordsIn(text: string): string {
  return text.replace(/\{\w+(, number[^}]*)?\}/g, '');
}

const scripts = {
  ar: /\p{Script=Arabic}/u,
  fa: /\p{Script=Arabic}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ur: /\p{Script=Arabic}/u,
};

/** Readers of Urdu know these by their Latin letters. */
const namesOfUrdu = ['studyCategories.googleAds', 'studyCategories.seo'];

test.each(['ar', 'fa', 'ja', 'ur'] as const)('no text of %s is empty or left in English', (tag) => {
  const own = textsOf(catalogues[tag]).filter(([, text]) => {
    const words = wordsIn(text);
    return text === '' || (/\p{L}/u.test(words) && !scripts[tag].test(words));
  });
  expect(own.map(([key]) => key)).toEqual(tag === 'ur' ? namesOfUrdu : []);
});

const signs = ['feeds.latitude', 'pages.kilometres', 'pages.latitude'];

/** Words that are spelled as in English. */
const alike = {
  de: [...signs, 'forms.name', 'forms.optional', 'signOff.tablet', 'study.team'],
  es: signs,
  fr: [
    ...[...signs, 'article.email', 'failed.article', 'feeds.pages', 'forms.message'],
    ...['header.menu', 'lists.descriptionOfPage', 'lists.page', 'missing.contact'],
    ...['signOff.sections', 'study.client'],
  ],
};

test.each(['de', 'es', 'fr'] as const)('no text of %s is empty or left in English', (tag) => {
  const texts = new Map(textsOf(catalogues[tag]));
  expect([...texts.values()]).not.toContain('');
  const same = english.filter(
    ([key, text]) => /\p{L}/u.test(wordsIn(text)) && texts.get(key) === text,
  );
  expect(same.map(([key]) => key).sort()).toEqual(alike[tag].toSorted());
});

/** What German, Spanish and French never have, spaces of French that may break a line among them. */
const wrongMarks = {
  de: /['"«»‚‘’”]/,
  es: /['"“”„‘]|(?<!¿[^?]*)\?|(?<!¡[^!]*)!/,
  fr: /['"“”„‘]|(?<!\u202f)[;!?]|(?<!\u00a0)[:»]|«(?!\u00a0)/,
};

test.each(['de', 'es', 'fr'] as const)('the marks and spaces of %s are its own', (tag) => {
  const wrong = textsOf(catalogues[tag]).filter(([, text]) => wrongMarks[tag].test(wordsIn(text)));
  expect(wrong.map(([key]) => key)).toEqual([]);
  for (const text of ['Prêt ?', 'Prêt: oui', '« oui »', "l'été"]) {
    expect(wrongMarks.fr.test(text), text).toBe(true);
  }
});

test('every message is said somewhere, by its whole key', () => {
  const files = globSync('{app,domain,mail,server}/**/*.{ts,tsx}', { cwd: root });
  const sources = files.filter((path) => !/\.test\.|^domain\/messages\//.test(path));
  const said = sources.map((path) => readFileSync(`${root}/${path}`, 'utf8')).join('\n');
  const unused = english.filter(([key]) => !said.includes(`'${key}'`));
  expect(english.length).toBeGreaterThan(10);
  expect(unused.map(([key]) => key)).toEqual([]);
});
