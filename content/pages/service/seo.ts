import type { ServiceCopy } from './service-copy.ts';

export const seo: ServiceCopy = {
  key: 'seo',
  path: '/search-engine-optimization-services-dubai-uae',
  name: 'Search engine optimisation',
  title: 'Search engine optimisation in Dubai, UAE',
  description:
    'SEO in Dubai without a promise of first place: sound technique, pages that answer real questions in Arabic and English, and one clear sheet a month.',
  keywords:
    'SEO Dubai, search engine optimization UAE, Arabic SEO, local SEO Dubai, technical SEO audit',
  hero: {
    lines: ['Found by people', 'who are looking'],
    lead: 'Search engine optimisation in Dubai for companies with good answers on hidden pages: in English, in Arabic and in the mixture people really type.',
  },
  info: {
    highlightedWord: 'question',
    heading: 'Every search is a question. Most company pages answer another one.',
    paragraph:
      'We begin with your enquiries and leave the keyword list for later. What did people ask on the phone last month? Which words did they use for the thing you call a solution? Beside the figures from Search Console, those notes show which questions you can answer better than your competitors, and which of them bring customers.',
    points: [
      {
        heading: 'Sound technique',
        text: 'Clean addresses, quick pages, one version of each text, a sitemap that tells the truth. Dull work, done once and checked every month.',
      },
      {
        heading: 'Pages with an author',
        text: 'A colleague of yours knows the answer. We interview her for half an hour and write it down so that a stranger can follow.',
      },
      {
        heading: 'A place on the map',
        text: 'Each branch gets a business profile with the right hours, the right pin and a photograph of the door. Wrong and duplicate entries are removed.',
      },
    ],
  },
  numbered: {
    heading: 'Where we dig',
    blocks: [
      {
        heading: 'The ground',
        paragraphs: [
          'A crawl of the whole site, the server log and Search Console, side by side. We look for pages that search engines cannot reach, texts that exist twice, redirects in chains, and weight that makes a phone wait.',
          'Google calls a page fast when its largest part shows within 2.5 seconds and a tap is answered within 200 milliseconds. We measure your busiest templates against that. The findings come as one list in order of effect, for your developers or ours.',
        ],
        thing: {
          study: 'quay-and-khor-lettings',
          name: 'page-four',
          caption: 'Quay & Khor Lettings: page four of the results, before.',
        },
      },
      {
        heading: 'The answers',
        paragraphs: [
          'One page for each real question, long enough to answer it and no longer. Old articles are improved or merged before new ones are added.',
          'Arabic pages are written from Arabic searches, since a translated keyword is often a word that is never typed. Each language points to the other, so that readers land on the version they can read.',
        ],
        thing: {
          study: 'sixth-bell-gyms',
          name: 'branch-page',
          caption: 'Sixth Bell Gyms: the page of one branch.',
        },
      },
      {
        heading: 'The reputation',
        paragraphs: [
          'Links worth having come from people who found something useful: a supplier, a trade body, a newspaper in need of a figure. We help you to publish such things and to tell the right people.',
          'We do not buy links or swap them. Reviews are asked for after good work, from real customers, and every one gets an answer.',
        ],
        thing: {
          study: 'quay-and-khor-lettings',
          name: 'notebook',
          caption: 'Quay & Khor Lettings: questions answered in the tower.',
        },
      },
    ],
  },
  delivery: {
    kind: 'process',
    heading: 'How it runs',
    steps: [
      {
        when: 'Month 1',
        heading: 'Survey',
        text: 'Technique, content, map entries, competitors. One list, the largest effect at the top.',
      },
      {
        when: 'Month 2',
        heading: 'Repair',
        text: 'The top of the list is fixed. Calls and forms are counted from now on, beside visits.',
      },
      {
        when: 'Months 3–5',
        heading: 'Answer',
        text: 'Four to six pages a month, in the languages in which your desk can reply.',
      },
      {
        when: 'Month 6',
        heading: 'Look back',
        text: 'What moved, what did not, what it brought. You decide with figures whether to go on.',
      },
      {
        when: 'After that',
        heading: 'Tend',
        text: 'A smaller round each month: new questions, ageing pages, changes in the results.',
      },
    ],
  },
  questions: {
    lead: 'Five questions, and no answer with a guarantee in it.',
    items: [
      {
        question: 'When will we see results?',
        answer:
          'Technical repairs can show within weeks. New pages often need three to six months to find their place, and anyone who names a day is guessing. What you see from the first month is the work itself, dated and listed.',
      },
      {
        question: 'Can you guarantee first place?',
        answer:
          'No, and nobody can. Google itself warns of agencies that promise it. Results also differ by place, language and person. We agree on figures that matter to you, such as calls from search, and report them in bad months too.',
      },
      {
        question: 'Is it still worth it when AI answers the question?',
        answer:
          'It has changed. Short facts are often answered without a click, so we look for questions where people want to compare, see, book or ask. The machines read the same pages, and clear text with a sound structure helps there as well.',
      },
      {
        question: 'Do you write in Arabic?',
        answer:
          'Yes, with writers who work from the facts and from Arabic searches. Dialect, spelling variants and Arabic in Latin letters are part of the research. Urdu is possible for clients with customers in Pakistan.',
      },
      {
        question: 'What do you need from us?',
        answer:
          'Access to the site, to Search Console and to your business profiles; one person who can decide; and half an hour a week with a person who knows the subject. Without the last, your pages will read like everybody else’s.',
      },
    ],
  },
};
