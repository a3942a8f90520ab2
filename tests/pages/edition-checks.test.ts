import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Receipt } from '../../domain/api/content/editing/receipts.ts';
import { publishLanguages } from '../published-editions.ts';
import { openPages, type PageServer } from './page-server.ts';

let site: PageServer;
beforeAll(async () => {
  site = await openPages('none');
  await publishLanguages(site.db);
});
afterAll(() => site.close());

const original = {
  title: 'Deep wells for dry years',
  slug_url: 'wells',
  brief_paragraph: 'Six checks.',
  blogs_content: [{ heading: 'How deep', paragraph: '<p>Very deep.</p>' }],
};
const address = `/ar/blogs/${encodeURIComponent('آبار')}`;

async function saveArabic(blog: number, values: object): Promise<number> {
  const url = `/api/editions/blog/${blog}/ar`;
  return (await site.call('PUT', url, { values, status: 'published' })).json().edition_id;
}

const facts = ({ rows }: Receipt) =>
  rows.map(({ path, status, proof, reason }) => [path, status, proof, reason]);

test('R-X-06 an edition is followed through publishing, moving, its language and the trash', async () => {
  const blog = await site.addBlog(original);
  const id = await saveArabic(blog, { title: 'آبار عميقة', slug_url: 'آبار' });
  const kind = 'blog-edition';
  expect(facts(await site.receipt(kind, id))).toEqual([
    [address, 200, 'new text', ''],
    ['/sitemap.xml', 200, 'new text', ''],
  ]);
  await saveArabic(blog, { slug_url: 'أعمق' });
  expect(facts(await site.receipt(kind, id))).toContainEqual([address, 301, 'leads on', '']);
  await publishLanguages(site.db, ['ar'], false);
  // Nobody sees it, whatever it says.
  expect((await site.receipt(kind, id)).rows).toEqual([]);
  await publishLanguages(site.db);
  await site.call('DELETE', `/api/editions/blog/${blog}/ar`);
  const [gone] = facts(await site.receipt(kind, id));
  expect(gone).toEqual([`/ar/blogs/${encodeURIComponent('أعمق')}`, 410, 'gone', '']);
});

test('R-X-06 where an edition at the address of its original was, visitors are led to what there is', async () => {
  const study = await site.addStudy({ heroHeading: 'Wells' });
  const url = `/api/editions/case-study/${study}/ar`;
  const values = { heroHeading: 'آبار' };
  const { edition_id } = (await site.call('PUT', url, { values, status: 'published' })).json();
  await site.call('DELETE', url);
  const [gone] = facts(await site.receipt('case-study-edition', edition_id));
  expect(gone).toEqual([`/ar/casestudy/${study}`, 200, 'gone', '']);
});

test('R-L-04 the doctor looks at the page of an edition, and names its texts', async () => {
  const blog = await site.addBlog({ ...original, title: 'Dry years', slug_url: 'dry-years' });
  await site.addBlog({ ...original, title: 'Only here', slug_url: 'only-here' });
  const link = '<p>اقرأ <a href="/blogs/only-here">المزيد</a> و<a href="/nowhere">هذا</a></p>';
  const fields = {
    origin_id: blog,
    language: 'ar',
    title: 'آبار',
    slug_url: 'جفاف',
    blogs_content: [{ heading: 'كم العمق', paragraph: link }],
  };
  const { path, shown, findings } = await site.examine('blog-edition', fields);
  expect(path).toBe(`/ar/blogs/${encodeURIComponent('جفاف')}`);
  expect(shown?.title).toContain('آبار');
  const said = findings.map(({ check, severity, field, message }) => [
    ...[check, severity, field, message],
  ]);
  expect(said).toContainEqual([
    ...['translation', 'hint', 'brief_paragraph'],
    '1 text is missing in this language: visitors see nothing in its place.',
  ]);
  const text = 'blogs_content.0.paragraph';
  expect(said).toContainEqual([
    ...['links', 'hint', text],
    "'المزيد' leads to /blogs/only-here, which is not there in Arabic: visitors get the original.",
  ]);
  expect(said).toContainEqual([
    'links',
    'error',
    text,
    "'هذا' leads to /nowhere, which answers 404.",
  ]);
  expect(said.map(([check]) => check)).not.toContain('canonical');
  expect(findings.filter(({ check }) => check === 'saving')).toEqual([]);
});

