import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstBlogs } from '../../content/blogs.ts';
import { serviceCopies } from '../../content/pages/service/service-pages.ts';
import { firstSettings } from '../../content/settings.ts';
import { all, attribute, linksNamed, sectionNamed, structuredData, textOf, texts } from './html.ts';
import { openPages, type PageServer } from './page-server.ts';

let site: PageServer;
beforeAll(async () => {
  site = await openPages('first');
});
afterAll(() => site.close());

/** Addresses of the studies that the portfolio shows. */
async function portfolio(): Promise<(string | null)[]> {
  const section = sectionNamed(await site.page('/'), 'Portfolio_');
  return all(section, 'a', { href: /^\/casestudy\// }).map((link) => attribute(link, 'href'));
}

test('R-2.1-02 home has its sections and the footer', async () => {
  const page = await site.page('/');
  const headings = texts(page, 'h2');
  for (const heading of ['Portfolio_', 'Specialization_', 'Latest Blogs_', 'What clients say_']) {
    expect(headings).toContain(heading);
  }
  expect(headings).toContain(firstSettings.home.about.heading);
  expect(all(page, 'footer')).toHaveLength(1);
});

test('R-X-11 before their script arrives the testimonials are scrolled by keyboard', async () => {
  const section = sectionNamed(await site.page('/'), 'What clients say_');
  expect(all(section, 'div', { tabindex: '0' })).toHaveLength(1);
});

test('R-2.1-03 structured data names the site, the agency and its office in Dubai', async () => {
  const page = await site.page('/');
  expect(all(page, 'script', { type: 'application/ld+json' }), 'a block each').toHaveLength(3);
  const data = structuredData(page);
  const types = data.map((thing) => thing['@type']);
  expect(types).toEqual(expect.arrayContaining(['WebSite', 'Organization', 'ProfessionalService']));
  const office = data.find((thing) => thing['@type'] === 'ProfessionalService');
  expect(office).toMatchObject({ address: { addressLocality: 'Dubai', addressCountry: 'AE' } });
});

test("R-2.1-04 the about block has a Let's Connect button", async () => {
  const about = sectionNamed(await site.page('/'), firstSettings.home.about.heading);
  expect(linksNamed(about, "Let's Connect")).toEqual(['/contact']);
});

test('R-2.3-01 the portfolio leads to all projects', async () => {
  const section = sectionNamed(await site.page('/'), 'Portfolio_');
  const links = linksNamed(section, 'View All Projects');
  // One stands in the heading on wide screens, one below the cards on phones.
  expect(new Set(links)).toEqual(new Set(['/case-studies']));
});

test('R-2.3-02 six different studies show, each a card with its own link', async () => {
  const section = sectionNamed(await site.page('/'), 'Portfolio_');
  const cards = all(section, 'a', { href: /^\/casestudy\// });
  const studies: { _id: string; heroHeading: string; category1: string; bannerImage: string }[] = (
    await site.call('GET', '/api/caseStudies')
  ).json();
  expect(studies.length).toBeGreaterThanOrEqual(6);
  expect(new Set(cards.map((card) => attribute(card, 'href'))).size).toBe(6);
  expect(cards).toHaveLength(6);
  for (const card of cards) {
    const study = studies.find(({ _id }) => attribute(card, 'href') === `/casestudy/${_id}`);
    expect(textOf(card)).toContain(study?.heroHeading);
    expect(textOf(card)).toContain(study?.category1);
    expect(all(card, 'img').map((image) => attribute(image, 'src'))).toEqual([study?.bannerImage]);
  }
});

test('R-2.3-04 another load shows another choice', async () => {
  const choices = new Set<string>();
  for (let load = 0; load < 10; load += 1) choices.add((await portfolio()).join());
  expect(choices.size).toBeGreaterThanOrEqual(2);
});

test('R-2.3-06 the specialization shows six fields that lead to the contact form', async () => {
  const section = sectionNamed(await site.page('/'), 'Specialization_');
  expect(texts(section, 'h3')).toEqual([
    'Web Engineering',
    'Application Engineering',
    'Prototyping & Design',
    'QA & Testing',
    'Maintenance & Support',
    'Digital Marketing',
  ]);
  expect(linksNamed(section, 'Get Started')).toEqual(Array(6).fill('/contact'));
  const services = linksNamed(section, 'See the service');
  expect(services).toHaveLength(6);
  const paths = services.map((address) => address?.split('#')[0]);
  expect(paths.every((path) => serviceCopies.some((copy) => copy.path === path))).toBe(true);
});

test('R-2.3-08 three latest blogs, each leading to itself', async () => {
  const section = sectionNamed(await site.page('/'), 'Latest Blogs_');
  const blogs: { title: string; published_date: string }[] = (
    await site.call('GET', '/blog')
  ).json().data;
  const cards = all(section, 'article');
  expect(cards).toHaveLength(3);
  cards.forEach((card, index) => {
    const blog = blogs[index];
    expect(texts(card, 'h3')).toEqual([blog?.title]);
    expect(textOf(card)).toContain(blog?.published_date);
    const own = firstBlogs.find(({ title }) => title === blog?.title);
    expect(own?.slug_url).toBeTruthy();
    const address = `/blogs/${own?.slug_url.toLowerCase().replace(/\s+/g, '-')}`;
    expect(linksNamed(card, 'Read more')).toEqual([address]);
    expect(linksNamed(card, String(blog?.title))).toEqual([address]);
  });
});

test('R-3-13 four testimonials, each with client, excerpt and stars', async () => {
  const section = sectionNamed(await site.page('/'), 'What clients say_');
  const figures = all(section, 'figure');
  expect(figures).toHaveLength(4);
  figures.forEach((figure, index) => {
    const { name, excerpt } = firstSettings.testimonials[index] ?? {};
    expect(name).toBeTruthy();
    expect(textOf(figure)).toContain(name);
    expect(texts(figure, 'blockquote')).toEqual([excerpt]);
    const [stars] = all(figure, 'svg', { role: 'img' });
    expect(stars && attribute(stars, 'aria-label')).toMatch(/stars? out of five$/);
  });
});
