import type { Graph, LocalBusiness } from 'schema-dts';
import type { ShownLocation } from '../../../domain/content/shown.ts';
import type { SiteMessages } from '../../../domain/messages/messages.ts';
import type { Office, SiteSettings } from '../../../domain/settings.ts';
import { breadcrumbList } from '../breadcrumbs.ts';
import { addressAndPlace } from '../home/structured-data.ts';
import { graphOf, openingTimesData } from '../structured-data.ts';
import { locationAddress } from './location-address.ts';

interface Agency {
  settings: SiteSettings;
  office: Office | undefined;
  origin: string;
  /** Of the page, in plain text. */
  description: string;
}

function business(page: ShownLocation, agency: Agency): LocalBusiness {
  const { settings, office, origin, description } = agency;
  const url = new URL(locationAddress(page), origin).href;
  return {
    '@type': 'LocalBusiness',
    '@id': `${url}#business`,
    name: settings.name,
    description,
    url,
    image: new URL(page.picture.src, origin).href,
    telephone: office?.phone ?? settings.phone,
    email: settings.email,
    parentOrganization: { '@id': `${origin}/#organization` },
    ...openingTimesData(settings.openingHours),
    makesOffer: {
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: page.main_heading },
    },
    ...(office && addressAndPlace(office)),
  };
}

export function locationData(page: ShownLocation, agency: Agency, { text }: SiteMessages): Graph {
  const { origin } = agency;
  const trail = breadcrumbList([
    { name: text('pages.home'), item: `${origin}/` },
    { name: page.main_heading, item: new URL(locationAddress(page), origin).href },
  ]);
  return graphOf([business(page, agency), trail]);
}
