import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { firstSettings } from '../../../content/settings.ts';
import type { ExtendedEnquiryInput, MainEnquiryInput } from '../../../domain/inbox/enquiry.ts';
import { englishAlone } from '../../../domain/languages/page-languages.ts';
import { documentContext, type SiteQueries, siteContext } from '../../context.ts';
import { mainFormId } from './main-enquiry-section.tsx';
import { receiveEnquiryForm } from './receive-enquiry.ts';

const good = {
  name: 'Maryam',
  email: 'maryam@barhi.example',
  message: 'Two lines,\r\nplease.',
  phoneNum: 'none',
  formType: 'Main Contact page form',
};

const unused = () => Promise.reject(new Error('The action reads nothing but the settings.'));
const noQueries: SiteQueries = {
  findSiteSettings: async () => firstSettings,
  findCaseStudyPage: unused,
  countCaseStudyCategories: unused,
  findRandomCaseStudies: unused,
  findNextCaseStudy: unused,
  findPublishedCaseStudyById: unused,
  findReviewedStudies: unused,
  findStudyCategoryNames: unused,
  findUploadedFilm: unused,
  findClientNames: unused,
  findBlogPage: unused,
  countBlogCategories: unused,
  findRenamedCategory: unused,
  findBlogNeighbours: unused,
  findPerson: unused,
  findGonePage: unused,
  findLatestBlogs: unused,
  findPublishedBlogBySlug: unused,
  findPage: unused,
  findPublishedItem: unused,
  findPublishedLocationLinks: unused,
  findMenus: unused,
  findEditions: unused,
};

type Enquiry = MainEnquiryInput | ExtendedEnquiryInput;

/** Posts the form to the page's action, which stores through `insert`. */
async function post(
  fields: Record<string, string>,
  insert: (enquiry: Enquiry) => Promise<undefined | 'too many'>,
) {
  const reported: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(siteContext, {
    queries: noQueries,
    commands: { sendEnquiry: async (enquiry) => (await insert(enquiry)) ?? 'stored' },
    origin: 'https://agency.example',
    languages: englishAlone,
    enquiryMonths: 24,
    newPasswordLength: 12,
    openApi: async () => ({}),
  });
  context.set(documentContext, {
    islandsUrl: '',
    state: { isStale: false, isRandom: false, isUncacheable: false },
    report: (error) => reported.push(error),
  });
  const url = new URL('https://agency.example/contact');
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) });
  const place = { path: '/contact', formId: mainFormId };
  const answer = await receiveEnquiryForm('main', { request, context }, place);
  return { answer, reported };
}

test('a good message is stored and leads to the page that says so', async () => {
  const stored: Enquiry[] = [];
  const { answer } = await post(good, async (enquiry) => {
    stored.push(enquiry);
    return undefined;
  });
  expect(stored).toEqual([{ ...good, message: 'Two lines,\nplease.' }]);
  if (!(answer instanceof Response)) throw new Error('It leads nowhere.');
  const { status, headers } = answer;
  expect(status).toBe(303);
  expect(headers.get('Location')).toBe('/contact?sent=success#contact-form');
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('a line break counts once, as it does in the browser', async () => {
  let count = 0;
  const message = `${'a'.repeat(799)}\r\n`;
  await post({ ...good, message }, async () => {
    count += 1;
    return undefined;
  });
  expect(count).toBe(1);
});

test('a message with mistakes is not stored; its text stays and each field says what is wrong', async () => {
  const bad = { ...good, name: 'Al', email: 'nowhere', message: ' ' };
  const { answer } = await post(bad, async () => {
    throw new Error('It must not be stored.');
  });
  expect(answer).toMatchObject({
    init: { status: 400, headers: { 'Cache-Control': 'no-store' } },
    data: {
      values: { name: 'Al', email: 'nowhere', message: ' ' },
      errors: {
        name: 'Please enter at least 3 characters.',
        email: 'Please enter an email address like name@example.com.',
        message: 'Please enter a message.',
      },
    },
  });
});

test('an empty post is refused like any other', async () => {
  const { answer } = await post({}, async () => undefined);
  expect(answer).toMatchObject({
    init: { status: 400 },
    data: { values: { name: '', email: '', message: '' } },
  });
});

test('when nothing can be stored the text stays and the failure is logged once', async () => {
  const failure = new Error('The disk is full.');
  const { answer, reported } = await post(good, () => Promise.reject(failure));
  expect(answer).toMatchObject({
    init: { status: 503, headers: { 'Cache-Control': 'no-store' } },
    data: { values: { name: 'Maryam' }, errors: {} },
  });
  expect(reported).toEqual([failure]);
});

test('R-X-03 whoever sends too much keeps the text and is told', async () => {
  const { answer, reported } = await post(good, async () => 'too many');
  expect(answer).toMatchObject({ init: { status: 429 }, data: { values: { name: 'Maryam' } } });
  expect(reported).toEqual([]);
});
