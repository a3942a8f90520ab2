import type { ServiceCopy } from './service-copy.ts';

export const googleAds: ServiceCopy = {
  key: 'google-ads',
  path: '/google-ads-services-agency-in-dubai-uae',
  name: 'Google Ads campaigns',
  title: 'Google Ads agency in Dubai, UAE',
  description:
    'Google Ads in Dubai, planned from the phone call backwards: tidy accounts, adverts in Arabic and English, honest counting and a monthly list of changes.',
  keywords:
    'Google Ads agency Dubai, PPC management UAE, Arabic search ads, Performance Max Dubai, conversion tracking UAE',
  hero: {
    lines: ['Clicks that', 'turn into calls'],
    lead: 'Google Ads campaigns in Dubai for companies that would rather have eight good enquiries than eight hundred visitors.',
  },
  info: {
    highlightedWord: 'call',
    heading: 'Start with the call you want, and work back to the click.',
    paragraph:
      'Before the first advert is written we ask what a good enquiry sounds like: which service, which area, what size, at what hour. Then we set up the counting so that this one counts and the others do not. An account that learns from every form brings you more of every form. One that learns from the right calls gets better at those.',
    points: [
      {
        heading: 'Words people type',
        text: 'We read the real searches every week, keep those that fit and shut out the rest. The list of excluded words often grows longer than the list of chosen ones.',
      },
      {
        heading: 'A page for each promise',
        text: 'The advert says oven repair in Al Barsha, so the page says it too, with a number that can be tapped and a person who answers.',
      },
      {
        heading: 'The account is yours',
        text: 'Opened in your company’s name and paid by you directly to Google. We are invited as managers. If we part, a tidy account stays behind.',
      },
    ],
  },
  numbered: {
    heading: 'What we run',
    blocks: [
      {
        heading: 'Search',
        paragraphs: [
          'Text adverts for people who are already looking. Groups are small enough for the advert to repeat the question, in Arabic for Arabic searches and in English for English ones.',
          'We write several versions, let them compete and keep notes on what won. The hours follow your phone: when it cannot be answered, nothing is shown.',
        ],
        thing: {
          study: 'sixth-bell-gyms',
          name: 'reception-notes',
          caption: 'Sixth Bell Gyms: what people ask at the desk.',
        },
      },
      {
        heading: 'Shopping and Performance Max',
        paragraphs: [
          'For shops the product data is the advert: title, picture, stock, delivery. We put it in order first, since no setting repairs a wrong title.',
          'Performance Max is used where there are enough orders to learn from, with searches for your own name kept apart, and with goals that weigh margin as well as turnover. Products that never sell stop being shown.',
        ],
        thing: {
          study: 'ribat-axle-stores',
          name: 'three-numbers',
          caption: 'Ribat Axle Stores: one filter under three numbers.',
        },
      },
      {
        heading: 'Second visits',
        paragraphs: [
          'Some decisions take weeks: a school, a villa, a machine. People who have looked at something may see you again, a few times and with something new to say.',
          'It happens with their consent only, and customer lists are used within the law and Google’s own rules. Those who have already bought are left in peace.',
        ],
        thing: {
          study: 'sixth-bell-gyms',
          name: 'monday-sheet',
          caption: 'Sixth Bell Gyms: spent, booked and joined.',
        },
      },
    ],
  },
  delivery: {
    kind: 'process',
    heading: 'How it runs',
    steps: [
      {
        when: 'Week 1',
        heading: 'Listen',
        text: 'We read old searches, hear a few calls with permission and write down what a good enquiry is.',
      },
      {
        when: 'Week 2',
        heading: 'Count',
        text: 'Calls, forms and orders are counted once, correctly and with consent. Until that works, nothing runs.',
      },
      {
        when: 'Week 3',
        heading: 'Open',
        text: 'A small start: your best service, one area, two languages. Searches are read every day.',
      },
      {
        when: 'Weeks 4–8',
        heading: 'Sort',
        text: 'What brings good enquiries gets more room. What does not is stopped, and the reason is noted.',
      },
      {
        when: 'Every month',
        heading: 'Report',
        text: 'One page: spent, received, changed, next. Then a call of twenty minutes.',
      },
    ],
  },
  questions: {
    lead: 'Five questions about budgets, patience and Ramadan.',
    items: [
      {
        question: 'What budget do we need?',
        answer:
          'Enough for some thirty enquiries in two months, because fewer teach nothing. We estimate it from Google’s own forecasts before you decide, and start below it. The budget goes from you to Google; our fee is separate and stands in a written offer.',
      },
      {
        question: 'How quickly does it work?',
        answer:
          'Adverts can appear on the day they are approved. Useful conclusions need four to eight weeks, and longer for rare services. We would rather say that now than change everything after three days.',
      },
      {
        question: 'Do you take a share of the budget?',
        answer:
          'No. A share would reward us for spending more. You pay for the work agreed, whatever the budget.',
      },
      {
        question: 'What do you do in Ramadan?',
        answer:
          'People search later in the day, and for other things. Hours, adverts and delivery dates are prepared weeks ahead and switched on a fixed day. Afterwards we note what happened, since the month moves through the calendar and last year’s report will not line up.',
      },
      {
        question: 'Can you take over our account?',
        answer:
          'Yes. We spend two days in it and write down what runs well, what is wasted and what is counted twice. Its history is kept, since it is worth something. If the account is in good order, we tell you so.',
      },
    ],
  },
};
