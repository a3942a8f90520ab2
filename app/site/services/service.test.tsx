import { renderToString } from 'react-dom/server';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { ShownStudyItem } from '../../../domain/content/shown.ts';
import { firstAnswerPromise } from '../../../domain/inbox/answer-promise.ts';
import { firstFormLimits } from '../../../domain/inbox/form-limits.ts';
import { firstLanguage, firstTime } from '../../../domain/settings/region.ts';
import { firstClaims, type SiteSettings } from '../../../domain/settings.ts';
import { type SiteContext, siteContext } from '../../context.ts';
import type { Route } from './+types/service';
import { serviceCopies } from './copies.ts';
import Service, { loader, meta } from './service.tsx';

const origin = 'https://agency.example';

const settings: SiteSettings = {
  name: 'Agency',
  description: '',
  phone: '+971 4 000 0000',
  email: '',
  offices: [
    {
      city: 'Dubai',
      street: [],
      country: 'United Arab Emirates',
      countryCode: 'AE',
      phone: '',
      latitude: 25.2,
      longitude: 55.3,
    },
  ],
  networks: [],
  testimonials: [{ name: 'Client', role: 'Owner', excerpt: 'Fine.', stars: 5 }],
  home: {
    headline: [],
    lead: '',
    about: { heading: '', paragraphs: [] },
    readMore: 'own',
  },
  claims: firstClaims,
  forms: firstFormLimits,
  firstYear: 2024,
  time: firstTime,
  language: firstLanguage,
  promise: firstAnswerPromise,
  openingHours: [],
};

const studies: ShownStudyItem[] = ['a', 'b', 'c'].map((letter) => ({
  _id: letter.repeat(24),
  bannerImage: { src: '/a.png' },
  category1: 'SEO',
  heroHeading: `Study ${letter}`,
}));

function load(path: string, shown = studies) {
  const context = new RouterContextProvider();
  const queries = {
    findSiteSettings: async () => settings,
    findRandomCaseStudies: async (count: number) => shown.slice(0, count),
  };
  context.set(siteContext, { origin, queries } as unknown as SiteContext);
  const url = new URL(path, origin);
  const pattern = '/web-development-service-in-dubai-uae';
  return loader({ context, url, request: new Request(url), params: {}, pattern });
}

/** The page as the server writes it. */
async function page(path: string, shown?: ShownStudyItem[]): Promise<string> {
  const loaded = await load(path, shown);
  const Stub = createRoutesStub([
    // The stub knows nothing of this route's own type of loader data.
    { id: 'service', path: '*', Component: Service as never },
  ]);
  return renderToString(<Stub hydrationData={{ loaderData: { service: loaded } }} />);
}

function textOf(html: string): string {
  return html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<!-- -->|<[^>]*>/g, '')
    .replaceAll('&#x27;', "'");
}

/** The target of the link with exactly these words, once for each such link. */
function targets(html: string, words: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
    .filter(([, , label = '']) => textOf(label) === words)
    .map(([, target = '']) => target);
}

const paths = serviceCopies.map(({ path }) => path);

test.each(paths)('%s has its sections in the order of the specification', async (path) => {
  const html = await page(path);
  const sections = [
    '<h1',
    'id="info"',
    'id="numbered"',
    'id="delivery"',
    'id="recent-work"',
    'id="testimonials-heading"',
    'id="questions"',
  ].map((part) => html.indexOf(part));
  expect(sections).not.toContain(-1);
  expect(sections).toEqual(sections.toSorted((a, b) => a - b));
  const numbered = html.slice(sections[2], sections[3]);
  expect(numbered.match(/<h3/g)).toHaveLength(3);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html.match(/<details/g)?.length).toBeGreaterThanOrEqual(4);
  expect(html).not.toMatch(/\sstyle=/);
});

test.each(paths)(
  'the Get Started button of the info section on %s rings the agency',
  async (path) => {
    const html = await page(path);
    const info = html.slice(html.indexOf('id="info"'), html.indexOf('id="numbered"'));
    expect(targets(info, 'Get Started')).toEqual(['tel:+97140000000']);
    expect(info).toMatch(/<em[^>]*>\w+<\/em>/);
  },
);

test('title, description, keywords and an absolute canonical link are each page’s own', async () => {
  const values = await Promise.all(
    paths.map(async (path) => {
      const tags = meta({ loaderData: await load(path) } as Route.MetaArgs);
      const named = (name: string) =>
        tags.find((tag) => 'name' in tag && tag.name === name && 'content' in tag);
      expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${origin}${path}` });
      return JSON.stringify([tags[0], named('description'), named('keywords')]);
    }),
  );
  expect(new Set(values).size).toBe(8);
  expect(values[0]).toContain('| Agency');
});

test('the e-commerce page shows its claims and a Get Started button to /contact', async () => {
  const html = await page('/ecommerce-development-service-in-dubai-uae');
  for (const claim of ['7+ years of experience', '25+ satisfied clients', '10+ startups served']) {
    expect(textOf(html)).toContain(claim);
  }
  expect(targets(html, 'Get Started')).toContain('/contact');
});

test('the CMS page shows the maintenance block with its button', async () => {
  const html = await page('/cms-website-development-in-dubai-uae');
  for (const figure of [
    '3+ Happy Clients',
    '6+ Optimized Apps',
    '15+ Feature Enhancements',
    '3+ Apps Delivered',
  ]) {
    expect(textOf(html)).toContain(figure);
  }
  expect(targets(html, 'MAKE APPOINTMENT')).toEqual(['/contact']);
});

test.each(['/web-development-service-in-dubai-uae', '/ui-ux-design-company-dubai-uae'])(
  '%s shows for whom it designs, with the text as HTML',
  async (path) => {
    const html = await page(path);
    expect(textOf(html)).toContain("Design that fits your audience's needs");
    expect(html).toMatch(/<p>[^<]*<strong>[^<]+<\/strong>/);
  },
);

test('the structured data are a Service, its questions and the way to it', async () => {
  for (const { path, name, questions } of serviceCopies) {
    const html = await page(path);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const [service, faq, breadcrumbs] = JSON.parse(json)['@graph'];
    expect(service).toMatchObject({ '@type': 'Service', name, url: `${origin}${path}` });
    expect(faq['@type']).toBe('FAQPage');
    expect(faq.mainEntity).toHaveLength(questions.items.length);
    expect(breadcrumbs.itemListElement[1].item).toBe(`${origin}${path}`);
  }
});

test('the carousel shows every study it is given, and without any there is no preview', async () => {
  const [path = ''] = paths;
  expect(targets(await page(path), 'SEOStudy bView Details')).toEqual([
    `/casestudy/${'b'.repeat(24)}`,
  ]);
  expect(await page(path, [])).not.toContain('recent-work');
});

test('an address that is no service answers 404', async () => {
  await expect(load('/web-development-services-in-dubai-uae')).rejects.toMatchObject({
    init: { status: 404 },
  });
});
