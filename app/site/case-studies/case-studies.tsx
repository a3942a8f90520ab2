import { href } from 'react-router';
import type { CaseStudyListItem } from '../../../domain/case-study.ts';
import { teaser } from '../../../domain/teaser.ts';
import { siteContext } from '../../context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CaseCard } from '../../ui/case-card.tsx';
import { Channel } from '../../ui/channel.tsx';
import { Hero } from '../../ui/hero.tsx';
import { JsonLd } from '../../ui/json-ld.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { pageMeta } from '../page-meta.ts';
import heroWide from '../pictures/case-studies-hero.svg';
import heroTall from '../pictures/case-studies-hero-tall.svg';
import nextPanel from '../pictures/next-panel.svg';
import type { Route } from './+types/case-studies';
import styles from './case-studies.module.css';
import { countCategories } from './category-counts.ts';
import { CategoryFilter } from './category-filter.tsx';
import { NoStudies } from './no-studies.tsx';
import { projectCount } from './project-count.ts';
import { studyListData } from './structured-data.ts';

/** Longest name that a visitor's address may put on the page. */
const categoryLimit = 60;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { queries, origin } = context.get(siteContext);
  const studies = await queries.findPublishedCaseStudies();
  const chosen = teaser(url.searchParams.get('category')?.trim() ?? '', categoryLimit);
  return {
    origin,
    chosen,
    total: studies.length,
    categories: countCategories(studies, chosen),
    shown: studies.filter(({ categories }) => !chosen || categories.includes(chosen)),
    // A filtered list is a view of the one page, so it has the same address for search engines.
    canonical: `${origin}${href('/case-studies')}`,
  };
}

export function meta({ loaderData: { chosen, total, canonical }, matches }: Route.MetaArgs) {
  const site = matches[1].loaderData.settings.name;
  return pageMeta({
    title: `${chosen ? `${chosen} Case Studies` : 'Case Studies'} | ${site}`,
    description: `${projectCount(total)} by ${site}: what was in the way, what we built and what came back in numbers. Websites, shops, apps and campaigns.`,
    canonical,
  });
}

export default function CaseStudies({ loaderData }: Route.ComponentProps) {
  const { origin, chosen, total, categories, shown } = loaderData;
  return (
    <>
      <JsonLd data={studyListData(shown, origin)} />
      <Hero size="low" lines={['Case Studies']} wide={heroWide} tall={heroTall}>
        <p className="lead">{leadFor(total)}</p>
      </Hero>
      <Channel>
        <Section labelledBy="projects">
          <SectionHeading id="projects">Projects</SectionHeading>
          {total > 0 && <CategoryFilter total={total} categories={categories} chosen={chosen} />}
          {shown.length > 0 ? (
            <CaseGrid studies={shown} />
          ) : (
            <NoStudies category={chosen} total={total} />
          )}
        </Section>
      </Channel>
    </>
  );
}

function leadFor(total: number): string {
  return total === 0
    ? 'What was in the way, what we built, and what came back in numbers.'
    : `${projectCount(total)}: what was in the way, what we built, and what came back in numbers.`;
}

/** Two in a row from 992 px, one below (decision D9). */
function CaseGrid({ studies }: { studies: CaseStudyListItem[] }) {
  const hasFreePlace = studies.length % 2 === 1;
  return (
    <ul className={styles.grid}>
      {studies.map((study) => (
        <li key={study._id}>
          <CaseCard study={study} size="large" headingLevel={3} />
        </li>
      ))}
      {hasFreePlace && <NextPanel />}
    </ul>
  );
}

/** Takes the free place, so that no row stands half empty. */
function NextPanel() {
  return (
    <li className={styles.next} data-ground="night">
      <img
        className={styles.nextPicture}
        src={nextPanel}
        alt=""
        width={700}
        height={817}
        loading="lazy"
        decoding="async"
      />
      <h3 className={`d3 ${styles.nextHeading}`}>The next one could be yours</h3>
      <p>Tell us what you need to move, and how far.</p>
      <ButtonLink href={href('/contact')}>Get a Quote</ButtonLink>
    </li>
  );
}
