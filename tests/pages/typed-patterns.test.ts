import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { web } from '../../content/pages/service/web.ts';
import { firstSettings } from '../../content/settings.ts';
import { insertUpload, updateUpload } from '../../db/media/uploads.ts';
import { loadFirstSite } from '../first-site.ts';
import { startMailServer } from '../mail/mail-server.ts';
import { testServer } from '../server.ts';
import { everything, readPage } from './html.ts';
import { openPages, type PageServer } from './page-server.ts';

/** What a string as a replacement would expand, and what would leave an attribute. */
const patterns = '$& $` $\' $$ $1 $<a> \'width="onerror=alert(1) x"';

/** The words of a letter in quoted-printable or plain. */
function decodedText(source: string): string {
  return source
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

const upload = `${'0a'.repeat(16)}-w4000h3000`;

/** A picture of the library without words, in hostile company. */
const pictures = [
  `<img src="/media/${upload}.jpg" width="onerror=alert(1) x">`,
  `<img height="9 onerror=alert(1)" src="/media/${upload}.jpg" onerror="alert(1)">`,
  `<img alt="> <img onerror=alert(1) x" src="/media/${upload}.jpg" title="onerror=alert(1)">`,
].join('');

/** A text that names its field, so that it can be found wherever it is shown. */
const typed = (field: string) => `«${field}» ${patterns} end`;
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const paragraph = (field: string) => `<p>${escaped(typed(field))}</p>${pictures}`;

function fields(names: string[], text: (name: string) => string) {
  return Object.fromEntries(names.map((name) => [name, text(name)]));
}

const blog = {
  slug_url: 'typed',
  published_date: '2026-03-01',
  blog_image: `/media/${upload}.jpg`,
  ...fields(['title', 'brief_paragraph', 'metaTitle', 'metaDescription'], typed),
  blogs_content: [1, 2].map((at) => ({
    heading: typed(`heading${at}`),
    paragraph: paragraph(`paragraph${at}`),
  })),
};

const studyTexts = [
  ...['heroHeading', 'clientName', 'industry', 'industryText', 'sec1Heading', 'sec2Heading'],
  ...['sec3Heading1', 'sec3SubHeading1', 'sec3Heading2', 'sec3SubHeading2', 'sec3Heading3'],
  ...['sec3SubHeading3', 'sec4Heading', 'sec4SubHeading'],
  ...[1, 2, 3, 4].flatMap((at) => [`sec4Percentage${at}`, `sec4Text${at}`]),
];
const study = {
  ...fields(studyTexts, typed),
  ...fields(['sec1Para', 'sec2Para', 'sec3Para1', 'sec3Para2', 'sec3Para3'], paragraph),
  bannerImage: `/media/${upload}.jpg`,
  sec1Img: `/media/${upload}.jpg`,
  reviews: [{ name: typed('reviewName'), text: typed('reviewText'), rating: 5 }],
};

const place = {
  slug_url: 'typed-town',
  ...fields(['main_heading', 'highlighted_heading', 'meta_title', 'meta_description'], typed),
  ...fields(
    [1, 2, 3, 4].map((at) => `heading_${at}`),
    (name) => typed(`place${name}`),
  ),
  ...fields(['main_paragraph', ...[1, 2, 3, 4].map((at) => `paragraph_${at}`)], (name) =>
    paragraph(`place${name}`),
  ),
};

const { home, offices, testimonials } = firstSettings;
const settings: typeof firstSettings = {
  ...firstSettings,
  name: typed('agency'),
  description: typed('about'),
  offices: offices.map((office) => ({
    ...office,
    city: typed('city'),
    street: [typed('street')],
    country: typed('country'),
  })),
  testimonials: testimonials.map((testimonial, at) => ({
    ...testimonial,
    name: typed(`client${at}`),
    role: typed('role'),
    excerpt: typed('excerpt'),
  })),
  home: {
    ...home,
    headline: [typed('headline')],
    lead: typed('lead'),
    about: { heading: typed('aboutHeading'), paragraphs: [typed('aboutText')] },
  },
};

let site: PageServer;
let studyId: string;
beforeAll(async () => {
  site = await openPages('none');
  await loadFirstSite(site.db, settings);
  const size = { size: 1, width: 4_000, height: 3_000, widths: [480] };
  const file = { file_name: `${upload}.jpg`, media_type: 'image/jpeg', original_name: 'a.jpg' };
  await insertUpload(site.db, { ...file, ...size, hash: null, placeholder: '' });
  await updateUpload(site.db, 1, { alt: typed('library'), focus: 'top-right', poster: '' });
  await site.addBlog(blog);
  studyId = await site.addStudy(study);
  await site.call('POST', '/api/locationpages/create', place);
}, 60_000);
afterAll(() => site.close());

/** The texts of a JSON value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** The texts of an attribute; what an island is woken with is JSON. */
function attributeTexts({ name, value }: { name: string; value: string }): string[] {
  return name === 'data-props' ? textsOf(JSON.parse(value)) : [value];
}

/** Every text of an answer as a reader or a machine gets it. */
function textsIn(answer: string, type: string): string[] {
  if (/json/.test(type)) return textsOf(JSON.parse(answer));
  // Markdown, whose signs stand behind a backslash.
  if (type.startsWith('text/plain')) return [answer.replace(/\\(.)/g, (_, sign) => sign)];
  return everything(readPage(answer)).flatMap(({ attrs, childNodes, tagName }) => {
    const own = childNodes.flatMap((child) => ('value' in child ? [child.value] : []));
    const said = tagName === 'script' ? own.flatMap((json) => textsOf(JSON.parse(json))) : own;
    return [...said, ...attrs.flatMap(attributeTexts)];
  });
}

/** The fields whose text stands there as it was typed, and the texts that are changed. */
function fieldsIn(texts: string[]) {
  const same = new Set<string>();
  const changed: string[] = [];
  for (const text of texts) {
    for (const { 0: begin, 1: field = '', index } of text.matchAll(/«(\w+)»/g)) {
      const shown = text.slice(index);
      if (shown.startsWith(`${begin} ${patterns}`)) same.add(field);
      // A teaser ends early, and a headline goes on in another element.
      else if (!typed(field).startsWith(shown.replace(/(\.\.\.|…)$/, '').trim()))
        changed.push(shown);
    }
  }
  return { same, changed };
}

/** Attributes that run something, and names that no attribute of ours has. */
function handlersIn(html: string) {
  return everything(readPage(html)).flatMap(({ attrs }) =>
    attrs.filter(({ name }) => /^on|[^\w:-]/.test(name)),
  );
}

const addresses = () => [
  ...['/', '/insights', '/blogs/typed', '/case-studies', `/casestudy/${studyId}`, '/typed-town'],
  ...['/company', '/contact', web.path, '/no-such-page'],
  ...['/rss.xml', '/llms.txt', '/site.webmanifest', '/sitemap.xml'],
];

test('T35 every typed text reaches pages and feeds as typed, and nothing of it runs', async () => {
  const seen = new Set<string>();
  for (const address of addresses()) {
    const { html, headers } = await site.visit(address);
    const { same, changed } = fieldsIn(textsIn(html, String(headers['content-type'])));
    expect(changed, address).toEqual([]);
    for (const field of same) seen.add(field);
    if (!address.includes('.')) expect(handlersIn(html), address).toEqual([]);
  }
  const wanted = JSON.stringify([blog, study, place, settings, typed('library')]);
  const missing = [...wanted.matchAll(/«(\w+)»/g)]
    .map(([, field = '']) => field)
    .filter((field) => !seen.has(field));
  expect(missing).toEqual([]);
});

test('T35 previews show the same', async () => {
  const previews = [
    ['blog', blog],
    ['case-study', study],
    ['location-page', place],
  ] as const;
  for (const [kind, fields] of previews) {
    const { html } = (await site.call('POST', `/api/previews/${kind}`, fields)).json();
    const { same, changed } = fieldsIn(textsIn(html, 'text/html'));
    expect(changed, kind).toEqual([]);
    expect(same.size, kind).toBeGreaterThan(8);
    expect(same, 'the words of the library').toContain('library');
    expect(handlersIn(html), kind).toEqual([]);
  }
});

test('T35 a letter says what a visitor typed', async () => {
  const server = await startMailServer();
  onTestFinished(() => server.stop());
  const mail = { smtpUrl: server.url, enquiryTo: 'office@agency.example' };
  const { call, db } = await testServer({ config: { mail } });
  await loadFirstSite(db);
  const words = "$& $` $' $$ $1 $<a>";
  const body = {
    name: "$& $$ $' $1",
    email: 'maryam@barhi.example',
    phoneNum: '+44 7700 900000',
    message: `costs $$ 5 ${words}`,
  };
  const answer = await call({ method: 'POST', url: '/send-contact-form', body });
  expect(answer.json()).toMatchObject({ msg: 'success' });
  await vi.waitFor(() => expect(server.accepted()).toHaveLength(1), 10_000);
  const [letter] = server.accepted();
  const text = decodedText(letter?.source ?? '');
  expect(text).toContain(body.message);
  expect(text).toContain(body.name);
});
