import type { ServiceCopy } from './service-copy.ts';

export const web: ServiceCopy = {
  key: 'web',
  path: '/web-development-service-in-dubai-uae',
  name: 'Web development',
  title: 'Web development in Dubai, UAE',
  description:
    'Fast company websites, portals and rebuilds in Arabic and English, made in weekly steps you can open and try. The code is yours from the first day.',
  keywords:
    'web development Dubai, website development UAE, Arabic and English website, web portal development Dubai, website rebuild',
  hero: {
    lines: ['Websites that', 'hold their level'],
    lead: 'Web development in Dubai for companies whose site is opened on a phone, in two languages, by a visitor with one question and little patience.',
  },
  info: {
    highlightedWord: 'Fast',
    heading: 'Fast is a decision. We take it before the first page exists.',
    paragraph:
      'Every picture, font and script has a weight, and the visitor’s phone carries it. We agree on a limit for each kind of page before the design starts, and each release is measured against it on an ordinary phone. If a wish does not fit, you hear so in the week you ask, while there is still something to choose.',
    points: [
      {
        heading: 'Two reading directions',
        text: 'Arabic and English share one set of parts, built so that the whole page turns with the language. Menus, forms and arrows change sides. Phone numbers and product codes stay as they are.',
      },
      {
        heading: 'Editors without fear',
        text: 'Your team changes text and pictures in a preview that looks like the page. They cannot break it: fields know their limits, and every older version is kept.',
      },
      {
        heading: 'Code with your name on it',
        text: 'The repository belongs to your company from day one. Tests and a short handbook are part of the work, so the next developer can start within a morning, whoever that is.',
      },
    ],
  },
  numbered: {
    heading: 'What we build',
    blocks: [
      {
        heading: 'Company websites',
        paragraphs: [
          'Ten to eighty pages made from a small family of parts: an introduction, a comparison, a team, a map with parking. Your editors combine them, and each combination looks intended.',
          'We write the first pages with the people who answer your phone, since they know the questions. Search engines get what they need along the way: clean addresses, descriptions, structured data and one page for each thing you offer.',
        ],
        thing: {
          study: 'quay-and-khor-lettings',
          name: 'tower-page',
          caption: 'Quay & Khor Lettings: one page for each tower.',
        },
      },
      {
        heading: 'Portals and dashboards',
        paragraphs: [
          'Tenants report a leak, suppliers send an invoice, parents look for the school bus. Behind a sign-in people come to finish something, so we draw the busiest screen first and try it with five of them.',
          'Rights are decided on the server and every change is logged. If the accounts software behind it is down, the rest of the portal carries on.',
        ],
        thing: {
          study: 'ghaf-court-school',
          name: 'portal',
          caption: 'Ghaf Court School: three children behind one sign-in.',
        },
      },
      {
        heading: 'Rebuilds without a gap',
        paragraphs: [
          'Customers and search engines know your old addresses. Before anything moves we list every one of them and write down where it leads afterwards.',
          'The new site is switched on at a quiet hour, with a rehearsed way back. For a month after that we read the log of missing pages every morning and fix what we find.',
        ],
        thing: {
          study: 'net-house-museum',
          name: 'tuesday-plan',
          caption: 'The Net House Museum: the plan of the opening morning.',
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
        heading: 'Survey',
        text: 'We read your analytics, your enquiries and your last complaint. You get two pages: what the site must do, and what it can stop doing.',
      },
      {
        when: 'Weeks 2–3',
        heading: 'Prototype',
        text: 'A clickable draft with real words in both languages. You approve it before a fixed estimate is written.',
      },
      {
        when: 'Weeks 4–7',
        heading: 'Build',
        text: 'Weekly pieces on a test address. Each Thursday you open them on your own phone and say what is wrong.',
      },
      {
        when: 'Week 8',
        heading: 'Trial',
        text: 'Old phones, slow networks, screen readers, right to left. You watch the list of faults get shorter.',
      },
      {
        when: 'Week 9 and on',
        heading: 'Launch',
        text: 'A quiet evening and a rehearsed switch. Then a named engineer, and one page of figures a month.',
      },
    ],
  },
  audiences: [
    {
      heading: 'Readers in a hurry',
      text: '<p>They want opening hours, an address or one answer. It stands in the first screen, as text, and <strong>works before any script has loaded</strong>.</p>',
    },
    {
      heading: 'Readers of Arabic',
      text: '<p>The page starts on the right, type is larger and lines stand further apart. <strong>Headings are written in Arabic</strong>, not squeezed into the space that English left.</p>',
    },
    {
      heading: 'Readers who listen',
      text: '<p>Every control has a name, every picture that matters has a description, and the order of reading is the order of the page. We check it <strong>with a keyboard and a screen reader</strong>.</p>',
    },
  ],
  questions: {
    lead: 'Five questions from first meetings, with the answers we give there.',
    items: [
      {
        question: 'How long does a website take?',
        answer:
          'About nine weeks for thirty pages, from the first meeting to launch. A larger site mainly takes longer in the building weeks; survey and trial stay the same. From week four you see a working version on a test address.',
      },
      {
        question: 'Which technology do you use?',
        answer:
          'Common tools with a long life: TypeScript, React where a page is interactive, a database you can read without us. If your team already works with something else, we look at that first. We avoid software that only its maker can repair.',
      },
      {
        question: 'Can you take over a site that another company built?',
        answer:
          'Usually. We spend a few days with the code and write down what runs well, what is out of date and what would break next. Then you choose between repair and rebuild. The report is yours, and you may show it to another company.',
      },
      {
        question: 'Where will the site be hosted?',
        answer:
          'Near your visitors, in an account in your name. If a law or a contract requires your data to stay in the UAE, tell us in the first week, because it narrows the choice.',
      },
      {
        question: 'What happens after launch?',
        answer:
          'You can keep us or not. With us you have an engineer, security updates, backups that have been restored for practice and a monthly page of figures. Without us you have the code, the accounts and the handbook.',
      },
    ],
  },
};
