import wide from '../../pictures/not-found-hero.svg';
import tall from '../../pictures/not-found-hero-tall.svg';
import { Sections } from '../sections/sections.tsx';
import type { Missing } from './missing-page.ts';
import { NotFound } from './not-found.tsx';
import { Untranslated } from './untranslated.tsx';

/** While the site has no page of its own for unknown addresses. */
const builtIn = {
  lines: ['Oops! Page', 'Not Found'],
  heading: "The page you're looking for doesn't exist.",
  text: 'It may have moved, or the address has a typing error.',
  goneText: 'It was here once and has been taken away.',
  ways: [
    { id: 'home', label: 'Home', href: '/' },
    { id: 'case-studies', label: 'Case Studies', href: '/case-studies' },
    { id: 'insights', label: 'Insights', href: '/insights' },
    { id: 'contact', label: 'Contact', href: '/contact' },
  ],
  searchHeading: 'Or search for it',
  searchText: 'Two or three words from the page are enough, in any order.',
  background: { wide, tall },
};

/** What stands at an unknown address. */
export function ShownMissing({ page, gone, original }: Missing) {
  if (original !== null) return <Untranslated original={original} ways={builtIn.ways} />;
  if (!page) return <NotFound {...builtIn} gone={gone} />;
  return (
    <Sections sections={page.sections} page={{ ...page, gone, sent: false, post: undefined }} />
  );
}
