import { expect, test } from 'vitest';
import { insertItem } from '../../../db/content/change-items.ts';
import type { Database } from '../../../db/open.ts';
import { pageKind } from '../../../domain/content/kinds/page.ts';
import { editionsAt } from '../../../domain/languages/page-languages.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import { fixtureSettings } from '../../../tests/fixture-settings.ts';
import { askedPage } from './asked-page.ts';

const arabic = { id: 'ar', tag: 'ar', name: 'العربية', digits: 'latn', isPublished: true } as const;
const urdu = { id: 'ur', tag: 'ur', name: 'اردو', digits: 'latn', isPublished: false } as const;

const changedAt = '2026-11-23T09:00:00.000Z';
const editions = editionsAt([
  { language: 'ar', original: '/', address: '/ar', changedAt },
  { language: 'ar', original: '/contact', address: '/ar/اتصل', changedAt },
]);

async function ask(db: Database, url: string) {
  const { languages, ...asked } = await askedPage(db, url, {
    findSiteSettings: async () => ({ ...fixtureSettings, languages: [arabic, urdu] }),
    findEditions: async () => editions,
  });
  const { current, untranslated } = languages;
  return { ...asked, tag: current.tag, ...(untranslated && { untranslated }) };
}

describeOnBothDatabases('the page of an address', ({ open }) => {
  test('R-L-06 an edition is its original in a language, by whatever slug', async () => {
    const { db } = await open();
    const contact = encodeURIComponent('اتصل');
    expect(await ask(db, '/ar')).toEqual({ tag: 'ar', url: '/', isEdition: true });
    expect(await ask(db, `/ar/${contact}?sent=success`)).toEqual({
      tag: 'ar',
      url: '/contact?sent=success',
      isEdition: true,
    });
    expect(await ask(db, '/contact?a=b')).toEqual({
      tag: 'en',
      url: '/contact?a=b',
      isEdition: false,
    });
  });

  test('R-L-06 the address of an original leads to the one of its edition', async () => {
    const { db } = await open();
    expect(await ask(db, '/ar/contact')).toMatchObject({
      tag: 'ar',
      moved: `/ar/${encodeURIComponent('اتصل')}`,
    });
  });

  test('R-L-06 what a language lacks is told from what is nowhere', async () => {
    const { db } = await open();
    const team = pageKind.input.parse({ name: 'Team', path: '/team' });
    await insertItem(db, pageKind, team, { status: 'published' });
    const draft = pageKind.input.parse({ name: 'Plans', path: '/plans' });
    await insertItem(db, pageKind, draft, { status: 'draft' });
    expect(await ask(db, '/ar/team')).toMatchObject({ url: '/team', untranslated: true });
    for (const nothing of ['/ar/plans', '/ar/nothing', '/ar/not-found', '/ar/admin']) {
      expect(await ask(db, nothing)).not.toHaveProperty('untranslated');
    }
  });

  test('R-L-06 what cannot be read is nowhere, in the language of its first segment', async () => {
    const { db } = await open();
    for (const url of [`/ar/${'a'.repeat(9_000)}`, '/ar/a%2Fb', '/AR/%ff']) {
      expect(await ask(db, url)).toEqual({ tag: 'ar', url, isEdition: false });
    }
    const deep = `/blogs/ar/${'a'.repeat(9_000)}`;
    expect(await ask(db, deep)).toEqual({ tag: 'en', url: deep, isEdition: false });
  });

  test('R-L-06 neither the back office nor another language stands below a prefix', async () => {
    const { db } = await open();
    for (const url of ['/ar/admin', '/ar/admin/pages', '/ar/login', '/ar/ar', '/ar/ar/contact']) {
      expect(await ask(db, url)).toEqual({ tag: 'ar', url, isEdition: false });
    }
  });

  test('R-L-01 the prefix of a language that is not published is an address like any other', async () => {
    const { db } = await open();
    expect(await ask(db, '/ur/contact')).toEqual({
      tag: 'en',
      url: '/ur/contact',
      isEdition: false,
    });
  });

  test('R-L-15 a site with one language asks where no edition is', async () => {
    const { db } = await open();
    const { languages } = await askedPage(db, '/ar', {
      findSiteSettings: async () => fixtureSettings,
      findEditions: () => Promise.reject(new Error('there is none')),
    });
    expect(languages).toMatchObject({ current: { tag: 'en' }, all: [{ tag: 'en' }] });
  });

  test('while the settings cannot be read, a page is in English', async () => {
    const { db } = await open();
    const { languages } = await askedPage(db, '/ar', {
      findSiteSettings: () => Promise.reject(new Error('away')),
      findEditions: () => Promise.reject(new Error('away')),
    });
    expect(languages.current.tag).toBe('en');
  });
});
