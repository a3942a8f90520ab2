import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { insertItem, updateItem } from '../../db/content/change-items.ts';
import { findEditionRow } from '../../db/content/editions/edition-rows.ts';
import { saveSiteTexts } from '../../db/content/editions/site-texts.ts';
import { findItem } from '../../db/content/find-items.ts';
import { findPublishedItem } from '../../db/content/public/published-item.ts';
import { unpublish } from '../../db/content/publishing/schedule.ts';
import { findSiteSettings, saveSettingsPart } from '../../db/settings.ts';
import { blogInput, blogKind } from '../../domain/content/kinds/blog.ts';
import { caseStudyInput, caseStudyKind } from '../../domain/content/kinds/case-study.ts';
import { locationPageInput, locationPageKind } from '../../domain/content/kinds/location-page.ts';
import { pageKind } from '../../domain/content/kinds/page.ts';
import { socialPictureAddress, socialPictureOfPath } from '../../domain/media/social-picture.ts';
import { loadFirstSite } from '../../tests/first-site.ts';
import { insertEdition, publishLanguages } from '../../tests/published-editions.ts';
import { type TestServer, testServer } from '../../tests/server.ts';
import { builtRenderer } from '../pages/renderer.ts';
import { findSocialSubject } from './social-subjects.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
  await loadFirstSite(server.db);
});

function blog(title: string) {
  return blogInput.parse({ title, slug_url: 'one', category: null });
}

async function keptFiles(): Promise<string[]> {
  const folder = join(server.app.services.config.mediaDir, 'social');
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith('.png'));
}

test('a published blog has a picture of 1200 by 630 that other sites may show', async () => {
  const { blog_id } = await insertItem(server.db, blogKind, blog('One'));
  const { statusCode, headers, rawPayload } = await server.call({
    url: `/social/blog/${blog_id}.png`,
  });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
});

// Each page of the first content is asked for its picture in tests/found-by-machines.test.ts.
test('a fixed page, a study and a location page have a picture', async () => {
  const { db } = server;
  const { _id } = await insertItem(db, caseStudyKind, {});
  const texts = { heroHeading: 'x', sec4Heading: 'x', sec4SubHeading: 'x' };
  await updateItem(db, caseStudyKind, _id, caseStudyInput.parse(texts));
  await insertItem(
    db,
    locationPageKind,
    locationPageInput.parse({ slug_url: 'دبي', main_heading: 'x' }),
  );
  const items = [`case-study/${_id}`, `page/${encodeURIComponent('دبي')}`];
  for (const address of ['page/home', 'page/company', ...items]) {
    const { statusCode, headers } = await server.call({ url: `/social/${address}.png` });
    expect([address, statusCode]).toEqual([address, 200]);
    expect(headers['cache-control']).toBe('public, max-age=300');
  }
});

test('the picture of a place has its degrees where they are known', async () => {
  const { app, db } = server;
  const settings = await findSiteSettings(db);
  const offices = settings.offices.map((office) => ({ ...office, latitude: 0, longitude: 0 }));
  const main_heading = `Websites in ${settings.offices[0]?.city}`;
  const place = locationPageInput.parse({ slug_url: 'place', main_heading });
  await insertItem(db, locationPageKind, place);
  const address = { kind: 'page', id: 'place' } as const;
  const wordsWith = async (own: typeof settings) =>
    (await findSocialSubject(app, address, own))?.words;
  expect(await wordsWith(settings)).toMatch(/° N/);
  expect(await wordsWith({ ...settings, offices })).toBeUndefined();
});

