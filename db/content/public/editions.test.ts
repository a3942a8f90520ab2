import { expect, test } from 'vitest';
import { blogInput, blogKind } from '../../../domain/content/kinds/blog.ts';
import { caseStudyKind } from '../../../domain/content/kinds/case-study.ts';
import {
  locationLinkLimit,
  locationPageInput,
  locationPageKind,
} from '../../../domain/content/kinds/location-page.ts';
import { type PageInput, pageKind } from '../../../domain/content/kinds/page.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import { insertEdition } from '../../../tests/published-editions.ts';
import type { Database } from '../../open.ts';
import { insertItem } from '../change-items.ts';
import { findEditions } from './editions.ts';
import { findLocationLinksIn } from './language-lists.ts';

const origin = 'https://agency.example';

async function insertPage(db: Database, values: Partial<PageInput>): Promise<number> {
  const page = pageKind.input.parse({ name: 'A page', path: values.path });
  // Also values that older releases let in.
  const stored = Object.assign(page, values);
  return (await insertItem(db, pageKind, stored, { status: 'published' })).page_id;
}

async function addressesIn(db: Database, language: string): Promise<object> {
  return Object.fromEntries((await findEditions(db)).addresses.get(language) ?? []);
}

describeOnBothDatabases('where editions stand', ({ open }) => {
  test('R-L-06 every published edition of what is published is found by its original', async () => {
    const { db } = await open();
    const page = await insertPage(db, { path: '/about/team' });
    const blog = await insertItem(db, blogKind, blogInput.parse({ title: 'New shop' }));
    const study = await insertItem(db, caseStudyKind, {}, { status: 'published' });
    await insertEdition(db, pageKind, page, {
      language: 'ar',
      texts: { name: 'الفريق', path: '/من نحن/الفريق' },
    });
    await insertEdition(db, blogKind, blog.blog_id, {
      language: 'ar',
      texts: { title: 'متجر جديد', slug_url: 'متجر جديد' },
    });
    await insertEdition(db, caseStudyKind, study._id, {
      language: 'ur',
      texts: { heroHeading: 'دکان' },
    });
    expect(await addressesIn(db, 'ar')).toEqual({
      '/about/team': '/ar/من-نحن/الفريق',
      '/blogs/new-shop': '/ar/blogs/متجر-جديد',
    });
    const address = `/casestudy/${study._id}`;
    expect(await addressesIn(db, 'ur')).toEqual({ [address]: `/ur${address}` });
    const { originals } = await findEditions(db);
    expect(originals.get('/ar/من-نحن/الفريق')).toBe('/about/team');
  });

  test('R-L-07 drafts are nowhere, neither the edition nor the original', async () => {
    const { db } = await open();
    const team = await insertPage(db, { path: '/team' });
    const draft = pageKind.input.parse({ name: 'Plans', path: '/plans' });
    const { page_id } = await insertItem(db, pageKind, draft, { status: 'draft' });
    const texts = { name: 'صفحة', path: '/صفحة' };
    await insertEdition(db, pageKind, team, { language: 'ar', status: 'draft', texts });
    await insertEdition(db, pageKind, page_id, { language: 'ar', texts: { ...texts, path: '/خ' } });
    expect(await addressesIn(db, 'ar')).toEqual({});
  });

  test('R-L-07 what search engines are kept from, or sent elsewhere, names no other language', async () => {
    const { db } = await open();
    const pages = {
      '/hidden': { noindex: true },
      '/elsewhere': { canonical_link: 'https://other.example/' },
      '/itself': { canonical_link: '/itself' },
      '/no-address': { canonical_link: 'other' },
      '/éclair': { canonical_link: '/%C3%A9clair' },
      '/host': { canonical_link: `${origin.toUpperCase()}/host` },
      '/capital': { canonical_link: '/Capital' },
      '/itself/whole': { canonical_link: `${origin}/itself/whole` },
      '/older-site': { canonical_link: 'https://old.example/older-site' },
    };
    for (const [path, values] of Object.entries(pages)) {
      const id = await insertPage(db, { path, ...values });
      await insertEdition(db, pageKind, id, { language: 'ar', texts: { name: 'صفحة', path } });
    }
    const { apart } = await findEditions(db, origin);
    expect([...apart].sort()).toEqual(['/capital', '/elsewhere', '/hidden', '/older-site']);
  });

  test('R-L-06 a language links its own location pages, however many others the site has', async () => {
    const { db } = await open();
    const addPlace = async (name: string) => {
      const place = locationPageInput.parse({ slug_url: name, main_heading: `In ${name}` });
      return (await insertItem(db, locationPageKind, place)).location_id;
    };
    const first = await addPlace('oldest');
    for (let count = 0; count < locationLinkLimit; count += 1) await addPlace(`place-${count}`);
    const texts = { main_heading: 'هنا', slug_url: 'oldest' };
    await insertEdition(db, locationPageKind, first, { language: 'ar', texts });
    expect(await findLocationLinksIn(db, 'ar')).toEqual([{ slug: 'oldest', name: 'هنا' }]);
  });
});
