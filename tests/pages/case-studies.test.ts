import { afterAll, beforeAll, expect, test } from 'vitest';
import { setCaptions } from '../../db/media/uploaded-films.ts';
import { insertUpload, updateUpload } from '../../db/media/uploads.ts';
import {
  all,
  attribute,
  type Element,
  everything,
  one,
  type Page,
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

const unknownId = '0123456789abcdef01234567';

/** A study with every part, each text telling where it belongs. */
const full = {
  heroHeading: 'A cold chain that tells',
  clientName: 'Wadi Frost',
  category1: 'App Development',
  category2: 'SEO',
  template: 'template1',
  ...Object.fromEntries(
    [1, 2].flatMap((n) => [
      [`sec${n}Heading`, `Section ${n}`],
      [`sec${n}Para`, `<p>Paragraph of section ${n}</p>`],
      [`sec${n}Img`, `/sec${n}.png`],
    ]),
  ),
  ...Object.fromEntries(
    [1, 2, 3].flatMap((n) => [
      [`sec3Heading${n}`, `Block ${n}`],
      [`sec3SubHeading${n}`, `Sub-heading ${n}`],
      [`sec3Para${n}`, `<p>Paragraph of block ${n}</p>`],
    ]),
  ),
  sec3Img2: '/sec3-2.png',
  sec4Heading: 'What came back',
  sec4SubHeading: 'After one summer',
  ...Object.fromEntries(
    [1, 2, 3, 4].flatMap((n) => [
      [`sec4Percentage${n}`, `${n}5%`],
      [`sec4Text${n}`, `Text of figure ${n}`],
    ]),
  ),
};

async function study(fields: object): Promise<Page> {
  return site.page(`/casestudy/${await site.addStudy({ ...full, ...fields })}`);
}

function figures(page: Page): string[] {
  return texts(page, 'li').filter((text) => /^\d5%/.test(text));
}

function pictures(node: Element | Page): (string | null)[] {
  return all(node, 'img').map((image) => attribute(image, 'src'));
}

/** The innermost section with this heading. */
function block(page: Page, heading: string): Element {
  const around = all(page, 'section').filter((section) => texts(section, 'h2').includes(heading));
  const innermost = around.at(-1);
  if (!innermost) throw new Error(`no section "${heading}"`);
  return innermost;
}

test('R-2.1-07 one card per published study, newest first, and none for a draft', async () => {
  const own = await openPages('none');
  const first = await own.addStudy({ heroHeading: 'First', category1: 'SEO' });
  const second = await own.addStudy({
    heroHeading: 'Second',
    category1: 'SMM',
    bannerImage: '/b.png',
  });
  await own.addDraft();
  const page = await own.page('/case-studies');
  await own.close();
  expect(texts(page, 'h1')).toEqual(['Case Studies']);
  const cards = all(page, 'a', { href: /^\/casestudy\// });
  expect(cards.map((card) => attribute(card, 'href'))).toEqual([
    `/casestudy/${second}`,
    `/casestudy/${first}`,
  ]);
  const [card] = cards;
  if (!card) throw new Error('There is no card.');
  expect(texts(card, 'h2|h3')).toEqual(['Second']);
  expect(textOf(card)).toContain('SMM');
  expect(textOf(card)).toContain('View Details');
  expect(pictures(card)).toEqual(['/b.png']);
});

test('R-2.1-07 without a study the list says so', async () => {
  const own = await openPages('none');
  const page = await own.page('/case-studies');
  await own.close();
  expect(all(page, 'a', { href: /^\/casestudy\// })).toEqual([]);
  expect(textOf(page)).toContain('No case study is published yet.');
});

test('R-2.1-09 each study shows under its own address', async () => {
  const one = await site.addStudy({ heroHeading: 'One', clientName: 'Client of one' });
  const two = await site.addStudy({ heroHeading: 'Two', clientName: 'Client of two' });
  const pages = [await site.page(`/casestudy/${one}`), await site.page(`/casestudy/${two}`)];
  expect(pages.map((page) => texts(page, 'h1'))).toEqual([['One'], ['Two']]);
  expect(pages.map((page) => textOf(page).includes('Client of one'))).toEqual([true, false]);
});

test('R-2.5-04 an unknown study answers 404 to calls and on its page', async () => {
  const draft = await site.addDraft();
  for (const id of [unknownId, draft, 'no-id']) {
    const answer = await site.visit(`/api/caseStudies/${id}`);
    expect(answer.status, id).toBe(404);
    expect(JSON.parse(answer.html)).toMatchObject({ message: expect.stringMatching(/./) });
    const { status, page } = await site.visit(`/casestudy/${id}`);
    expect(status, id).toBe(404);
    expect(texts(page, 'h1')).toEqual(['Oops! Page Not Found']);
  }
});

test('R-2.5-03 when the database fails the page says so and keeps its frame', async () => {
  const own = await openPages('none');
  const path = `/casestudy/${await own.addStudy(full)}`;
  // The frame's texts are known from here on; a page that was read before would come from the cache.
  await own.page('/case-studies');
  await own.db.schema.alterTable('case_studies').renameTo('gone').execute();
  const { status, page } = await own.visit(path);
  expect((await own.visit('/case-studies')).status, 'a page made before is still shown').toBe(200);
  await own.close();
  expect(status).toBeGreaterThanOrEqual(500);
  expect(texts(page, 'p', { role: 'alert' })).toEqual([
    'The page could not be loaded. Please try again.',
  ]);
  expect(all(page, 'header')).toHaveLength(1);
  expect(all(page, 'footer')).toHaveLength(1);
  expect(textOf(page)).toContain('All Case Studies');
  expect(textOf(page)).not.toMatch(/sqlite|no such table|case_studies/i);
});

test('R-2.5-05 hero, two picture sections, three heading sections, statistics', async () => {
  const page = await study({});
  const order = everything(page)
    .filter(({ tagName }) => /^h[12]$/.test(tagName))
    .map(textOf);
  expect(order.slice(0, 7)).toEqual([
    'A cold chain that tells',
    'Section 1',
    'Section 2',
    'Block 1',
    'Block 2',
    'Block 3',
    'What came back_',
  ]);
  for (const n of [1, 2]) {
    const section = block(page, `Section ${n}`);
    expect(pictures(section)).toEqual([`/sec${n}.png`]);
    expect(textOf(section)).toContain(`Paragraph of section ${n}`);
  }
  for (const n of [1, 2, 3]) {
    const section = block(page, `Block ${n}`);
    expect(textOf(section)).toContain(`Sub-heading ${n}`);
    expect(textOf(section)).toContain(`Paragraph of block ${n}`);
  }
  expect(textOf(block(page, 'What came back_'))).toContain('After one summer');
});

test('R-2.5-08 only a study with a film has a video', async () => {
  expect(all(await study({ video: '' }), 'video')).toEqual([]);
  const [film] = all(await study({ video: '/media/clips/a.mp4' }), 'video');
  expect(film && attribute(film, 'src')).toBe('/media/clips/a.mp4');
});

test('R-2.5-09 template2: three figures, and a picture in block 2', async () => {
  const page = await study({ template: 'template2' });
  expect(figures(page)).toEqual([1, 2, 3].map((n) => `${n}5%Text of figure ${n}`));
  expect(pictures(block(page, 'Block 2'))).toEqual(['/sec3-2.png']);
});

test('R-2.5-10 template1: four figures as they were typed, and no picture in block 2', async () => {
  const page = await study({ sec4Percentage2: '25% or so' });
  expect(figures(page)).toEqual([
    '15%Text of figure 1',
    '25% or soText of figure 2',
    '35%Text of figure 3',
    '45%Text of figure 4',
  ]);
  expect(pictures(block(page, 'Block 2'))).toEqual([]);
});

test.each(['', 'template7'])(
  'R-2.5-10 an older template "%s" shows as template1',
  async (template) => {
    const id = await site.addStudy(full);
    await site.db.updateTable('case_studies').set({ template }).where('_id', '=', id).execute();
    const page = await site.page(`/casestudy/${id}`);
    expect(figures(page)).toHaveLength(4);
    const grounds = [1, 2, 3].map((n) => attribute(block(page, `Block ${n}`), 'data-ground'));
    const template1 = await study({});
    expect(grounds).toEqual(
      [1, 2, 3].map((n) => attribute(block(template1, `Block ${n}`), 'data-ground')),
    );
  },
);

test('R-2.5-11 reviews show when there are some', async () => {
  const reviews = [{ name: 'Noura', text: 'It holds water.', rating: 4 }];
  const page = await study({ reviews });
  const section = block(page, 'Reviews_');
  expect(textOf(section)).toContain('It holds water.');
  expect(textOf(section)).toContain('Noura');
  expect(texts(await study({ reviews: [] }), 'h2')).not.toContain('Reviews_');
});

test('T06 a script in a paragraph of a study never reaches its page', async () => {
  const id = await site.addStudy({
    ...full,
    sec1Para: '<p onclick="x()">Kept</p><script>alert(1)</script>',
  });
  const { html, page } = await site.visit(`/casestudy/${id}`);
  expect(textOf(block(page, 'Section 1'))).toContain('Kept');
  expect(html).not.toMatch(/onclick|alert\(1\)/);
});

test('a study with nothing but what is required shows without a fault', async () => {
  const page = await site.page(`/casestudy/${await site.addStudy({ bannerImage: '/x.png' })}`);
  expect(all(page, 'h1')).toHaveLength(1);
});

test('D25 texts that are no addresses break no picture: the study shows its drawing', async () => {
  const id = await site.addStudy({ heroHeading: ' ', bannerImage: 'a picture', sec1Img: 'x' });
  const card = all(await site.page('/case-studies'), 'a', { href: `/casestudy/${id}` })[0];
  const page = await site.page(`/casestudy/${id}`);
  expect(texts(page, 'h1')).toEqual(['Untitled case study']);
  expect(card && texts(card, 'h3')).toEqual(['Untitled case study']);
  for (const src of [...(card ? pictures(card) : []), ...pictures(one(page, 'main'))]) {
    expect(src).toMatch(`/media/drawings/${id}/`);
    expect((await site.visit(String(src))).status, String(src)).toBe(200);
  }
});

test('a film is told to search engines once it is known since when it is there', async () => {
  const file = { file_name: `${'a'.repeat(32)}.mp4`, media_type: 'video/mp4', size: 1 };
  await insertUpload(site.db, {
    ...file,
    width: null,
    height: null,
    widths: [],
    hash: null,
    original_name: '',
  });
  const films = async (video: string) => {
    const page = await site.page(`/casestudy/${await site.addStudy({ heroHeading: 'F', video })}`);
    return structuredData(page).filter((thing) => thing['@type'] === 'VideoObject');
  };
  const [film] = await films(`/media/${file.file_name}`);
  expect(film).toMatchObject({ name: 'F', contentUrl: `${origin}/media/${file.file_name}` });
  expect(film?.thumbnailUrl).toMatch(/^https:.*\.png$/);
  expect(film?.uploadDate).toMatch(/^\d{4}-\d\d-\d\dT/);
  const described = { alt: '', focus: 'center', poster: '/media/poster.webp' } as const;
  await updateUpload(site.db, 1, described);
  await setCaptions(site.db, 1, `${'b'.repeat(32)}.vtt`);
  const study = await site.addStudy({ video: `/media/${file.file_name}`, bannerImage: '/x.png' });
  const { html } = await site.visit(`/casestudy/${study}`);
  expect(html).toMatch(/<video[^>]* poster="\/media\/poster\.webp"/);
  expect(html).toContain(
    `<track kind="captions" src="/media/${'b'.repeat(32)}.vtt" srcLang="en" label="English"/>`,
  );
  expect(await films('https://cdn.example/film.mp4')).toEqual([]);
  expect(await films('https://youtu.be/x')).toEqual([]);
  expect(await films('')).toEqual([]);
});
