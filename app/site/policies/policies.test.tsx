import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, test } from 'vitest';
import { retentionPeriod } from '../../../domain/inbox/retention.ts';
import PrivacyPolicy, { meta as privacyMeta } from './privacy-policy.tsx';
import RefundPolicy, { meta as refundMeta } from './refund-policy.tsx';

const data = {
  name: 'Agency',
  email: 'hello@agency.example',
  cities: 'Dubai and Karachi',
  answered: '48 hours',
  origin: 'https://agency.example',
};

const refund = { ...data, canonical: `${data.origin}/refund-policy` };
const privacy = { ...data, canonical: `${data.origin}/privacy-policy`, kept: retentionPeriod(24) };
const keptForEver = { ...privacy, kept: retentionPeriod(0) };

const pages = [
  { title: 'Refund Policy', Page: RefundPolicy, meta: refundMeta, loaderData: refund },
  { title: 'Privacy Policy', Page: PrivacyPolicy, meta: privacyMeta, loaderData: privacy },
  { title: 'Privacy Policy', Page: PrivacyPolicy, meta: privacyMeta, loaderData: keptForEver },
];

/** The page as the server writes it. */
function htmlOf({ Page, loaderData }: { Page: unknown; loaderData: object }): string {
  // The stub knows nothing of a route's own type of loader data.
  const Stub = createRoutesStub([{ id: 'policy', path: '/', Component: Page as never }]);
  return renderToString(<Stub hydrationData={{ loaderData: { policy: loaderData } }} />);
}

function textOf(html: string): string {
  return html.replace(/<script.*?<\/script>/g, '').replace(/<[^>]*>/g, '');
}

const refundText = textOf(htmlOf({ Page: RefundPolicy, loaderData: refund }));
const privacyText = textOf(htmlOf({ Page: PrivacyPolicy, loaderData: privacy }));

test('R-9-16 a refund is processed within 14-22 business days of cancellation', () => {
  expect(refundText).toContain('processed within 14-22 business days of cancellation');
});

test('R-9-17 all of it comes back for missed deadlines or poor performance, after a review', () => {
  expect(refundText).toContain(
    '100% refund for unmet deadlines or lack of performance once Quality Assurance has reviewed the case',
  );
});

test.each([
  'Repeated missed deadlines',
  'Miscommunication by account managers or salespeople',
  'Lack of team performance',
  'Project not started',
  'Other work delays',
])('R-9-18 eligible: %s', (reason) => {
  const [eligible = ''] = refundText.split('reason is not ours');
  expect(eligible).toContain(reason);
});

test.each([
  'Change of heart',
  'Customer-side delay',
  'Project completed and uploaded',
  'Requests beyond the agreement',
])('R-9-19 not refundable: %s', (reason) => {
  const [, notRefundable = ''] = refundText.split('reason is not ours');
  expect(notRefundable).toContain(reason);
});

test('R-9-20 the services are for adults and support replies in two days', () => {
  expect(privacyText).toContain('services are not directed to under 18s');
  expect(privacyText).toContain('Support replies within 48 hours');
});

test('R-9-21 card details are encrypted and not stored', () => {
  expect(privacyText).toContain('card details are encrypted and not stored');
});

test('D42 an enquiry is kept for 24 months', () => {
  expect(privacyText).toContain('delete an enquiry 24 months after it arrived');
});

test.each([
  [1, '1 month'],
  [6, '6 months'],
  [36, '36 months'],
])('D42 with ENQUIRY_MONTHS=%i the policy says %s', (months, time) => {
  const loaderData = { ...privacy, kept: retentionPeriod(months) };
  const text = textOf(htmlOf({ Page: PrivacyPolicy, loaderData }));
  expect(text).toContain(`An enquiry is deleted after${time}or earlier, when you ask`);
  expect(text).toContain(`We delete an enquiry ${time} after it arrived, or earlier when you ask.`);
  expect(text).not.toContain('24 months');
  expect(JSON.stringify(privacyMeta({ loaderData } as never))).toContain(`enquiry for ${time},`);
});

test('D42 with ENQUIRY_MONTHS=0 the policy promises no day of deletion', () => {
  const text = textOf(htmlOf({ Page: PrivacyPolicy, loaderData: keptForEver }));
  expect(text).toContain('We keep an enquiry until you ask us to delete it.');
  expect(text).not.toMatch(/\bmonths?\b/);
  expect(JSON.stringify(privacyMeta({ loaderData: keptForEver } as never))).not.toMatch(
    /months?\b/,
  );
});

describe.each(pages)('$title', ({ title, meta, ...page }) => {
  const html = htmlOf(page);

  test('it has one main heading, three facts and a place for every entry of its contents', () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/<dt/g)).toHaveLength(3);
    const entries = [...html.matchAll(/href="#([a-z-]+)"/g)].map(([, id]) => id);
    expect(entries.length).toBeGreaterThan(3);
    for (const id of entries) expect(html).toContain(`<h2 id="${id}">`);
  });

  test('search engines get the way to it, its address, and texts of the right length', () => {
    const [, json = ''] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? [];
    const { canonical } = page.loaderData;
    expect(JSON.parse(json)['@graph'][0].itemListElement).toMatchObject([
      { position: 1, name: 'Home', item: 'https://agency.example/' },
      { position: 2, name: title, item: canonical },
    ]);
    // The other arguments of the router are not used here.
    const tags = JSON.parse(JSON.stringify(meta({ loaderData: page.loaderData } as never)));
    const { content } = tags.find((tag: { name?: string }) => tag.name === 'description');
    expect(tags).toContainEqual({ title: `${title} | Agency` });
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: canonical });
    expect(content.length).toBeGreaterThanOrEqual(50);
    expect(content.length).toBeLessThanOrEqual(160);
  });

  test('it names the agency’s own address and no price', () => {
    expect(html).toContain('href="mailto:hello@agency.example"');
    expect(textOf(html)).not.toMatch(/AED|PKR|USD|\$|€/);
  });

  test('no style attribute, which the content policy would drop', () => {
    expect(html).not.toMatch(/\sstyle=/);
  });
});
