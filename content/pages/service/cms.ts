import type { ServiceCopy } from './service-copy.ts';

export const cms: ServiceCopy = {
  key: 'cms',
  path: '/cms-website-development-in-dubai-uae',
  name: 'CMS website development',
  title: 'CMS website development in Dubai, UAE',
  description:
    'Websites your own team can run: editors change pages in two languages, preview every word and undo any mistake. CMS development and upkeep in Dubai.',
  keywords:
    'CMS website development Dubai, WordPress development UAE, headless CMS Dubai, bilingual CMS, website maintenance Dubai',
  hero: {
    lines: ['A site your team', 'can run'],
    lead: 'CMS website development in Dubai for people who would rather change the opening hours themselves, tonight, from the sofa.',
  },
  info: {
    highlightedWord: 'editor',
    heading: 'The editor is the first user. When she is stuck, the site grows old.',
    paragraph:
      'A content management system is bought once and used every week by a person whose real job is something else. So we begin with that person. Which five things does she change, how often, in what hurry? The screens are built around those five. Everything rarer is one step further away, where it is not pressed by mistake.',
    points: [
      {
        heading: 'Fields, not blank paper',
        text: 'A service has a name, three facts and a picture. The editor fills them in and the page arranges itself, on a phone as well as on the screen in the boardroom.',
      },
      {
        heading: 'Two languages side by side',
        text: 'Arabic and English stand next to each other while you write. When one changes, the other is marked as waiting, and you decide whether it may go out alone.',
      },
      {
        heading: 'Every step has a way back',
        text: 'Each save keeps the version before it, with name and time. Deleted pages stay in a bin for a month. Pressing Publish takes no courage.',
      },
    ],
  },
  numbered: {
    heading: 'What we set up',
    blocks: [
      {
        heading: 'A system of your size',
        paragraphs: [
          'WordPress suits a company with a blog and ten pages, and many people know it. A headless system suits a catalogue that feeds a website, an app and a screen in the showroom. Sometimes a small back office of your own is the easiest of the three to live with.',
          'We compare them in a short paper, with your own tasks as the test. We earn nothing from any licence.',
        ],
        thing: {
          study: 'net-house-museum',
          name: 'label-form',
          caption: 'The Net House Museum: one label, both languages.',
        },
      },
      {
        heading: 'A move that loses nothing',
        paragraphs: [
          'Old articles, pictures and addresses come along. A script reads the old system and fills the new one, as often as needed, and we count both sides: so many pages, so many pictures, so many links.',
          'What the script cannot read goes on a list for people. Your editors work in the old system until the evening of the switch.',
        ],
        thing: {
          study: 'ribat-axle-stores',
          name: 'joined-numbers',
          caption: 'Ribat Axle Stores: joined by a script, its doubts settled by hand.',
        },
      },
      {
        heading: 'Training that stays',
        paragraphs: [
          'Half a day in your office, with your own pages as exercises: change a number, add a branch, publish an announcement for Eid and take it back again.',
          'Each field has a sentence of help beside it, in the words your team uses. New colleagues get a handbook of ten pages, and anyone who forgets can ring us.',
        ],
        thing: {
          study: 'wadi-frost-logistics',
          name: 'limits',
          caption: 'Wadi Frost Logistics: a limit, its reason and the value before.',
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
        heading: 'Watch',
        text: 'We sit beside the person who edits today and write down each detour.',
      },
      {
        when: 'Weeks 2–3',
        heading: 'Model',
        text: 'Which kinds of page, which fields, who may publish. You try the forms before there is a design.',
      },
      {
        when: 'Weeks 4–7',
        heading: 'Build',
        text: 'Templates and editing screens grow together. Your team enters real pages from week five.',
      },
      {
        when: 'Week 8',
        heading: 'Move',
        text: 'Old content is read in, counted and checked. Redirects are tested one by one.',
      },
      {
        when: 'Week 9',
        heading: 'Hand over',
        text: 'Training, a launch on a quiet evening, then a month in which we look in every morning.',
      },
    ],
  },
  figures: {
    sectionHeading: 'Kept running',
    heading: 'Maintenance is the part nobody photographs',
    text: 'A system ages even when it is left alone. We install security updates, restore a backup for practice, try the forms and send one page of figures a month. You speak to one engineer, and she knows your site. The figures count systems that we maintain, and nothing else.',
    thing: {
      study: 'quay-and-khor-lettings',
      name: 'monthly-sheet',
      caption: 'Quay & Khor Lettings: the sheet of one month.',
    },
    figures: [
      { source: 'happy clients', label: 'Happy Clients' },
      { source: 'optimized apps', label: 'Optimized Apps' },
      { source: 'feature enhancements', label: 'Feature Enhancements' },
      { source: 'apps delivered', label: 'Apps Delivered' },
    ],
    button: 'MAKE APPOINTMENT',
  },
  questions: {
    lead: 'Five questions about editing, safety and the day of the move.',
    items: [
      {
        question: 'Can our team change everything?',
        answer:
          'Everything that says something: text, pictures, pages, menus, the order of a list. Type, colours and spacing are fixed in the templates, so that page two hundred still resembles page one. If you need a new kind of page, we add it, and from then on you fill it.',
      },
      {
        question: 'Is WordPress safe enough?',
        answer:
          'Its core is looked after well. Trouble mostly comes from neglected plugins and shared passwords. We use few plugins, all of them with an active maintainer, try updates on a copy first and ask for a second factor at sign-in.',
      },
      {
        question: 'Can approvals be built in?',
        answer:
          'Yes. A branch writes and headquarters publishes; or the lawyer reads one kind of page and no other. We keep the steps few, since every extra approval teaches people to go round the system.',
      },
      {
        question: 'What happens to our search rankings?',
        answer:
          'They depend on addresses, content and speed. Addresses are kept or redirected one by one, content is moved in full, and new pages are measured against the old before the switch. Some movement in the first weeks is normal. You see it in our report.',
      },
      {
        question: 'Do you write the texts?',
        answer:
          'If you wish. Many clients write a first draft and we shorten it. For Arabic we work with a writer who starts from the facts and not from the English sentence.',
      },
    ],
  },
};
