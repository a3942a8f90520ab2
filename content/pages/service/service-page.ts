import type { CaseStudyCategory } from '../../../domain/content/kinds/case-study-fields.ts';
import { firstCaseStudies } from '../../case-studies.ts';
import type { FirstPage } from '../first-page.ts';
import type { ServiceCopy, ShownThing } from './service-copy.ts';

type Sections = FirstPage['sections'];

function numberedRows<R extends object>(name: string, list: readonly R[]): (R & { id: string })[] {
  return list.map((row, index) => ({ ...row, id: `${name}-${index + 1}` }));
}

function heroOf({ key, hero }: ServiceCopy): Sections {
  const props = {
    headline: hero.lines.join('\n'),
    lead: hero.lead,
    label: 'Get a Quote',
    href: '/contact',
    size: 'sub',
    // Web development has the drawing that stands for all services.
    drawing: key === 'web' ? 'service' : key,
    hasCrumbs: true,
  } as const;
  return [{ id: `${key}-hero`, kind: 'hero', props }];
}

function infoOf({ key, info }: ServiceCopy): Sections {
  const { heading, highlightedWord, paragraph, points } = info;
  const props = {
    heading,
    highlight: highlightedWord,
    text: paragraph,
    points: numberedRows('point', points),
    label: 'Get Started',
    note: 'Calls',
  };
  return [{ id: `${key}-info`, kind: 'info', props }];
}

function pictureOf({ study, name, caption }: ShownThing) {
  const { ground } = firstCaseStudies.find(({ slug }) => slug === study) ?? {};
  return { picture: `/media/artefacts/${study}/${name}.svg`, ground, caption };
}

function numberedOf({ key, numbered: { heading, blocks } }: ServiceCopy): Sections {
  const rows = blocks.map((block) => ({
    heading: block.heading,
    text: block.paragraphs.join('\n\n'),
    ...pictureOf(block.thing),
  }));
  const props = { heading, blocks: numberedRows('block', rows) };
  return [{ id: `${key}-numbered`, kind: 'numbered', props }];
}

function deliveryOf({ key, delivery }: ServiceCopy): Sections {
  const { heading } = delivery;
  if (delivery.kind === 'process') {
    const props = { heading, steps: numberedRows('step', delivery.steps) };
    return [{ id: `${key}-process`, kind: 'process', props }];
  }
  const props = { heading, features: numberedRows('feature', delivery.features) };
  return [{ id: `${key}-features`, kind: 'features', props }];
}

function audiencesOf({ key, audiences }: ServiceCopy): Sections {
  if (!audiences) return [];
  const heading = "Design that fits your audience's needs";
  const props = { heading, cards: numberedRows('card', audiences) };
  return [{ id: `${key}-specialization`, kind: 'specialization', props }];
}

function figuresOf({ key, figures: block }: ServiceCopy): Sections {
  if (!block) return [];
  const props = {
    heading: block.sectionHeading,
    title: block.heading,
    text: block.text,
    label: block.button,
    href: '/contact',
    ...pictureOf(block.thing),
    figures: numberedRows('figure', block.figures),
  };
  return [{ id: `${key}-figures`, kind: 'figures', props }];
}

function questionsOf({ key, questions: { lead, items } }: ServiceCopy): Sections {
  const props = {
    heading: 'Before you ask',
    lead,
    label: 'Ask your own',
    href: '/contact',
    items: numberedRows('question', items),
  };
  return [{ id: `${key}-questions`, kind: 'questions', props }];
}

/** Of the studies whose reviews stand on a service's page. */
const categories: Record<ServiceCopy['key'], CaseStudyCategory> = {
  ecommerce: 'Ecommerce Development',
  web: 'Web Development',
  cms: 'CMS Development',
  mobile: 'App Development',
  'ui-ux': 'UI/UX Design',
  seo: 'SEO',
  'social-media': 'SMM',
  'google-ads': 'Google Ads',
};

const recentWork = {
  heading: 'Recent work',
  label: 'View All Projects',
  href: '/case-studies',
};

const enquiry = {
  form: 'extended',
  heading: 'Get Started',
  text: 'Six lines, two of them optional. If you would rather talk, call; a person picks up.',
} as const;

/** Specification §2.2: the parts of a service page, in their order. */
export function servicePage(copy: ServiceCopy): FirstPage {
  const { key, path, name, title, description, keywords } = copy;
  return {
    name,
    path,
    meta_title: `${title} | {name}`,
    meta_description: description,
    meta_keywords: keywords,
    sections: [
      ...heroOf(copy),
      ...infoOf(copy),
      ...numberedOf(copy),
      ...deliveryOf(copy),
      ...audiencesOf(copy),
      ...figuresOf(copy),
      {
        id: `${key}-recent-work`,
        kind: 'recent-work',
        props: { ...recentWork, category: categories[key] },
      },
      {
        id: `${key}-testimonials`,
        kind: 'testimonials',
        props: { heading: 'What clients say' },
      },
      ...questionsOf(copy),
      { id: `${key}-enquiry`, kind: 'enquiry', props: enquiry },
    ],
  };
}
