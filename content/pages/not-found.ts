import { notFoundPath } from '../../domain/content/addresses/lasting-paths.ts';
import type { FirstPage } from './first-page.ts';

export const notFound: FirstPage = {
  name: 'Page not found',
  path: notFoundPath,
  meta_title: 'Oops! Page Not Found',
  meta_description: 'What visitors of {name} find at an address that leads nowhere.',
  noindex: true,
  sections: [
    {
      id: 'not-found',
      kind: 'not-found',
      props: {
        headline: 'Oops! Page\nNot Found',
        heading: "The page you're looking for doesn't exist.",
        text: 'The water took another way. These still flow:',
        goneText: 'It was here once and has been taken away. These still flow:',
        drawing: 'not-found',
        ways: [
          { id: 'home', label: 'Home', href: '/' },
          { id: 'case-studies', label: 'Case Studies', href: '/case-studies' },
          { id: 'insights', label: 'Insights', href: '/insights' },
          { id: 'contact', label: 'Contact', href: '/contact' },
        ],
        searchHeading: 'Or search for it',
        searchText: 'Two or three words from the page are enough, in any order.',
      },
    },
  ],
};
