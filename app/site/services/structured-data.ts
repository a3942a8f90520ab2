import type { FAQPage, Graph, Service } from 'schema-dts';
import type { SiteSettings } from '../../../domain/settings.ts';
import { breadcrumbList } from '../breadcrumbs.ts';
import { graphOf } from '../structured-data.ts';
import type { ServiceCopy } from './service-copy.ts';

interface Site {
  settings: SiteSettings;
  origin: string;
}

function service({ path, name, description }: ServiceCopy, { settings, origin }: Site): Service {
  return {
    '@type': 'Service',
    '@id': `${origin}${path}#service`,
    name,
    description,
    serviceType: name,
    url: `${origin}${path}`,
    provider: {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: settings.name,
      url: `${origin}/`,
      telephone: settings.phone,
    },
    areaServed: settings.offices.map(({ city }) => ({ '@type': 'City', name: city })),
  };
}

function questions({ path, questions: { items } }: ServiceCopy, { origin }: Site): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${origin}${path}#questions`,
    url: `${origin}${path}`,
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export function serviceData(copy: ServiceCopy, site: Site): Graph {
  const { origin } = site;
  const trail = breadcrumbList([
    { name: 'Home', item: `${origin}/` },
    { name: copy.name, item: `${origin}${copy.path}` },
  ]);
  return graphOf([service(copy, site), questions(copy, site), trail]);
}
