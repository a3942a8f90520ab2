import { footerWords } from '../../domain/settings/menus/footer-words.ts';
import type { Menus } from '../../domain/settings.ts';
import { servicePages } from '../pages/service/service-pages.ts';

type Link = Menus['footer']['links'][number];

/** The path of a page of the first content, which becomes its item once it is stored. */
function link(label: string, target: string): Link {
  const id = `${label} ${target}`.toLowerCase().replace(/[^a-z]+/g, '-');
  return { id: id.slice(0, 40), label, target };
}

function entry(label: string, target: string): Menus['header'][number] {
  return { ...link(label, target), entries: [] };
}

/** Service pages by their names, in two groups (specification §2.2, set A). */
function services(from: number, to?: number): Link[] {
  return servicePages.slice(from, to).map(({ name, path }) => link(name, path));
}

const designServices = 5;

/** Specification §2.4. */
export const firstMenus: Menus = {
  header: [
    entry('Home', '/'),
    {
      id: 'solutions',
      label: 'Solutions',
      target: '',
      entries: [
        { id: 'design', label: 'Design & Craft', entries: services(0, designServices) },
        { id: 'promote', label: 'Build & Promote', entries: services(designServices) },
      ],
    },
    entry('Company', '/company'),
    entry('Case Studies', '/case-studies'),
    entry('Insights', '/insights'),
  ],
  start: { label: 'Get Started', target: '/contact' },
  quote: {
    label: 'Get a Quote',
    target: '/contact',
    text: 'Tell us what you need to move, and how far. You get a written estimate in two working days.',
  },
  footer: {
    ...footerWords,
    label: 'Quick Links',
    links: [
      link('About us', '/company'),
      link('Portfolio', '/case-studies'),
      link('Contact', '/contact'),
    ],
  },
  legal: {
    label: 'Legal',
    links: [link('Refund Policy', '/refund-policy'), link('Privacy Policy', '/privacy-policy')],
  },
};
