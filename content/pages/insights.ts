import type { FirstPage } from './first-page.ts';

const invitation =
  'Ask us about your website, app or shop, and your question may become the next article.';

export const insights: FirstPage = {
  name: 'Insights',
  path: '/insights',
  meta_title: 'Insights on websites, apps and search | {name}',
  meta_description:
    'Notes from web projects in the Gulf and Pakistan: what things cost, what goes wrong, and what we would do again.',
  sections: [
    {
      id: 'insights-hero',
      kind: 'hero',
      props: {
        headline: 'Insights, at a\nwalking pace',
        lead: 'Notes from projects in the Gulf: what things cost, what went wrong, what we would do again.',
        size: 'low',
        drawing: 'insights',
      },
    },
    {
      id: 'insights-list',
      kind: 'blog-list',
      props: {
        heading: 'Trending Blogs',
        panelHeading: 'Have a question we should write about?',
        panelLabel: 'Ask it',
        panelHref: '/contact',
        emptyText: `${invitation} Until then, our case studies show how we work.`,
        noneText: invitation,
        label: 'Ask a question',
        href: '/contact',
      },
    },
  ],
};
