import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  all,
  attribute,
  type Element,
  linksNamed,
  meta,
  one,
  type Page,
  sectionNamed,
  structuredData,
  textOf,
  texts,
} from './html.ts';
import { openPages, origin, type PageServer } from './page-server.ts';

let site: PageServer;
beforeAll(async () => {
  site = await openPages('none');
});
afterAll(() => site.close());

let blogs = 0;

/** Publishes a blog under an address of its own. @returns its path. */
async function publish(fields: object): Promise<string> {
  blogs += 1;
  await site.addBlog({ slug_url: `blog-${blogs}`, title: `Blog ${blogs}`, ...fields });
  return `/blogs/blog-${blogs}`;
}

function canonical(page: Page): string | null {
  return attribute(one(page, 'link', { rel: 'canonical' }), 'href');
}

/** The blog's own text; the articles after it are cards of other blogs. */
function article(page: Page): Element {
  const [text] = all(page, 'article');
  if (!text) throw new Error('There is no article.');
  return text;
}

test("R-2.6-01 the editor's title, description and canonical link are the page's", async () => {
  const path = await publish({
    metaTitle: 'What a website costs',
    metaDescription: 'Four quotes, one brief.',
    canonicalLink: 'https://agency.example/blogs/costs',
  });
  const page = await site.page(path);
  expect(texts(page, 'title')).toEqual(['What a website costs']);
  expect(meta(page, 'description')).toBe('Four quotes, one brief.');
  expect(canonical(page)).toBe('https://agency.example/blogs/costs');
});

test('R-2.6-01 a canonical link of this site becomes absolute', async () => {
  const path = await publish({ canonicalLink: '/blogs/elsewhere' });
  expect(canonical(await site.page(path))).toBe(`${origin}/blogs/elsewhere`);
});

test('R-2.6-02 absent ones fall back to title, first 160 characters and own address', async () => {
  const path = await publish({ title: 'Plain', brief_paragraph: 'ab'.repeat(100) });
  const page = await site.page(path);
  expect(texts(page, 'title')).toEqual(['Plain']);
  expect(meta(page, 'description')).toBe('ab'.repeat(80));
  expect(canonical(page)).toBe(`${origin}${path}`);
});

test('D50 a blog with nothing but a slug has a title on its page and wherever it is linked', async () => {
  const path = await publish({ title: ' ' });
  const page = await site.page(path);
  expect(texts(page, 'title|h1')).toEqual(['Untitled article', 'Untitled article']);
  expect(texts(page, 'h2|h3')).not.toContain('');
  for (const list of ['/insights', '/', await publish({})]) {
    const linked = all(one(await site.page(list), 'main'), 'a', { href: path });
    expect(linked.map(textOf).join(), list).toContain('Untitled article');
    expect(linked.map(textOf), list).not.toContain('');
  }
});

test('R-2.1-13 heading, banner, content as HTML and date show', async () => {
  const path = await publish({
    title: 'Water in the wall',
    blog_image: '/wall.png',
    published_date: 'Ramadan 2024',
    blogs_content: [
      { heading: 'Where it starts', paragraph: '<p>At the <b>source</b>.</p>' },
      { heading: 'Where it ends', paragraph: 'In the field & &lt;b&gt;beyond&lt;/b&gt;.' },
    ],
  });
  const page = await site.page(path);
  expect(texts(page, 'h1')).toEqual(['Water in the wall']);
  expect(all(page, 'img').map((image) => attribute(image, 'src'))).toContain('/wall.png');
  expect(texts(page, 'h2').filter((text) => text.startsWith('Where'))).toEqual([
    'Where it starts',
    'Where it ends',
  ]);
  expect(texts(page, 'b')).toContain('source');
  expect(textOf(page)).toContain('In the field & <b>beyond</b>.');
  expect(textOf(one(page, 'main'))).toContain('Ramadan 2024');
});

test('R-2.6-04 what is dangerous never reaches the page, what is allowed does', async () => {
  const allowed =
    '<h3>H3</h3><h4>H4</h4><p><b>b</b> <i>i</i> <a href="/contact">a</a> <code>c</code><br>x</p><ul><li>u</li></ul><ol><li>o</li></ol><blockquote>q</blockquote><img src="/i.png" alt="pic">';
  const paragraph = `<script>alert('stolen')</script><p onclick="steal()">Text</p><a href="javascript:steal()">go</a><img src="/j.png" onerror="steal()">${allowed}`;
  const path = await publish({ blogs_content: [{ heading: 'Mixed', paragraph }] });
  const { html, page } = await site.visit(path);
  expect(html).not.toMatch(/stolen|steal|onclick|onerror|javascript:/i);
  const text = article(page);
  expect(texts(text, 'p')).toContain('Text');
  for (const tag of 'b i a code br ul ol li blockquote h3 h4'.split(' ')) {
    expect(all(text, tag), tag).not.toEqual([]);
  }
  expect(all(text, 'img').map((image) => attribute(image, 'src'))).toEqual(['/j.png', '/i.png']);
  expect(linksNamed(text, 'a')).toEqual(['/contact']);
});

