import type { SiteMessages } from '../../../domain/messages/messages.ts';
import wide from '../../pictures/not-found-hero.svg';
import tall from '../../pictures/not-found-hero-tall.svg';
import { useMessages } from '../../ui/messages.ts';
import { caseStudiesList, insightsList } from '../lists/lists.ts';
import { Sections } from '../sections/sections.tsx';
import type { Missing } from './missing-page.ts';
import { NotFound } from './not-found.tsx';
import { Untranslated } from './untranslated.tsx';

/** While the site has no page of its own for unknown addresses. */
function builtIn({ text }: SiteMessages) {
  return {
    lines: [text('missing.line1'), text('missing.line2')],
    heading: text('missing.heading'),
    text: text('missing.text'),
    goneText: text('missing.gone'),
    ways: [
      { id: 'home', label: text('pages.home'), href: '/' },
      { id: 'case-studies', label: text('lists.studies'), href: caseStudiesList.path },
      { id: 'insights', label: text('lists.insights'), href: insightsList.path },
      { id: 'contact', label: text('missing.contact'), href: '/contact' },
    ],
    searchHeading: text('missing.searchHeading'),
    searchText: text('missing.searchText'),
    background: { wide, tall },
  };
}

export function ShownMissing({ page, gone, original }: Missing) {
  const own = builtIn(useMessages());
  if (original !== null) return <Untranslated original={original} ways={own.ways} />;
  if (!page) return <NotFound {...own} gone={gone} />;
  return (
    <Sections sections={page.sections} page={{ ...page, gone, sent: false, post: undefined }} />
  );
}