test('R-L-07 an edition has a picture with its own title, where it is public', async () => {
  const { db } = server;
  await publishLanguages(db);
  const { blog_id } = await insertItem(db, blogKind, blog('One'));
  const { _id } = await insertItem(db, caseStudyKind, {}, { status: 'published' });
  const home = await db
    .selectFrom('pages')
    .select('page_id')
    .where('slug', '=', '/')
    .executeTakeFirstOrThrow();
  const ar = (texts: object) => ({ language: 'ar', texts: { ...texts } });
  await insertEdition(db, blogKind, blog_id, ar({ title: 'متجر جديد' }));
  await insertEdition(db, caseStudyKind, _id, ar({ heroHeading: 'تمور', clientName: 'الواحة' }));
  await insertEdition(db, pageKind, home.page_id, {
    language: 'ur',
    texts: { name: 'صفحۂ اول', path: '/' },
  });
  const asked = async (path: string) => {
    const url = `/social/page/${encodeURIComponent(path)}.png`;
    const { statusCode, headers } = await server.call({ url });
    return [statusCode, headers.etag];
  };
  const paths = ['ar/blogs/متجر-جديد', `ar/casestudy/${_id}`, 'ur'];
  const first = await Promise.all(paths.map(asked));
  expect(first.map(([status]) => status)).toEqual([200, 200, 200]);
  for (const path of ['ar', 'ur/blogs/متجر-جديد']) expect((await asked(path))[0], path).toBe(404);
  const own = await findEditionRow(db, blogKind, blog_id, 'ar');
  await unpublish(db, 'blog-edition', String(own?.edition_id), {});
  expect((await asked(paths[0] ?? ''))[0]).toBe(404);
  await insertEdition(db, caseStudyKind, _id, { language: 'ur', texts: { heroHeading: 'کھجور' } });
  const [, ofArabic] = first[1] ?? [];
  const [status, ofUrdu] = await asked(`ur/casestudy/${_id}`);
  expect(status).toBe(200);
  expect(ofUrdu).not.toBe(ofArabic);
});

test('the page of a service shows a project that it was the first part of, and its result', async () => {
  const { app, db } = server;
  const { page_id } = await db
    .selectFrom('pages')
    .select('page_id')
    .where('sections', 'like', '%"recent-work"%')
    .executeTakeFirstOrThrow();
  const page = await findItem(db, pageKind, page_id, { drafts: false });
  const work = page?.sections.find(({ kind }) => kind === 'recent-work');
  if (!page || !work) throw new Error('No page shows recent work.');
  work.props.category = 'Google Ads';
  await updateItem(db, pageKind, page_id, page);
  const asked = { kind: 'page', id: page.path.slice(1) } as const;
  const subject = async () => findSocialSubject(app, asked, await findSiteSettings(db));
  expect(await subject()).not.toHaveProperty('figure');
  const result = { figure: '61%', figureText: 'fewer returns' };
  const texts = { ...result, sec4Heading: 'x', sec4SubHeading: 'x', heroHeading: 'x' };
  const categories = [['Google Ads'], ['SEO', 'Google Ads']];
  for (const [at, [category1 = '', category2 = '']] of categories.entries()) {
    const { _id } = await insertItem(db, caseStudyKind, {});
    const fields = { ...texts, category1, category2, clientName: `Client ${at + 1}` };
    await updateItem(db, caseStudyKind, _id, caseStudyInput.parse(fields));
  }
  const said = { label: 'Client 1', figure: '61%', words: 'fewer returns' };
  expect(await subject()).toMatchObject(said);
});

test('R-P-11 the words of a page are drawn with their facts, without the name at the end', async () => {
  const { app, db } = server;
  await publishLanguages(db);
  const title = async (id: string) =>
    (await findSocialSubject(app, { kind: 'page', id }, await findSiteSettings(db)))?.title;
  const home = await findPublishedItem(db, pageKind, '/');
  const company = await findPublishedItem(db, pageKind, '/company');
  const hero = home?.sections.find(({ kind }) => kind === 'hero');
  if (!home || !company || !hero) throw new Error('The home page has no hero.');
  await insertEdition(db, pageKind, company.page_id, {
    language: 'ar',
    texts: { name: 'من نحن', path: '/about', meta_title: 'من نحن: {email} | {name}' },
  });
  const { name, email } = await findSiteSettings(db);
  expect(await title('ar/about')).toBe(`من نحن: ${email}`);
  hero.props.headline = '{name},\nby {email}';
  await updateItem(db, pageKind, String(home.page_id), home);
  expect(await title('home')).toBe(`${name}, by ${email}`);
});

