import { expect, test } from 'vitest';
import { pageOfEnquiry } from './page-of-enquiry.ts';

const origin = 'https://agency.example';
const visited = (...paths: string[]) => ({ pages: paths.map((path) => ({ path, at: 1 })) });

test.each([
  ['/ar/contact?sent', undefined, [], '/ar/contact'],
  ['/send-contact-form', `${origin}/ur/contact?x`, ['/ar'], '/ur/contact'],
  ['/send-contact-form-main', undefined, ['/', '/ar/contact'], '/ar/contact'],
  ['/send-contact-form-main', 'https://other.example/ar', ['/ur'], '/ur'],
  ['/send-contact-form-main', 'no address', [], '/'],
])('R-L-12 %s, sent from %j, is of the page %j', (url, referer, paths, page) => {
  expect(pageOfEnquiry({ url, headers: { referer } }, visited(...paths), origin)).toBe(page);
});
