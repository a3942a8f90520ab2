import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cms } from '../../content/pages/service/cms.ts';
import { ecommerce } from '../../content/pages/service/ecommerce.ts';
import { serviceCopies } from '../../content/pages/service/service-pages.ts';
import { uiUx } from '../../content/pages/service/ui-ux.ts';
import { web } from '../../content/pages/service/web.ts';
import { firstSettings } from '../../content/settings.ts';
import {
  all,
  attribute,
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
  site = await openPages('first');
});
afterAll(() => site.close());

describe.each(serviceCopies)('$path', (copy) => {
  const { path, name, title, description, keywords } = copy;
  let page: Page;
  beforeAll(async () => {
    page = await site.page(path);
  });

  test('R-2.2-11 has its sections in the order of the specification', async () => {
    const sections = all(page, 'section').flatMap((section) => {
      const heading = attribute(section, 'aria-labelledby');
      return heading === null ? [] : [heading];
    });
    const extra = [
      ...(copy.audiences ? ['specialization'] : []),
      ...(copy.figures ? ['figures'] : []),
    ];
    expect(sections).toEqual([
      ...['info', 'numbered', copy.delivery.kind, ...extra],
      ...['recent-work', 'testimonials-heading', 'questions', 'enquiry-heading'],
    ]);
    expect(texts(one(page, 'h1'), 'span').length).toBeGreaterThan(0);
    expect(all(page, 'details').length).toBeGreaterThanOrEqual(4);
    expect((await site.visit(path)).html).not.toMatch(/\sstyle=/);
  });

  test('has three numbered blocks, each with a thing of a case study', () => {
    const numbered = sectionNamed(page, `${copy.numbered.heading}_`);
    expect(texts(numbered, 'h3')).toEqual(copy.numbered.blocks.map(({ heading }) => heading));
    const things = copy.numbered.blocks.map(({ thing }) => thing);
    expect(all(numbered, 'img').map((image) => attribute(image, 'src'))).toEqual(
      things.map(({ study, name }) => `/media/artefacts/${study}/${name}.svg`),
    );
    expect(texts(numbered, 'figcaption')).toEqual(things.map(({ caption }) => caption));
    const grounds = all(numbered, 'svg').flatMap((svg) => attribute(svg, 'color') ?? []);
    expect(grounds).toHaveLength(3);
  });

  test('the Get Started button of the info section rings the agency', () => {
    const info = sectionNamed(page, copy.info.heading);
    const digits = firstSettings.phone.replace(/[^+\d]/g, '');
    expect(linksNamed(info, 'Get Started')).toEqual([`tel:${digits}`]);
    expect(textOf(info)).toContain(`Calls ${firstSettings.phone}`);
    expect(texts(info, 'em')).toEqual([copy.info.highlightedWord]);
  });

  test('has a title, description, keywords and canonical link of its own', () => {
    expect(texts(page, 'title')).toEqual([`${title} | ${firstSettings.name}`]);
    expect(meta(page, 'description')).toBe(description);
    expect(meta(page, 'keywords')).toBe(keywords);
    expect(attribute(one(page, 'link', { rel: 'canonical' }), 'href')).toBe(origin + path);
  });

  test('is a Service, its questions and the way to it for search engines', () => {
    const [service, questions, breadcrumbs, ...others] = structuredData(page);
    expect(others).toEqual([]);
    expect(service).toMatchObject({
      '@type': 'Service',
      name,
      serviceType: name,
      description,
      url: origin + path,
      provider: { name: firstSettings.name, telephone: firstSettings.phone },
      areaServed: firstSettings.offices.map(({ city }) => ({ '@type': 'City', name: city })),
    });
    expect(questions).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: copy.questions.items.map(({ question, answer }) => ({
        name: question,
        acceptedAnswer: { text: answer },
      })),
    });
    expect(breadcrumbs).toMatchObject({
      itemListElement: [
        { name: 'Home', item: `${origin}/` },
        { name, item: origin + path },
      ],
    });
  });

  test('previews studies and takes an enquiry', () => {
    const work = sectionNamed(page, 'Recent work_');
    expect(all(work, 'a', { href: /^\/casestudy\/[\da-f]{24}$/ }).length).toBeGreaterThan(2);
    expect(new Set(linksNamed(work, 'View All Projects'))).toEqual(new Set(['/case-studies']));
    const form = one(sectionNamed(page, 'Get Started_'), 'form');
    expect(attribute(form, 'action')).toBe(path);
  });
});

test('the drawings behind the headlines are eight', async () => {
  const drawn = new Set<string>();
  for (const { path } of serviceCopies) {
    const picture = all(await site.page(path), 'picture')[0];
    if (picture) drawn.add(String(attribute(one(picture, 'img'), 'src')));
  }
  expect(drawn.size).toBe(8);
});

test('the e-commerce page shows its claims and a Get Started button to /contact', async () => {
  const page = await site.page(ecommerce.path);
  for (const claim of ['7+ years of experience', '25+ satisfied clients', '10+ startups served']) {
    expect(textOf(page)).toContain(claim);
  }
  expect(linksNamed(sectionNamed(page, 'Counted so far_'), 'Get Started')).toEqual(['/contact']);
});

test('the CMS page shows the maintenance block with its button', async () => {
  const page = await site.page(cms.path);
  for (const figure of [
    '3+ Happy Clients',
    '6+ Optimized Apps',
    '15+ Feature Enhancements',
    '3+ Apps Delivered',
  ]) {
    expect(textOf(page)).toContain(figure);
  }
  expect(linksNamed(page, 'MAKE APPOINTMENT')).toEqual(['/contact']);
});

test.each([web.path, uiUx.path])(
  '%s shows for whom it designs, with the text as HTML',
  async (path) => {
    const section = sectionNamed(await site.page(path), "Design that fits your audience's needs");
    const [paragraph] = all(section, 'p');
    expect(paragraph && texts(paragraph, 'strong').join('')).toBeTruthy();
  },
);

test('an address that is no service answers 404', async () => {
  expect((await site.visit(web.path.slice(0, -4))).status).toBe(404);
});
