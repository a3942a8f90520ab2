import { expect, test } from 'vitest';
import { languageSettings } from '../settings/groups/languages.ts';
import { pathInLanguage, splitPath } from './language-path.ts';
import { languageProblems, originProblems } from './language-problems.ts';
import { languagesOf, publishedLanguages } from './site-languages.ts';
import { directionOf } from './tag.ts';

const row = (tag: string, isPublished = true) =>
  ({ tag, name: tag, digits: 'latn', isPublished }) as const;

const settings = (...tags: string[]) => ({
  language: { tag: 'en', dates: 'day-first' } as const,
  languages: tags.map((tag) => row(tag)),
});

test('R-L-01 a further language is a tag that there is, and off until it is published', () => {
  const read = (tag: string) =>
    languageSettings.schema.safeParse({ languages: [{ tag, name: 'A', digits: 'latn' }] });
  for (const tag of ['ar', 'ur', 'pt-PT', 'zh-Hant', 'ckb']) {
    expect(read(tag).data?.languages).toMatchObject([{ tag, isPublished: false }]);
  }
  for (const tag of ['', 'AR', 'pt_PT', 'xx', 'ar-u-nu-latn', 'x-own', 'und', '../', 'arabic']) {
    expect(read(tag).error?.issues[0]?.message).toBe(
      'Please enter the tag of a language, such as ar, ur or pt-PT.',
    );
  }
});

test('R-L-01 a tag knows its direction', () => {
  expect(['ar-EG', 'ur', 'pt-PT', 'en'].map(directionOf)).toEqual(['rtl', 'rtl', 'ltr', 'ltr']);
  const rightToLeft = [
    'pa-PK',
    'ks',
    'ku-Arab',
    'uz-Arab',
    'ckb',
    'dv',
    'he',
    'yi',
    'ps',
    'sd',
    'ug',
  ];
  expect(rightToLeft.filter((tag) => directionOf(tag) !== 'rtl')).toEqual([]);
  const leftToRight = ['pa', 'ku', 'uz', 'sd-Deva', 'ar-Latn', 'zh-TW'];
  expect(leftToRight.filter((tag) => directionOf(tag) !== 'ltr')).toEqual([]);
});

test('R-L-01 no language is there twice, nor that of origin, nor one at an address of ours', () => {
  expect(languageProblems(settings('ar', 'en', 'ar', 'ur'))).toEqual({
    'languages.1.tag': 'en is the language that the site is written in.',
    'languages.2.tag': 'The language ar is in this list already.',
  });
  expect(languageProblems(settings('rss'))).toEqual({});
  expect(languageProblems(settings('api'))['languages.0.tag']).toMatch(/belongs to the site/);
  expect(originProblems(settings('ar'))).toEqual({});
  expect(originProblems(settings('ar', 'en'))).toEqual({
    'language.tag': 'en is one of the further languages. Take it out there first.',
  });
});

test('R-L-06 a path is of the language that its first segment names', () => {
  const all = languagesOf(settings('ar', 'pt-BR'));
  const split = (path: string) => {
    const { language, path: rest } = splitPath(all, path);
    return [language.tag, rest];
  };
  expect(split('/')).toEqual(['en', '/']);
  expect(split('/ar')).toEqual(['ar', '/']);
  expect(split('/ar/')).toEqual(['ar', '/']);
  expect(split('/AR/blogs/x')).toEqual(['ar', '/blogs/x']);
  expect(split('/pt-br/contact')).toEqual(['pt-BR', '/contact']);
  expect(split('/are/blogs')).toEqual(['en', '/are/blogs']);
  for (const language of all) {
    for (const path of ['/', '/contact', '/blogs/x']) {
      const there = pathInLanguage(language, path);
      expect(split(there)).toEqual([language.tag, path]);
    }
  }
});

test('R-L-01 visitors see the languages that are published', () => {
  const languages = [row('ar', false), row('ur')];
  const published = publishedLanguages({ ...settings(), languages });
  expect(published.map(({ tag, name }) => [tag, name])).toEqual([
    ['en', 'English'],
    ['ur', 'ur'],
  ]);
});
