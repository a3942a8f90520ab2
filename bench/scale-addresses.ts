import { cms } from '../content/pages/service/cms.ts';
import { idOf, slugOf } from './many-items.ts';
import { partsOfWords } from './many-words.ts';
import type { Size } from './scale-times.ts';

/** A prime number of steps, so that no item comes twice. */
function spreadOver(count: number, round: number): number {
  return (round * 7_919) % count;
}

const onPage = 60;

const common = partsOfWords({ from: 3, to: 9 });
const short = partsOfWords({ from: 2, to: 2 });

/** Pages that the word 'deira' fills: a tenth of the items has it. */
function pageOfDeira(blogs: number, round: number): number {
  return pageOf(Math.ceil(blogs / 10), round);
}

function pageOf(count: number, round: number): number {
  return 1 + spreadOver(Math.max(1, Math.ceil(count / onPage)), round);
}

type Address = (size: Pick<Size, 'blogs' | 'studies'>, round: number) => string;

export const askedOf: Record<string, Address> = {
  home: () => '/',
  insights: () => '/insights',
  'insights, any page': ({ blogs }, round) => `/insights?page=${pageOf(blogs, round)}`,
  'insights, a category': () => '/insights?category=Web+Development',
  'insights, a rare word': ({ blogs }, round) => `/insights?find=${1 + spreadOver(blogs, round)}`,
  'insights, a common word': () => '/insights?find=deira',
  'insights, any page of a common word': ({ blogs }, round) =>
    `/insights?find=deira&page=${pageOfDeira(blogs, round)}`,
  'insights, common words, each for the first time': (_, round) =>
    `/insights?find=${common[round % common.length]}`,
  'insights, a common word in a category': () => '/insights?find=deira&category=Web+Development',
  'insights, an unknown word': (_, round) => `/insights?find=zebra${round}`,
  'insights, two letters': () => '/insights?find=in',
  'insights, two letters, each for the first time': (_, round) =>
    `/insights?find=${short[round % short.length]}`,
  'a blog': ({ blogs }, round) => `/blogs/${slugOf(spreadOver(blogs, round))}`,
  'case studies': () => '/case-studies',
  'case studies, any page': ({ studies }, round) => `/case-studies?page=${pageOf(studies, round)}`,
  'case studies, a category': () => '/case-studies?category=SEO',
  'case studies, a common word': () => '/case-studies?find=deira',
  'case studies, common words, each for the first time': (_, round) =>
    `/case-studies?find=${common[round % common.length]}`,
  'case studies, a rare word': ({ studies }, round) =>
    `/case-studies?find=${1 + spreadOver(studies, round)}`,
  'a case study': ({ studies }, round) => `/casestudy/${idOf(spreadOver(studies, round))}`,
  'a service': () => cms.path,
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

export const listCalls = ['/blog', '/api/caseStudies'];