test('R-L-04 a finding names its pair although one before it has no heading yet', async () => {
  const pair = { heading: 'How wide', paragraph: '<p>Very wide.</p>' };
  const pairs = [...original.blogs_content, pair];
  const blog = await site.addBlog({ ...original, slug_url: 'wide', blogs_content: pairs });
  const paragraph = '<p><a href="/nowhere">هذا</a></p>';
  const fields = {
    origin_id: blog,
    language: 'ar',
    title: 'آبار',
    slug_url: 'عرض',
    blogs_content: [
      { heading: '', paragraph: '<p>عميقة</p>' },
      { heading: 'كم العرض', paragraph },
    ],
  };
  const { findings } = await site.examine('blog-edition', fields);
  expect(findings.find(({ check }) => check === 'links')?.field).toBe('blogs_content.1.paragraph');
});

test('R-L-04 the doctor says why an edition cannot be public, and what a taken address is', async () => {
  const [one, other] = [
    await site.addBlog({ ...original, title: 'One', slug_url: 'one' }),
    await site.addBlog({ ...original, title: 'Other', slug_url: 'other' }),
  ];
  await saveArabic(one, { title: 'واحد', slug_url: 'واحد' });
  const own = await site.examine('blog-edition', {
    origin_id: one,
    language: 'ar',
    title: 'واحد',
    slug_url: 'واحد',
  });
  // Asked without its key, as a form does that was opened before it was stored.
  expect(own.findings.filter(({ check }) => check === 'saving')).toEqual([]);
  const empty = { origin_id: other, language: 'ar', title: '' };
  const errorsOf = async (fields: object) =>
    (await site.examine('blog-edition', fields)).findings
      .filter(({ check }) => check === 'saving')
      .map(({ field, message }) => [field, message]);
  expect(await errorsOf(empty)).toEqual([
    ['title', 'This blog has no ‘Title’ in this language yet. Translate it first.'],
  ]);
  expect(await errorsOf({ ...empty, title: 'آخر', slug_url: 'واحد' })).toEqual([
    ['slug_url', expect.stringContaining('is already taken')],
  ]);
  await expect(site.examine('blog-edition', { origin_id: 999, language: 'ar' })).rejects.toThrow(
    'no such item',
  );
});

test('R-L-04 findings in a section name its texts by its id', async () => {
  const section = { id: 'hero-one', kind: 'hero', props: { headline: 'Wells' } };
  const page = { name: 'Wells', path: '/wells', sections: [section] };
  const { page_id } = (await site.call('POST', '/api/pages', page)).json().data;
  const sections = { 'hero-one': { headline: 'آبار {nothing}' } };
  const fields = { origin_id: page_id, language: 'ar', name: 'آبار', path: '/آبار', sections };
  const { findings } = await site.examine('page-edition', fields);
  expect(findings.find(({ check }) => check === 'facts')?.field).toBe('sections.hero-one.headline');
});

test('R-L-04 what only the editor of the original can mend is not said of its editions', async () => {
  const banner = { headline: 'Wells', label: 'More', href: '/nowhere' };
  const section = { id: 'hero-two', kind: 'hero', props: banner };
  const text = { heading: 'Depth', text: '<p><a href="/nowhere">There</a></p>' };
  const sections = [section, { id: 'text-two', kind: 'text', props: text }];
  const page = { name: 'Springs', path: '/springs', sections };
  const { page_id } = (await site.call('POST', '/api/pages', page)).json().data;
  const linksOf = async (...examined: Parameters<PageServer['examine']>) => {
    const { findings } = await site.examine(...examined);
    const links = findings.filter(({ check }) => check === 'links');
    return links.map(({ severity, field }) => [severity, field]);
  };
  expect(await linksOf('page', page)).toEqual([
    ['error', 'sections.0.props.href'],
    ['error', 'sections.1.props.text'],
  ]);
  const texts = {
    'hero-two': { headline: 'ينابيع', label: 'المزيد' },
    'text-two': { heading: 'العمق', text: '<p><a href="/nowhere">هناك</a></p>' },
  };
  const own = { origin_id: page_id, language: 'ar', name: 'ينابيع', path: '/ينابيع' };
  expect(await linksOf('page-edition', { ...own, sections: texts })).toEqual([
    ['error', 'sections.text-two.text'],
  ]);
});
