import type { ServiceCopy } from './service-copy.ts';

export const socialMedia: ServiceCopy = {
  key: 'social-media',
  path: '/social-media-marketing-service-in-dubai-uae',
  name: 'Social media marketing',
  title: 'Social media marketing in Dubai, UAE',
  description:
    'Social media for companies in the UAE: a plan your team can keep up, films from your own floor, replies in two languages and one plain sheet of figures.',
  keywords:
    'social media marketing Dubai, social media agency UAE, Instagram marketing Dubai, LinkedIn marketing UAE, Arabic content',
  hero: {
    lines: ['Posts worth', 'stopping for'],
    lead: 'Social media marketing in Dubai for firms with something to see: a workshop, a kitchen, a warehouse at four in the morning.',
  },
  info: {
    highlightedWord: 'see',
    heading: 'Without something to see, no calendar helps. So we come and look.',
    paragraph:
      'A company’s best material is seldom in its marketing folder. It is the moment a wall comes down, the third tasting, the fitter who explains a valve. We spend a day a month where the work is done, with a small camera, and leave with enough for four weeks. The rest of the month goes into words, timing and answers.',
    points: [
      {
        heading: 'Fewer channels',
        text: 'Two that your customers use, kept well, do more than five that repeat each other. Which two depends on who buys from you, and we write down why.',
      },
      {
        heading: 'Two languages, two tones',
        text: 'An Arabic caption is more than the English one in other letters. Jokes, greetings and hashtags are written twice, by people who read both timelines.',
      },
      {
        heading: 'Replies count as posts',
        text: 'A question under a picture is a customer at the counter. We agree who answers what, how soon, and which ones go to you at once.',
      },
    ],
  },
  numbered: {
    heading: 'What we do',
    blocks: [
      {
        heading: 'A plan with room in it',
        paragraphs: [
          'Three or four themes that only you can fill, a rhythm your team can keep up in August, and the dates that matter here: Ramadan, both Eids, National Day, the first week of school.',
          'A third of the places stays free for what really happens. The plan fits on one page and hangs on a wall, and each post has a reason that can be said in one sentence.',
        ],
        thing: {
          study: 'ghaf-court-school',
          name: 'notice-editor',
          caption: 'Ghaf Court School: a notice says why it matters.',
        },
      },
      {
        heading: 'Films from your own floor',
        paragraphs: [
          'Short, upright, cut for people who watch without sound, with subtitles in both languages. Photographs are taken in daylight. We ask people first, and film only those who agree.',
          'The raw files are in your storage, named and dated, so that the picture you need next spring is found in a minute.',
        ],
        thing: {
          study: 'twelve-wells-dates',
          name: 'page-of-rules',
          caption: 'Twelve Wells Dates: the rules for photographs.',
        },
      },
      {
        heading: 'Advertising that follows',
        paragraphs: [
          'What does well by itself is shown to more people. What does not is left alone. Campaigns start small, with one audience and one aim that can be counted: an enquiry, a visit, a message.',
          'If creators take part, we check that they hold the licence the UAE asks for, that the post is marked as advertising, and that their followers live where you deliver.',
        ],
        thing: {
          study: 'sixth-bell-gyms',
          name: 'trial-message',
          caption: 'Sixth Bell Gyms: a trial, and the advert it came from.',
        },
      },
    ],
  },
  delivery: {
    kind: 'features',
    heading: 'A month with us',
    features: [
      {
        heading: 'One day of filming',
        text: 'At your place, planned with your team so that work goes on. Twelve to sixteen usable pieces come out of it.',
      },
      {
        heading: 'Drafts every Monday',
        text: 'You see each post a week before it goes out, and change or stop it with one click. Silence is never taken for a yes.',
      },
      {
        heading: 'Replies in working hours',
        text: 'Comments and messages are answered in Arabic and English, within a frame you have approved, with a number to ring when something gets serious.',
      },
      {
        heading: 'A page for bad days',
        text: 'Who decides, what is taken offline, what is said first. Written in advance, and with luck never used.',
      },
      {
        heading: 'Accounts in your name',
        text: 'Pages, advertising accounts and passwords belong to your company, with a second factor. We work as guests and can be removed in a minute.',
      },
      {
        heading: 'One sheet of figures',
        text: 'Saves, messages, visits, enquiries, and the hours behind them. Followers come last, because they pay no invoices.',
      },
    ],
  },
  questions: {
    lead: 'Five questions from people who have tried it on their own.',
    items: [
      {
        question: 'Which networks should we use?',
        answer:
          'For families and visitors in the UAE we often begin with Instagram and TikTok, for business between companies with LinkedIn, for a neighbourhood in Karachi with Facebook. Those are starting points. Before we begin, we ask where your last twenty customers came from.',
      },
      {
        question: 'How often do you post?',
        answer:
          'Two or three times a week, if there is something to say. A quiet week does no harm. Ten posts without a subject do, because people learn to scroll past you.',
      },
      {
        question: 'Can our own staff post too?',
        answer:
          'Please. Their stories are often the strongest. We give them a short guide, a folder for raw films and a name to call. You keep the last word on what goes out under the company’s name.',
      },
      {
        question: 'How soon does it bring customers?',
        answer:
          'Questions tend to come within weeks, a steady flow after some months. It depends on the product: a dinner is decided in a minute, a kitchen in a season. We count enquiries from the first day, so you need not take our word for it.',
      },
      {
        question: 'Do you buy followers?',
        answer:
          'No. They do not ask, they do not order, and they spoil the figures on which advertising relies.',
      },
    ],
  },
};
