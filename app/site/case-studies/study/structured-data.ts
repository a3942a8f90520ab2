import { href } from 'react-router';
import type { CreativeWork, Graph, VideoObject } from 'schema-dts';
import type { ShownFilm, ShownStudy, ShownStudyItem } from '../../../../domain/content/shown.ts';
import type { SiteMessages } from '../../../../domain/messages/messages.ts';
import { breadcrumbList, type ListAddress, trailTo } from '../../breadcrumbs.ts';
import { filmAddress } from '../../film/film-address.ts';
import { graphOf, itemList } from '../../structured-data.ts';
import { categoriesOfStudy } from './reviews/study-reviews.ts';

interface StudyFacts {
  study: ShownStudy;
  /** In plain text. */
  description: string;
  image: string;
  origin: string;
  language: string;
  /** Null when the film is no upload of this site. */
  film: ShownFilm | null;
}

function addressOf({ _id }: Pick<ShownStudy, '_id'>, origin: string): string {
  return origin + href('/casestudy/:id', { id: _id });
}

export function studyListData(
  studies: ShownStudyItem[],
  list: ListAddress,
  messages: SiteMessages,
): Graph {
  const pages = studies.map((study) => ({
    name: study.heroHeading || messages.text('study.one'),
    url: addressOf(study, list.origin),
  }));
  return graphOf([itemList(pages), breadcrumbList(trailTo(list, messages))]);
}

function work(facts: StudyFacts, { text }: SiteMessages): CreativeWork {
  const { study, description, image, origin, language } = facts;
  const url = addressOf(study, origin);
  const keywords = categoriesOfStudy(study);
  return {
    '@type': 'CreativeWork',
    '@id': `${url}#study`,
    name: study.heroHeading || text('study.one'),
    description,
    url,
    image,
    // Described on the home page.
    creator: { '@id': `${origin}/#organization` },
    inLanguage: language,
    ...(keywords.length > 0 && { keywords: [...new Set(keywords)].join(', ') }),
    ...(/^\d{4}$/.test(study.year) && { dateCreated: study.year }),
    ...(study.place && { locationCreated: { '@type': 'Place', name: study.place } }),
    ...(study.clientName && {
      sourceOrganization: { '@type': 'Organization', name: study.clientName },
    }),
  };
}

/** Left out without an upload date, which search engines require. */
function filmData(facts: StudyFacts, { text }: SiteMessages): VideoObject[] {
  const { study, origin, description, image, film } = facts;
  const address = filmAddress(study.video);
  if (address?.kind !== 'file' || !film?.uploadedAt) return [];
  return [
    {
      '@type': 'VideoObject',
      name: study.heroHeading || text('study.one'),
      description,
      thumbnailUrl: image,
      uploadDate: film.uploadedAt,
      contentUrl: new URL(address.src, origin).href,
      ...(film.transcript.length > 0 && { transcript: film.transcript.join(' ') }),
    },
  ];
}

export function studyData(facts: StudyFacts, messages: SiteMessages): Graph {
  const { study, origin } = facts;
  const list = { name: messages.text('lists.studies'), path: '/case-studies', origin };
  const name = study.heroHeading || messages.text('study.one');
  const here = { name, item: addressOf(study, origin) };
  const trail = breadcrumbList([...trailTo(list, messages), here]);
  return graphOf([work(facts, messages), ...filmData(facts, messages), trail]);
}