test('R-2.6-04 what an older row holds is cleaned on its way out', async () => {
  const path = await publish({ blogs_content: [{ heading: 'Old', paragraph: '<p>Old</p>' }] });
  const rows = JSON.stringify([{ heading: 'Old', paragraph: '<p onclick="steal()">Old</p>' }]);
  await site.db
    .updateTable('blogs')
    .set({ blogs_content: rows })
    .where('slug', '=', path.slice('/blogs/'.length))
    .execute();
  const { html, page } = await site.visit(path);
  expect(texts(article(page), 'p')).toContain('Old');
  expect(html).not.toContain('steal');
});

test('R-2.6-04 a title cannot end the structured data', async () => {
  const path = await publish({ title: '</script><script>steal()</script>' });
  const { html, page } = await site.visit(path);
  expect(html).not.toContain('<script>steal');
  expect(structuredData(page)).toContainEqual(
    expect.objectContaining({ headline: '</script><script>steal()</script>' }),
  );
});

test('search engines are told what the page says of an article without a first paragraph', async () => {
  for (const [metaDescription, description] of [
    ['', 'Bare'],
    ['Of wells.', 'Of wells.'],
  ]) {
    const page = await site.page(
      await publish({ title: 'Bare', brief_paragraph: '', metaDescription }),
    );
    expect(meta(page, 'description')).toBe(description);
    expect(structuredData(page)).toContainEqual(expect.objectContaining({ description }));
  }
});

test('R-2.6-05 the newest three other blogs are offered', async () => {
  const own = await openPages('none');
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) await own.addBlog({ title });
  const shown = async (path: string) =>
    texts(sectionNamed(await own.page(path), 'Most Recent Blogs'), 'h3');
  const ofNewest = await shown('/blogs/five');
  const ofOldest = await shown('/blogs/one');
  await own.close();
  expect(ofNewest).toEqual(['Four', 'Three', 'Two']);
  expect(ofOldest).toEqual(['Five', 'Four', 'Three']);
});

test('R-2.6-05 an only blog stands alone without a fault', async () => {
  const own = await openPages('none');
  await own.addBlog({ title: 'Alone' });
  const page = await own.page('/blogs/alone');
  await own.close();
  expect(texts(page, 'h1')).toEqual(['Alone']);
  expect(all(page, 'a', { href: /^\/blogs\// })).toEqual([]);
});

/** As many headings as wanted, each with a paragraph. */
function parts(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    heading: `Part ${index + 1}`,
    paragraph: '<p>Text.</p>',
  }));
}

test('four headings have a table of contents whose links lead to them, three have none', async () => {
  const four = await site.page(await publish({ blogs_content: parts(4) }));
  const contents = all(four, 'a', { href: /^#part-/ }).map((link) => attribute(link, 'href'));
  const ids = all(article(four), 'h2').map((heading) => `#${attribute(heading, 'id')}`);
  expect(ids).toHaveLength(4);
  expect(new Set(contents)).toEqual(new Set(ids));
  const three = await site.page(await publish({ blogs_content: parts(3) }));
  expect(all(three, 'a', { href: /^#part-/ })).toEqual([]);
});

test('an article leads to the ones before and after it', async () => {
  const own = await openPages('none');
  for (const title of ['One', 'Two', 'Three']) await own.addBlog({ title });
  const around = async (path: string) => {
    const links = all(one(await own.page(path), 'main'), 'a');
    return ['prev', 'next'].map((rel) => {
      const link = links.find((found) => attribute(found, 'rel') === rel);
      return link ? attribute(link, 'href') : null;
    });
  };
  const found = await Promise.all(['/blogs/one', '/blogs/two', '/blogs/three'].map(around));
  await own.close();
  expect(found).toEqual([
    [null, '/blogs/two'],
    ['/blogs/one', '/blogs/three'],
    ['/blogs/two', null],
  ]);
});

test('an article is shared by plain links that carry its title and its address', async () => {
  const path = await publish({ title: 'Tea & dates, "fresh"?' });
  const page = await site.page(path);
  const share = one(page, 'nav', { 'aria-labelledby': 'share' });
  const targets = all(share, 'a').map((link) => new URL(String(attribute(link, 'href'))));
  expect(targets.map(({ host, protocol }) => host || protocol)).toEqual([
    'www.linkedin.com',
    'x.com',
    'www.facebook.com',
    'mailto:',
  ]);
  for (const { searchParams } of targets) {
    expect([...searchParams.values()]).toContain(`${origin}${path}`);
  }
  expect(targets[1]?.searchParams.get('text')).toBe('Tea & dates, "fresh"?');
  expect(attribute(one(share, 'button'), 'hidden')).toBe('');
});
