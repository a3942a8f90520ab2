import type { BreadcrumbList, Graph, LocalBusiness } from 'schema-dts';
import { pictureFor } from '../../../domain/drawing.ts';
import type { LocationPage } from '../../../domain/location-page.ts';
import type { Office, SiteSettings } from '../../../domain/settings.ts';
import { slugFrom } from '../../../domain/slug.ts';
import { postalAddress } from '../home/structured-data.ts';
import { locationAddress } from './location-address.ts';

interface Agency {
  settings: SiteSettings;
  /** The office that the page sends its visitors to. */
  office: Office | undefined;
  origin: string;
  /** Of the page, in plain text. */
  description: string;
}

function business(page: LocationPage, agency: Agency): LocalBusiness {
  const { settings, office, origin, description } = agency;
  const url = new URL(locationAddress(page), origin).href;
  return {
    '@type': 'LocalBusiness',
    '@id': `${url}#business`,
    name: settings.name,
    description,
    url,
    image: new URL(pictureFor('', slugFrom(page.slug_url), 'banner'), origin).href,
    telephone: office?.phone ?? settings.phone,
    email: settings.email,
    parentOrganization: { '@id': `${origin}/#organization` },
    makesOffer: {
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: page.main_heading },
    },
    ...(office && {
      address: postalAddress(office),
      geo: {
        '@type': 'GeoCoordinates',
        latitude: office.latitude,
        longitude: office.longitude,
      },
    }),
  };
}

function breadcrumbs(page: LocationPage, origin: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
      {
        '@type': 'ListItem',
        position: 2,
        name: page.main_heading,
        item: new URL(locationAddress(page), origin).href,
      },
    ],
  };
}

export function locationData(page: LocationPage, agency: Agency): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [business(page, agency), breadcrumbs(page, agency.origin)],
  };
}
