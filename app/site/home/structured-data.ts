import type {
  Organization,
  PostalAddress,
  ProfessionalService,
  WebSite,
  WithContext,
} from 'schema-dts';
import { commaAfter } from '../../../domain/languages/comma.ts';
import { socialPictureAddress } from '../../../domain/media/social-picture.ts';
import { isPlaced } from '../../../domain/settings/groups/offices.ts';
import type { Office, SiteSettings } from '../../../domain/settings.ts';
import { context, openingTimesData } from '../structured-data.ts';

function postalAddress({ street, city, countryCode }: Office): PostalAddress {
  const lines = street.filter((line) => line.trim() !== '');
  return {
    '@type': 'PostalAddress',
    ...(lines.length > 0 && { streetAddress: lines.join(commaAfter(lines.join())) }),
    addressLocality: city,
    ...(countryCode !== 'XX' && { addressCountry: countryCode }),
  };
}

export function addressAndPlace(office: Office) {
  const { latitude, longitude } = office;
  return {
    address: postalAddress(office),
    ...(isPlaced(office) && { geo: { '@type': 'GeoCoordinates' as const, latitude, longitude } }),
  } as const;
}

function placeOf(office: Office) {
  return { ...addressAndPlace(office), areaServed: office.city } as const;
}

/** The head office, with the others as departments. */
function professionalService(
  settings: SiteSettings,
  url: string,
): WithContext<ProfessionalService> {
  const { name, description, phone, email, offices, openingHours } = settings;
  const [headOffice, ...others] = offices;
  const image = new URL(socialPictureAddress('page', 'home'), url).href;
  return {
    ...context,
    '@type': 'ProfessionalService',
    '@id': `${url}#office`,
    name,
    ...(description && { description }),
    url,
    image,
    email,
    telephone: phone,
    parentOrganization: { '@id': `${url}#organization` },
    ...openingTimesData(openingHours),
    ...(headOffice && placeOf(headOffice)),
    ...(others.length > 0 && {
      department: others.map((office) => ({
        '@type': 'ProfessionalService' as const,
        name: name + commaAfter(name) + office.city,
        url,
        image,
        telephone: office.phone,
        ...placeOf(office),
      })),
    }),
  };
}

export function agencyData(settings: SiteSettings, origin: string) {
  const { name, phone, email, networks, language } = settings;
  const url = `${origin}/`;
  // Search engines want pixels, 112 at least.
  const logo = `${origin}/icon-512.png`;
  const site: WithContext<WebSite> = {
    ...context,
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name,
    url,
    inLanguage: language.tag,
  };
  const organization: WithContext<Organization> = {
    ...context,
    '@type': 'Organization',
    '@id': `${url}#organization`,
    name,
    url,
    logo,
    email,
    telephone: phone,
    address: settings.offices.map(postalAddress),
    ...(settings.founded && { foundingDate: settings.founded }),
    ...(networks.length > 0 && { sameAs: networks.map(({ address }) => address) }),
  };
  return { site, organization, office: professionalService(settings, url) };
}
