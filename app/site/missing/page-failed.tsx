import { href, isRouteErrorResponse, useLocation } from 'react-router';
import wide from '../../pictures/not-found-hero.svg';
import tall from '../../pictures/not-found-hero-tall.svg';
import { ButtonLink } from '../../ui/button.tsx';
import type { Crumb } from '../../ui/crumbs.tsx';
import { Hero } from '../../ui/sections/hero.tsx';
import { Section } from '../../ui/sections/section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Ways } from '../layout/ways.tsx';
import styles from './page-failed.module.css';

/** The fallback of specification §4 and §8. */
const genericMessage = 'The page could not be loaded. Please try again.';

function messageOf(error: unknown): string {
  const data = isRouteErrorResponse(error) ? error.data : null;
  return typeof data === 'object' && data !== null && 'message' in data
    ? String(data.message)
    : genericMessage;
}

interface Place {
  path: string;
  name: string;
  list: Crumb & { href: string };
  all: string;
}

const places: Place[] = [
  {
    path: '/casestudy/',
    name: 'Case study',
    list: { href: '/case-studies', label: 'Case Studies' },
    all: 'All Case Studies',
  },
  {
    path: '/blogs/',
    name: 'Article',
    list: { href: '/insights', label: 'Insights' },
    all: 'All articles',
  },
];

/** R-2.5-03. */
export function PageFailed({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const place = places.find(({ path }) => pathname.startsWith(path));
  const home = { href: href('/'), label: 'Home' };
  return (
    <>
      <Hero
        size="low"
        lines={[place?.name ?? 'Run dry']}
        wide={wide}
        tall={tall}
        crumbs={place ? [home, place.list, { label: place.name }] : undefined}
        dry
      />
      <Section>
        <div className={styles.failure}>
          <p className={`d3 ${styles.message}`} role="alert">
            {messageOf(error)}
          </p>
          <p className="lead soft">This is on our side. A second try works in most cases.</p>
          <Ways>
            <ButtonLink href="">Try again</ButtonLink>
            <TextLink href={place?.list.href ?? home.href}>{place?.all ?? 'Home page'}</TextLink>
            <TextLink href="/contact">Contact</TextLink>
          </Ways>
        </div>
      </Section>
    </>
  );
}
