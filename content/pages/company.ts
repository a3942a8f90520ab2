import { peopleOf } from './company-people.ts';
import type { FirstPage } from './first-page.ts';

export const company: FirstPage = {
  name: 'Company',
  path: '/company',
  meta_title: 'The agency in {cities} | {name}',
  meta_description:
    'Who {name} is: one team in {cities}, its mission and its ambition, what clients say, and who the work was done for.',
  sections: [
    {
      id: 'company-hero',
      kind: 'hero',
      props: {
        headline: 'Built to run\nafter we leave',
        lead: 'An old water channel needs no pump. A surveyor measures the slope once, and the water finds its way for generations. That is how we like to leave a project.',
        label: 'Get Started',
        href: '/contact',
        size: 'sub',
        drawing: 'company',
      },
    },
    {
      id: 'company-about',
      kind: 'about',
      props: {
        heading: 'Designers in Dubai, engineers in Karachi, one plan on the wall of both rooms.',
        text: [
          'We build websites, shops and apps for companies in the Gulf and Pakistan, and then we bring them visitors. Dubai listens, draws and tries things out with the people who will use them. Karachi builds, tests and looks after what is live.',
          'The two rooms are one hour apart by the clock. You know who draws your pages and who writes your code, and you can ask either of them. Both know why the project exists, because it stands at the top of the plan: one sentence, one number, one date.',
        ].join('\n\n'),
      },
    },
    {
      id: 'company-purpose',
      kind: 'purpose',
      props: {
        heading: 'What we are for',
        blocks: [
          {
            id: 'mission',
            heading: 'Mission',
            lead: 'Get the right thing to the person who needs it, by the shortest way that will last.',
            text: 'A patient to a doctor, a part to a workshop, a parent to a timetable. Before we start we write down who should arrive, and how many of them. When the work is live, we count.',
            drawing: 'company-mission',
            label: 'Learn More',
            href: '/contact',
            about: 'our mission',
          },
          {
            id: 'ambition',
            heading: 'Ambition',
            lead: 'To be the agency whose old projects still work.',
            text: 'Ten years from now we want to open any site we built and find it fast, up to date and in the hands of its owner, with us or without us. So we choose plain technology and write down how it runs.',
            drawing: 'company-ambition',
            label: 'Learn More',
            href: '/contact',
            about: 'our ambition',
          },
        ],
      },
    },
    {
      id: 'company-dubai',
      kind: 'people',
      props: { heading: 'The Dubai room', people: peopleOf('Dubai') },
    },
    {
      id: 'company-karachi',
      kind: 'people',
      props: { heading: 'The Karachi room', people: peopleOf('Karachi') },
    },
    {
      id: 'company-testimonials',
      kind: 'testimonials',
      props: { heading: 'What clients say' },
    },
    {
      id: 'company-clients',
      kind: 'clients',
      props: { heading: 'Who we work for', label: 'View All Projects', href: '/case-studies' },
    },
  ],
};
