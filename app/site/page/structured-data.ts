import type { FAQPage, Graph, Person, Service, Thing, VideoObject, WithContext } from 'schema-dts';
import { filmSection } from '../../../domain/content/sections/kinds/basic/film.ts';
import { peopleSection } from '../../../domain/content/sections/kinds/basic/people.ts';
import { infoSection } from '../../../domain/content/sections/kinds/service/info.ts';
import { questionsSection } from '../../../domain/content/sections/kinds/service/questions.ts';
import { sectionsOfKind } from '../../../domain/content/sections/shown-section.ts';
import type { SiteMessages } from '../../../domain/messages/messages.ts';
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

function peopleOf({ sections, path, origin }: PageContent): Person[] {
  return sectionsOfKind(sections, peopleSection)
    .flatMap(({ props }) => props.people)
    .filter(({ name }) => name !== '')
    .map(({ id, name, role, about, portrait }) => ({
      '@type': 'Person',
      '@id': `${origin}${path}#${id}`,
      name,
      ...(role && { jobTitle: role }),
      ...(about && { description: about }),
      ...(portrait && { image: new URL(portrait.src, origin).href }),
      // Described on the home page.
      worksFor: { '@id': `${origin}/#organization` },
    }));
}

/** Left out without a date or a picture, which search engines require. */
function filmsOf({ sections, name, meta_description, origin }: PageContent): VideoObject[] {
  return sectionsOfKind(sections, filmSection).flatMap(({ props }) => {
    const { heading, about, caption, film } = props;
    const upload = film?.film;
    const picture = props.poster ?? upload?.poster;
    if (!film || !upload?.uploadedAt || !picture) return [];
    return {
      '@type': 'VideoObject' as const,
      name: about || heading || name,
      description: caption || meta_description || name,
      thumbnailUrl: new URL(picture.src, origin).href,
      uploadDate: upload.uploadedAt,
      contentUrl: new URL(film.address, origin).href,
    };
  });
}

type PageData = Record<string, Graph | WithContext<Thing>>;

function makeData(page: PageContent, messages: SiteMessages): PageData {
  const { name, path, origin, settings, data } = page;
  const nodes = [...serviceOf(page), ...questionsOf(page), ...peopleOf(page), ...filmsOf(page)];
  const more = nodes.length > 0 && { page: graphOf(nodes) };
  if (path === '/') return { ...agencyData(settings, origin), ...more };
  if (data.caseStudyList)
    return { list: studyListData(data.caseStudyList.items, page, messages), ...more };
  if (data.blogList) return { list: blogListData(data.blogList, page, messages), ...more };
  return { page: graphOf([...nodes, pageTrail(name, origin + path, messages)]) };
}

interface Known {
  settings: PageContent['settings'];
  messages: SiteMessages;
  made: PageData;
}

/** By their sections, which the server keeps with a page until content changes (R-P-14). */
const known = new WeakMap<PageContent['sections'], Known>();

/** What search engines read of a page besides its words, each block under a name. */
export function dataOfPage(page: PageContent, messages: SiteMessages): PageData {
  const { sections, settings, data } = page;
  // Lists are read for each answer.
  if (data.caseStudyList || data.blogList) return makeData(page, messages);
  const before = known.get(sections);
  if (before?.settings === settings && before.messages === messages) return before.made;
  const made = makeData(page, messages);
  known.set(sections, { settings, messages, made });
  return made;
}
