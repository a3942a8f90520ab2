import { href } from 'react-router';
import { siteContext } from '../../../context.ts';
import { JsonLd } from '../../../ui/json-ld.tsx';
import { useMessages } from '../../../ui/messages.ts';
import { Channel } from '../../../ui/sections/channel.tsx';
import { Section } from '../../../ui/sections/section.tsx';
import { messagesOf } from '../../messages-of.ts';
import { missingPage } from '../../missing/missing-page.ts';
import { pageMeta } from '../../page-meta.ts';
import { pagePlace } from '../../page-place.ts';
import type { Route } from './+types/case-study';
import { Bands } from './bands.tsx';
import styles from './case-study.module.css';
import { StudyFacts } from './facts.tsx';
import { Figures } from './figures.tsx';
import { NextProject } from './next-project.tsx';
import { NextStudy } from './next-study.tsx';
import { Pairs } from './pairs.tsx';
import { Reviews } from './reviews/reviews.tsx';
import { studyData } from './structured-data.ts';
import { StudyHero } from './study-hero.tsx';
import { studyMeta } from './study-meta.ts';

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { queries, origin, languages } = site;
  const wellFormed = /^[0-9a-f]{24}$/.test(params.id);
  const study = wellFormed ? await queries.findPublishedCaseStudyById(params.id) : null;
  if (!study) throw await missingPage(site, url);
  const [{ name }, nextStudy, film] = await Promise.all([
    queries.findSiteSettings(),
    queries.findNextCaseStudy(study._id),
    study.video ? queries.findUploadedFilm(study.video) : null,
  ]);
  const place = pagePlace(site, href('/casestudy/:id', { id: study._id }));
  return {
    study,
    origin,
    language: languages.current.tag,
    film,
    nextStudy,
    ...studyMeta(study, { name, origin, place }, messagesOf(site)),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData);
}

export default function CaseStudyPage({ loaderData }: Route.ComponentProps) {
  const { study, film, nextStudy } = loaderData;
  return (
    <>
      <JsonLd data={studyData(loaderData, useMessages())} />
      <StudyHero study={study} film={film} />
      <Channel>
        <Section>
          <div className={styles.story}>
            <StudyFacts study={study} />
            <Pairs study={study} />
          </div>
        </Section>
        <Bands study={study} />
        <Figures study={study} />
        <Reviews reviews={study.reviews} />
        {nextStudy ? <NextStudy study={nextStudy} /> : <NextProject />}
      </Channel>
    </>
  );
}
