import type { ShownStudyItem } from '../../../domain/content/shown.ts';
import { siteContext } from '../../context.ts';
import heroWide from '../../pictures/case-studies-hero.svg';
import heroTall from '../../pictures/case-studies-hero-tall.svg';
import nextPanel from '../../pictures/next-panel.svg';
import { ButtonLink } from '../../ui/button.tsx';
import { JsonLd } from '../../ui/json-ld.tsx';
import { CaseCard } from '../../ui/lists/case-card.tsx';
import { Channel } from '../../ui/sections/channel.tsx';
import { Hero } from '../../ui/sections/hero.tsx';
import { Section } from '../../ui/sections/section.tsx';
import { SectionHeading } from '../../ui/sections/section-heading.tsx';
import { listPageMeta, numbered, readListPart, refuseMissingPage } from '../lists/list-view.ts';
import { caseStudiesList, insightsList } from '../lists/lists.ts';
import { PublicList } from '../lists/public-list.tsx';
import { pageMeta, titled } from '../page-meta.ts';
import type { Route } from './+types/case-studies';
import styles from './case-studies.module.css';
import { NoStudies } from './no-studies.tsx';
import { projectCount } from './project-count.ts';
import { studyListData } from './study/structured-data.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { queries, origin } = context.get(siteContext);
  const part = readListPart(url.searchParams);
  const [studies, counts] = await Promise.all([
    queries.findCaseStudyPage(part),
    queries.countCaseStudyCategories(),
  ]);
  refuseMissingPage(part, studies.count);
  return { studies, counts, part, origin };
}

function titleFor({ category, find }: { category: string; find: string }): string {
  if (find !== '') return `Case studies with “${find}”`;
  return `${category} Case Studies`.trim();
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { part, studies, counts, origin } = loaderData;
  const site = matches[1].loaderData.settings.name;
  const texts = numbered(part.page, {
    title: titled(titleFor(part), site),
    description: `${projectCount(counts.total)} by ${site}: what was in the way, what we built and what came back in numbers. Websites, shops, apps and campaigns.`,
  });
  return pageMeta({
    ...texts,
    ...listPageMeta({ path: caseStudiesList.path, origin }, part, studies.count),
  });
}

export default function CaseStudies({ loaderData }: Route.ComponentProps) {
  const { origin, studies, counts, part } = loaderData;
  const { items, count } = studies;
  return (
    <>
      <JsonLd data={studyListData(items, origin)} />
      <Hero size="low" lines={['Case Studies']} wide={heroWide} tall={heroTall}>
        <p className="lead">{leadFor(counts.total)}</p>
      </Hero>
      <Channel>
        <Section labelledBy="projects">
          <SectionHeading id="projects" first>
            Projects
          </SectionHeading>
          <PublicList
            list={caseStudiesList}
            other={insightsList}
            part={part}
            count={count}
            counts={counts}
          >
            {items.length > 0 ? (
              <CaseGrid studies={items} />
            ) : (
              <NoStudies part={part} total={counts.total} />
            )}
          </PublicList>
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
function CaseGrid({ studies }: { studies: ShownStudyItem[] }) {
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
      <ButtonLink href="/contact">Get a Quote</ButtonLink>
    </li>
  );
}
