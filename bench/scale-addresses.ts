import { idOf, slugOf } from './many-items.ts';
import type { Size } from './scale-times.ts';

/** What is asked of each size of content; every round asks for another item or page. */

/** Far apart and never the same twice: a prime number of steps. */
function spreadOver(count: number, round: number): number {
  return (round * 7_919) % count;
}

const onPage = 60;

function pageOf(count: number, round: number): number {
  return 1 + spreadOver(Math.max(1, Math.ceil(count / onPage)), round);
}

type Address = (size: Pick<Size, 'blogs' | 'studies'>, round: number) => string;

export const askedOf: Record<string, Address> = {
  home: () => '/',
  insights: () => '/insights',
  'insights, any page': ({ blogs }, round) => `/insights?page=${pageOf(blogs, round)}`,
  'insights, a category': () => '/insights?category=Web+Development',
  'insights, a rare word': (_, round) => `/insights?find=no.+${(round % 10) + 1}+deira`,
  'insights, a common word': () => '/insights?find=deira',
  'insights, an unknown word': (_, round) => `/insights?find=zebra${round}`,
  'a blog': ({ blogs }, round) => `/blogs/${slugOf(spreadOver(blogs, round))}`,
  'case studies': () => '/case-studies',
  'case studies, any page': ({ studies }, round) => `/case-studies?page=${pageOf(studies, round)}`,
  'case studies, a category': () => '/case-studies?category=SEO',
  'case studies, a common word': () => '/case-studies?find=deira',
  'a case study': ({ studies }, round) => `/casestudy/${idOf(spreadOver(studies, round))}`,
  'a service': () => '/cms-website-development-in-dubai-uae',
  contact: () => '/contact',
  'no such page': (_, round) => `/blogs/nothing-${round}`,
  'llms.txt': () => '/llms.txt',
  'rss.xml': () => '/rss.xml',
  'sitemap.xml': () => '/sitemap.xml',
  'call: one blog': ({ blogs }, round) => `/blog/${1 + spreadOver(blogs, round)}`,
  'call: one case study': ({ studies }, round) =>
    `/api/caseStudies/${idOf(spreadOver(studies, round))}`,
  'call: categories': () => '/api/categories',
};

/** The specified calls that answer every item there is. */
export const listCalls = ['/blog', '/api/caseStudies'];
