import { href } from 'react-router';
import type { CreativeWork, Graph } from 'schema-dts';
import type { CaseStudy, CaseStudyListItem } from '../../../domain/case-study.ts';
import { socialPictureAddress } from '../../../domain/social-picture.ts';
import { breadcrumbList } from '../breadcrumbs.ts';
import { graphOf, itemList } from '../structured-data.ts';

const untitled = 'Case study';

function trailToList(origin: string) {
  return [
    { name: 'Home', item: `${origin}/` },
    { name: 'Case Studies', item: `${origin}${href('/case-studies')}` },
  ];
}

function addressOf({ _id }: Pick<CaseStudy, '_id'>, origin: string): string {
  return origin + href('/casestudy/:id', { id: _id });
}

/** What the list of studies tells search engines: the studies it shows, and where it stands. */
export function studyListData(studies: CaseStudyListItem[], origin: string): Graph {
  const pages = studies.map((study) => ({
    name: study.heroHeading || untitled,
    url: addressOf(study, origin),
  }));
  return graphOf([itemList(pages), breadcrumbList(trailToList(origin))]);
}

function work(study: CaseStudy, description: string, origin: string): CreativeWork {
  const url = addressOf(study, origin);
  const { category1, category2, category3, category4 } = study;
  const keywords = [category1, category2, category3, category4].filter((text) => text !== '');
  return {
    '@type': 'CreativeWork',
    '@id': `${url}#study`,
    name: study.heroHeading || untitled,
    description,
    url,
    image: origin + socialPictureAddress('case-study', study._id),
    // Described on the home page.
    creator: { '@id': `${origin}/#organization` },
    inLanguage: 'en',
    ...(keywords.length > 0 && { keywords: [...new Set(keywords)].join(', ') }),
    ...(study.clientName && {
      sourceOrganization: { '@type': 'Organization', name: study.clientName },
    }),
  };
}

export function studyData(study: CaseStudy, description: string, origin: string): Graph {
  const here = { name: study.heroHeading || untitled, item: addressOf(study, origin) };
  return graphOf([
    work(study, description, origin),
    breadcrumbList([...trailToList(origin), here]),
  ]);
}
