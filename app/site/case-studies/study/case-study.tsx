import { href } from 'react-router';
import { caseStudyKind } from '../../../../domain/content/kinds/case-study.ts';
import type { ShownStudy } from '../../../../domain/content/shown.ts';
import { plainText } from '../../../../domain/content/text/rich-text.ts';
import { teaserOfWords } from '../../../../domain/content/text/teaser.ts';
import type { SiteMessages } from '../../../../domain/messages/messages.ts';
import { siteContext } from '../../../context.ts';
import { JsonLd } from '../../../ui/json-ld.tsx';
import { useMessages } from '../../../ui/messages.ts';
import { printLinks } from '../../../ui/print-links.ts';
import { Channel } from '../../../ui/sections/channel.tsx';
import { Section } from '../../../ui/sections/section.tsx';
import { messagesOf } from '../../messages-of.ts';
import { missingPage } from '../../missing/missing-page.ts';
import { pageMeta, pictureOfItem, titled } from '../../page-meta.ts';
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

const descriptionLength = 160;

/** Such as 'Acme, Lisbon: 93% of changes confirmed within ten minutes.' */
function resultOf({ clientName, place, figure, figureText }: ShownStudy, messages: SiteMessages) {
  if (!figure || !figureText) return '';
  const who = messages.list([clientName, place].filter(Boolean));
  const result = { figure, text: figureText };
  return who === ''
    ? messages.text('study.result', result)
    : messages.text('study.resultOf', { who, ...result });
}

function descriptionOf(study: ShownStudy, messages: SiteMessages): string {
  const { sec1Para, industryText, heroHeading: heading } = study;
  const text =
    plainText(sec1Para) || industryText || messages.text('study.description', { heading });
  const parts = [resultOf(study, messages), text].filter(Boolean);
  return teaserOfWords(parts.join(' '), descriptionLength);
}

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
  const messages = messagesOf(site);
  const place = pagePlace(site, href('/casestudy/:id', { id: study._id }));
  return {
    study,
    origin,
    language: languages.current.tag,
    film,
    nextStudy,
    title: titled(study.heroHeading.trim() || messages.text('study.one'), name),
    description: descriptionOf(study, messages),
    canonical: origin + place.address,
    alternates: place.alternates,
    image: pictureOfItem(caseStudyKind.name, study._id, { origin, ...place }),
  };
}

export const links = printLinks;

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
