import { href, isRouteErrorResponse, useLocation } from 'react-router';
import type { SiteMessages } from '../../../domain/messages/messages.ts';
import wide from '../../pictures/not-found-hero.svg';
import tall from '../../pictures/not-found-hero-tall.svg';
import { ButtonLink } from '../../ui/button.tsx';
import { useMessages } from '../../ui/messages.ts';
import { Hero } from '../../ui/sections/hero.tsx';
import { Section } from '../../ui/sections/section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Ways } from '../layout/ways.tsx';
import { caseStudiesList, insightsList } from '../lists/lists.ts';
import styles from './page-failed.module.css';

/** The fallback of specification §4 and §8 where a failure has no sentence of its own. */
function messageOf(error: unknown, { text }: SiteMessages): string {
  const data = isRouteErrorResponse(error) ? error.data : null;
  return typeof data === 'object' && data !== null && 'message' in data
    ? String(data.message)
    : text('failed.message');
}

/** Whose pages have a list to go back to. */
const places = [
  { path: '/casestudy/', name: 'study.one', list: caseStudiesList, all: 'failed.allStudies' },
  { path: '/blogs/', name: 'failed.article', list: insightsList, all: 'failed.allArticles' },
] as const;

/** R-2.5-03. */
export function PageFailed({ error }: { error: unknown }) {
  const messages = useMessages();
  const { text } = messages;
  const { pathname } = useLocation();
  const place = places.find(({ path }) => pathname.startsWith(path));
  const name = place && text(place.name);
  const home = { href: href('/'), label: text('pages.home') };
  const list = place && { href: place.list.path, label: text(place.list.words.name) };
  return (
    <>
      <Hero
        size="low"
        lines={[name ?? text('failed.headline')]}
        wide={wide}
        tall={tall}
        crumbs={list && name ? [home, list, { label: name }] : undefined}
        dry
      />
      <Section>
        <div className={styles.failure}>
          <p className={`d3 ${styles.message}`} role="alert">
            {messageOf(error, messages)}
          </p>
          <p className="lead soft">{text('failed.text')}</p>
          <Ways>
            <ButtonLink href="">{text('failed.retry')}</ButtonLink>
            <TextLink href={list?.href ?? home.href}>
              {text(place?.all ?? 'failed.homePage')}
            </TextLink>
            <TextLink href="/contact">{text('missing.contact')}</TextLink>
          </Ways>
        </div>
      </Section>
    </>
  );
}