test('R-G-04 the figures of the owner stand in the words of a picture', async () => {
  const { app, db } = server;
  const ownFigures = [{ id: 'a', name: 'towers', label: 'towers', value: '41', source: '' }];
  await saveSettingsPart(db, { ownFigures });
  const { blog_id } = await insertItem(db, blogKind, blog('What {towers} towers taught us'));
  const asked = { kind: 'blog', id: String(blog_id) } as const;
  const subject = await findSocialSubject(app, asked, await findSiteSettings(db));
  expect(subject?.title).toBe('What 41 towers taught us');
});

test('R-L-07 the picture of an edition has the name that the site has in its language', async () => {
  const { app, db } = server;
  await publishLanguages(db);
  const home = await findPublishedItem(db, pageKind, '/');
  const texts = { name: 'الرئيسية', path: '/' };
  await insertEdition(db, pageKind, home?.page_id ?? 0, { language: 'ar', texts });
  await saveSiteTexts(db, 'ar', { values: { name: 'الوكالة' } });
  const named = async (id: string) =>
    (await findSocialSubject(app, { kind: 'page', id }, await findSiteSettings(db)))?.name;
  expect(await named('ar')).toBe('الوكالة');
  expect(await named('home')).toBe((await findSiteSettings(db)).name);
});

test('T25 no address but one of the media folder is read for a study', async () => {
  const { db } = server;
  const { _id } = await insertItem(db, caseStudyKind, {});
  const away = { bannerImage: 'http://127.0.0.1:9/x.png', sec4Heading: 'x', sec4SubHeading: 'x' };
  for (const bannerImage of [away.bannerImage, '/media/../site.db', '/media/lost.png']) {
    await updateItem(db, caseStudyKind, _id, caseStudyInput.parse({ ...away, bannerImage }));
    const { statusCode } = await server.call({ url: `/social/case-study/${_id}.png` });
    expect([bannerImage, statusCode]).toEqual([bannerImage, 200]);
  }
});

test.each([
  'page/nothing',
  'page/..%2f..%2fsite',
  'page/toString',
  'toString/x',
  'blog/1',
  'blog/99999999999999999',
  'blog/1e1',
  'case-study/x',
  'page/home.png/x',
])('nothing is drawn for /social/%s.png', async (address) => {
  const { statusCode } = await server.call({ url: `/social/${address}.png` });
  expect(statusCode).toBe(404);
});

test('a draft has no picture', async () => {
  const { _id } = await insertItem(server.db, caseStudyKind, {});
  expect((await server.call({ url: `/social/case-study/${_id}.png` })).statusCode).toBe(404);
});

test('it is drawn once, kept, and replaced when its words change', async () => {
  const { blog_id } = await insertItem(server.db, blogKind, blog('One'));
  const url = `/social/blog/${blog_id}.png`;
  const answers = await Promise.all([1, 2, 3].map(() => server.call({ url })));
  const tags = new Set(answers.map(({ headers }) => headers.etag));
  expect(tags.size).toBe(1);
  const [first] = await keptFiles();
  const known = { 'if-none-match': String([...tags][0]) };
  expect((await server.call({ url, headers: known })).statusCode).toBe(304);
  const throughProxy = { 'if-none-match': `W/${known['if-none-match']}, "other"` };
  expect((await server.call({ url, headers: throughProxy })).statusCode).toBe(304);
  await updateItem(server.db, blogKind, blog_id, blog('Two'));
  expect((await server.call({ url, headers: known })).statusCode).toBe(200);
  const kept = await keptFiles();
  expect(kept).toHaveLength(1);
  expect(kept).not.toContain(first);
});

