import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import {
  type CaseStudy,
  type CaseStudyText,
  caseStudyTextFields,
} from '../../../../domain/content/kinds/case-study.ts';
import type { ShownStudyItem } from '../../../../domain/content/shown.ts';
import { InLanguage } from '../../../../tests/in-language.tsx';
import { shownCard, shownStudy } from '../../../../tests/shown-study.ts';
import CaseStudyPage from './case-study.tsx';

const empty: CaseStudy = {
  _id: 'a'.repeat(24),
  reviews: [],
  miniatureSteps: [],
  // Made of the very list of fields that the type is made of.
  ...(Object.fromEntries(caseStudyTextFields.map((field) => [field, ''])) as CaseStudyText),
};
const filled: CaseStudy = {
  ...empty,
  heroHeading: 'Two hundred buses',
  sec1Heading: 'Before',
  sec2Heading: 'After',
  sec3Heading1: 'Problem',
  sec3Heading2: 'Work',
  sec3Heading3: 'Hand-over',
  sec4Heading: 'Later',
  sec4Percentage1: '92%',
  sec4Percentage2: '150',
  sec4Percentage3: 'twice',
  sec4Percentage4: '3,5 %',
};

/** The page as the server writes it. */
async function page(
  fields: Partial<CaseStudy>,
  nextStudy: ShownStudyItem | null = null,
): Promise<string> {
  const study = await shownStudy({ ...filled, ...fields });
  const Stub = createRoutesStub([
    // The stub knows nothing of this route's own type of loader data.
    { id: 'study', path: '/', Component: CaseStudyPage as never },
  ]);
  const site = { origin: 'https://agency.example', language: 'en' };
  const loaded = { study, nextStudy, description: 'Buses', ...site };
  return renderToString(
    <InLanguage>
      <Stub hydrationData={{ loaderData: { study: loaded } }} />
    </InLanguage>,
  );
}

function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '');
}

function headings(html: string): string[] {
  return [...html.matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/g)].map(([, level, text = '']) =>
    `${level} ${text
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()}`.replace(/ _$/, ''),
  );
}

/** The way on, below all that a study tells. */
const onward = '2 The next one could be yours';

const artefact = `/media/${'0a'.repeat(16)}-w852h1760.png`;

test('on a ground the parts of the story are named, and the work stands beside the heading', async () => {
  const html = await page({
    ground: '#f6c3cf',
    bannerImage: artefact,
    sec3SubHeading2: 'The thing',
  });
  const labels = [...html.matchAll(/<p class="label[^>]*><span[^>]*><\/span>([^<]*)<\/p>/g)];
  expect(labels.map(([, label]) => label)).toEqual([
    'Before',
    'The decision',
    'The thing',
    'The result',
  ]);
  expect(html).toContain('data-placed="phone"');
  expect(html).toContain('color="#f6c3cf"');
});

test('a miniature stands beside the picture of its band, and without one beside its words', async () => {
  const miniatureSteps = [
    { id: 'a', question: 'Loaf', options: [{ id: 'b', label: 'Rye', says: 'rye' }] },
  ];
  const fields = { sec3Para2: '<p>Order a loaf.</p>', miniatureSteps };
  // The blocks that a miniature, and a picture below words, are the first things of.
  const places = (html: string) => [
    /<div class="([^"]*)"><div[^>]*>(?:<svg[^>]*><\/svg>)?<fieldset/.exec(html)?.[1],
    /<div class="([^"]*)"><span[^>]*data-placed/.exec(html)?.[1],
  ];
  const [tried, pictured] = places(
    await page({ ...fields, ground: '#f6c3cf', sec3Img2: artefact }),
  );
  expect(tried).toMatch(/half/);
  expect(pictured).toBe(tried);
  const [alone] = places(await page(fields));
  expect(alone).toMatch(/body/);
});

test('a drawing, and a photograph, fill the hero as they do without a ground', async () => {
  const photograph = artefact.replace('.png', '.jpg');
  for (const bannerImage of ['', photograph]) {
    const html = await page({ ground: '#f6c3cf', bannerImage });
    expect(html).not.toContain('data-placed');
    expect(html).toContain('data-size="sub"');
  }
});

