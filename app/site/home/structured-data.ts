import type { Graph, Organization, PostalAddress, ProfessionalService, WebSite } from 'schema-dts';
import type { Office, SiteSettings } from '../../../domain/settings.ts';
import { socialPictureAddress } from '../../../domain/social-picture.ts';

export function postalAddress({ street, city, countryCode }: Office): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: street.join(', '),
    addressLocality: city,
    addressCountry: countryCode,
  };
}

/** What the home page tells search engines: the site, who runs it, and its head office in Dubai. */
export function agencyData(settings: SiteSettings, origin: string): Graph {
  const { name, description, phone, email, offices, social } = settings;
  const [headOffice] = offices;
  const url = `${origin}/`;
  // Search engines want pixels, 112 at least.
  const logo = `${origin}/icon-512.png`;
  const site: WebSite = {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name,
    url,
    inLanguage: 'en',
  };
  const organization: Organization = {
    '@type': 'Organization',
    '@id': `${url}#organization`,
    name,
    url,
    logo,
    email,
    telephone: phone,
    sameAs: Object.values(social).filter((address) => address !== ''),
  };
  const service: ProfessionalService = {
    '@type': 'ProfessionalService',
    '@id': `${url}#office`,
    name,
    description,
    url,
    image: origin + socialPictureAddress('page', 'home'),
    email,
    telephone: phone,
    parentOrganization: { '@id': `${url}#organization` },
    ...(headOffice && {
      address: postalAddress(headOffice),
      geo: {
        '@type': 'GeoCoordinates',
        latitude: headOffice.latitude,
        longitude: headOffice.longitude,
      },
      areaServed: headOffice.city,
    }),
  };
  return { '@context': 'https://schema.org', '@graph': [site, organization, service] };
}