test('F22 many pictures are asked for at once: each is drawn, none is refused, and pages go on', async () => {
  const { db, call } = server;
  const ids: number[] = [];
  for (let at = 0; at < 10; at++) {
    const input = blogInput.parse({ title: 'One', slug_url: `blog-${at}`, category: null });
    ids.push((await insertItem(db, blogKind, input)).blog_id);
  }
  // Fewer than may be at work at once are refused on no machine, however slow; with the readers below they
  // are more, so each has to give up its place while its picture waits.
  const urls = ids.flatMap((id) => Array(4).fill(`/social/blog/${id}.png`));
  let answered = 0;
  const pictures = Promise.all(
    urls.map(async (url) => {
      const answer = await call({ url });
      answered++;
      return answer;
    }),
  );
  await expect.poll(() => answered, { timeout: 30_000 }).toBeGreaterThan(4);
  const calls = await Promise.all(Array.from({ length: 40 }, () => call({ url: '/blog' })));
  expect(calls.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
  expect(answered, 'while pictures wait').toBeLessThan(urls.length);
  expect((await pictures).filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
}, 60_000);

test.each(['/about', '/über-uns', '/من-نحن/الفريق'])(
  'the picture of the page %s shows the title of the page, whatever script its address is in',
  async (path) => {
    const renderer = await builtRenderer();
    const { app, db } = await testServer({ renderer, config: { development: false } });
    await loadFirstSite(db);
    const page = pageKind.input.parse({ name: 'P', path, meta_title: 'The people we are' });
    await insertItem(db, pageKind, page);
    const asked = { kind: 'page', id: path.slice(1) } as const;
    const subject = async () =>
      (await findSocialSubject(app, asked, await findSiteSettings(db)))?.title;
    expect(await subject()).toBe('The people we are');
    await app.listen({ port: 0, host: '127.0.0.1' });
    expect(await subject()).toBe('The people we are');
  },
);

test.each(['ar', 'ur'])(
  'pictures of a site that is written in %s run from right to left',
  async (tag) => {
    const { app, db } = server;
    const { blog_id } = await insertItem(db, blogKind, blog('متجر جديد'));
    const { language: before } = await findSiteSettings(db);
    const asked = [
      { kind: 'page', id: 'home' },
      { kind: 'page', id: 'company' },
      { kind: 'blog', id: String(blog_id) },
    ] as const;
    const subjects = async () => {
      const settings = await findSiteSettings(db);
      return Promise.all(asked.map((address) => findSocialSubject(app, address, settings)));
    };
    for (const subject of await subjects()) expect(subject).not.toHaveProperty('language');
    await saveSettingsPart(db, { language: { ...before, tag } });
    const [home, company, article] = await subjects();
    expect([home?.language, company?.language]).toEqual([tag, tag]);
    expect(article).toMatchObject({ language: tag, art: { kind: 'letters', language: tag } });
  },
);

test('a page at /home has a picture of its own, apart from that of the home page', async () => {
  const renderer = await builtRenderer();
  const { app, db, call } = await testServer({ renderer, config: { development: false } });
  await loadFirstSite(db);
  const page = pageKind.input.parse({ name: 'P', path: '/home', meta_title: 'A house for sale' });
  await insertItem(db, pageKind, page);
  const url = socialPictureAddress('page', socialPictureOfPath('/home'));
  expect(url).not.toBe(socialPictureAddress('page', socialPictureOfPath('/')));
  expect((await call({ url })).statusCode).toBe(200);
  const asked = { kind: 'page', id: socialPictureOfPath('/home') } as const;
  const subject = await findSocialSubject(app, asked, await findSiteSettings(db));
  expect(subject?.title).toBe('A house for sale');
});
