import type { FirstPage } from './first-page.ts';

const quote = { label: 'Get a Quote', href: '/contact' };

export const caseStudies: FirstPage = {
  name: 'Case Studies',
  path: '/case-studies',
  meta_title: 'Case Studies | {name}',
  meta_description:
    '{projects} by {name}: what was in the way, what we built and what came back in numbers. Websites, shops, apps and campaigns.',
  sections: [
    {
      id: 'case-studies-hero',
      kind: 'hero',
      props: {
        headline: 'Case Studies',
        lead: '{projects}: what was in the way, what we built, and what came back in numbers.',
        size: 'low',
        drawing: 'case-studies',
      },
    },
    {
      id: 'case-studies-list',
      kind: 'case-study-list',
      props: {
        heading: 'Projects',
        panelHeading: 'The next one could be yours',
        panelText: 'Tell us what you need to move, and how far.',
        panelLabel: quote.label,
        panelHref: quote.href,
        emptyText:
          'The first ones are being written down. Ask, and the people who did the work will tell you about it.',
        noneText:
          'None of our published projects carries this name. Ask, and the person who would build yours will answer.',
        ...quote,
      },
    },
  ],
};