test('the facts that are filled in stand in a row', async () => {
  const terms = (html: string) => [...html.matchAll(/<dt[^>]*>([^<]*)/g)].map(([, term]) => term);
  const filledIn = { clientName: 'Acme', year: '2024', team: 'Hind', category1: 'SEO' };
  expect(terms(await page(filledIn))).toEqual(['Client', 'Year', 'Team', 'What we did']);
  expect(terms(await page({}))).toEqual([]);
});

test('a study without any text is a page with a headline', async () => {
  const html = await page(empty);
  expect(headings(html)).toEqual(['1 Untitled case study', onward]);
  expect(html).not.toContain('<video');
});

test('the parts follow in the order of the specification', async () => {
  expect(headings(await page({ reviews: [{ name: 'Hana', text: 'Good.' }] }))).toEqual([
    '1 Two hundred buses',
    '2 Before',
    '2 After',
    '2 Problem',
    '2 Work',
    '2 Hand-over',
    '2 Later',
    '2 Reviews',
    onward,
  ]);
});

test('the next study is the last part, and without one there is an invitation', async () => {
  const next = shownCard({ heroHeading: 'Seven dates', figure: '38%', figureText: 'came back' });
  const html = await page({}, next);
  expect(headings(html).slice(-2)).toEqual(['2 The next study', '3 Seven dates']);
  expect(textOf(html)).toContain('38% came back');
  expect(headings(html)).not.toContain(onward);
});

test('figures stand as typed and their levels follow the numbers in them', async () => {
  const html = await page({});
  for (const figure of ['92%', '150', 'twice', '3,5 %']) expect(textOf(html)).toContain(figure);
  const levels = [...html.matchAll(/height="([\d.]+)%"/g)].map(([, height]) => Number(height));
  expect(levels).toEqual([92 * 0.82, 82, 3 * 0.82]);
  expect(html.match(/data-worded/g)).toHaveLength(1);
});

const videoIn = (html: string) => /<video[^>]*>/.exec(html)?.[0] ?? '';

test('a film file is a muted video with a poster, and only then there is one', async () => {
  const video = videoIn(await page({ video: '/media/a.mp4' }));
  expect(video).toMatch(/ src="\/media\/a.mp4" poster="[^"]+banner.svg"/);
  expect(video).toContain(' muted=""');
  expect(await page({})).not.toContain('<video');
});

test('a film on a video site is a link to it', async () => {
  const html = await page({ video: 'https://youtu.be/a1' });
  expect(html).not.toContain('<video');
  expect(html).toMatch(/href="https:\/\/youtu.be\/a1" target="_blank" rel="noopener noreferrer"/);
});

test('D37 a film whose player is known is offered to play in its place', async () => {
  const html = await page({ video: 'https://youtu.be/dQw4w9WgXcQ' });
  expect(html).toContain(
    ' data-film="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1"',
  );
  expect(textOf(html)).not.toContain('new tab');
});

test('a script as an address reaches neither href nor src', async () => {
  const script = 'javascript:alert(1)';
  const html = await page({
    video: script,
    bannerImage: script,
    sec1Img: script,
    sec3Img2: script,
  });
  expect(html).not.toContain('javascript:');
});

test('reviews of odd shapes show what they can', async () => {
  const odd = JSON.parse('{"name":["Hana"],"text":7,"rating":"many","more":{"deep":true}}');
  const html = await page({
    reviews: [odd, { text: 'Fine.', rating: 4.5 }, { name: 'Joby', rating: 4 }],
  });
  expect(html).toContain('4.5 out of 5 stars');
  expect(html).toContain('Four stars out of five');
  expect(html.match(/<figure/g)).toHaveLength(2);
  expect(await page({ reviews: [odd] })).not.toContain('Reviews');
});

test('no style attribute, which the content policy would drop', async () => {
  expect(
    await page({ video: '/media/a.mp4', reviews: [{ text: 'Fine.', rating: 5 }] }),
  ).not.toMatch(/\sstyle=/);
});
