import type { FirstPage } from '../pages/first-page.ts';
import { blankSettings } from './settings.ts';

const { headline, lead, about, readMore } = blankSettings.home;

export const blankHome: FirstPage = {
  name: 'Home',
  path: '/',
  meta_title: '{name}',
  meta_description: '{description}',
  sections: [
    {
      id: 'home-hero',
      kind: 'hero',
      props: {
        headline: headline.join('\n'),
        lead,
        label: 'Get a Quote',
        href: '/contact',
        size: 'full',
        drawing: 'home',
      },
    },
    {
      id: 'home-portfolio',
      kind: 'portfolio',
      props: { heading: 'Portfolio', label: 'View All Projects', href: '/case-studies' },
    },
    {
      id: 'home-specialization',
      kind: 'specialization',
      props: {
        heading: 'Specialization',
        cards: [
          {
            id: 'first',
            heading: 'What you do first',
            text: '<p>A service in a sentence or two, and what a client has of it.</p>',
            label: 'Get Started',
            href: '/contact',
          },
          {
            id: 'second',
            heading: 'What you do next',
            text: '<p>Another service. Add a card for each, or take this one away.</p>',
            label: 'Get Started',
            href: '/contact',
          },
        ],
      },
    },
    {
      id: 'home-latest-blogs',
      kind: 'latest-blogs',
      props: { heading: 'Latest Blogs', readMore },
    },
    {
      id: 'home-testimonials',
      kind: 'testimonials',
      props: { heading: 'What clients say' },
    },
    {
      id: 'home-about',
      kind: 'about',
      props: {
        heading: about.heading,
        text: about.paragraphs.join('\n\n'),
        label: "Let's Connect",
        href: '/contact',
        hasRoute: true,
      },
    },
  ],
};
