import type { FAQPage, Graph, Service, Thing, WithContext } from 'schema-dts';
import { infoSection } from '../../../domain/content/sections/kinds/service/info.ts';
import { questionsSection } from '../../../domain/content/sections/kinds/service/questions.ts';
import { sectionsOfKind } from '../../../domain/content/sections/shown-section.ts';
import { pageTrail } from '../breadcrumbs.ts';
import { studyListData } from '../case-studies/study/structured-data.ts';
import { agencyData } from '../home/structured-data.ts';
import { blogListData } from '../insights/article/structured-data.ts';
import { graphOf } from '../structured-data.ts';
import type { PageContent } from './page-content.ts';

/** Of a page that tells a service in short. */
function serviceOf(page: PageContent): Service[] {
  const { name, path, meta_description, settings, origin } = page;
  if (sectionsOfKind(page.sections, infoSection).length === 0) return [];
  return [
    {
      '@type': 'Service',
      '@id': `${origin}${path}#service`,
      name,
      description: meta_description,
      serviceType: name,
      url: origin + path,
      provider: {
        '@type': 'Organization',
        '@id': `${origin}/#organization`,
        name: settings.name,
        url: `${origin}/`,
        telephone: settings.phone,
      },
      areaServed: settings.offices.map(({ city }) => ({ '@type': 'City', name: city })),
    },
  ];
}

function questionsOf({ sections, path, origin }: PageContent): FAQPage[] {
  const items = sectionsOfKind(sections, questionsSection)
    .flatMap(({ props }) => props.items)
    .filter(({ question, answer }) => question !== '' && answer !== '');
  if (items.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      '@id': `${origin}${path}#questions`,
      url: origin + path,
      mainEntity: items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

/** What search engines read of a page besides its words, each block under a name. */
export function dataOfPage(page: PageContent): Record<string, Graph | WithContext<Thing>> {
  const { name, path, origin, settings, data } = page;
  if (path === '/') return agencyData(settings, origin);
  if (data.caseStudyList) return { list: studyListData(data.caseStudyList.items, page) };
  if (data.blogList) return { list: blogListData(data.blogList.items, page) };
  const trail = pageTrail(name, origin + path);
  return { page: graphOf([...serviceOf(page), ...questionsOf(page), trail]) };
}
