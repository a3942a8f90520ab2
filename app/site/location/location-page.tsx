import { locationPageKind } from '../../../domain/content/kinds/location-page.ts';
import { inShape } from '../../../domain/media/picture.ts';
import { type SiteContext, siteContext } from '../../context.ts';
import { JsonLd } from '../../ui/json-ld.tsx';
import { Channel } from '../../ui/sections/channel.tsx';
import { Specialization } from '../../ui/sections/specialization.tsx';
import { TestimonialsSection } from '../../ui/sliders/testimonials-section.tsx';
import { EnquirySection } from '../enquiry/enquiry-section.tsx';
import { wasSent } from '../enquiry/receive-enquiry.ts';
import { receiveExtendedEnquiry } from '../enquiry/receive-extended-enquiry.ts';
import { missingPage } from '../missing/missing-page.ts';
import { pageMeta } from '../page-meta.ts';
import type { SiteHandle } from '../site.tsx';
import type { Route } from './+types/location-page';
import { audience } from './audience.ts';
import { locationAddress } from './location-address.ts';
import { LocationHero } from './location-hero.tsx';
import { locationMeta } from './location-meta.ts';
import { nearestOffice } from './nearest-office.ts';
import { Stations } from './stations.tsx';
import { stationsOf } from './stations-of.ts';
import { locationData } from './structured-data.ts';

export const handle: SiteHandle = { landing: true };

/** @throws 404 */
async function findPage({ queries }: SiteContext, slug: string, url: URL) {
  const page = await queries.findPublishedItem(locationPageKind, slug);
  if (!page) throw await missingPage(queries, url);
  return page;
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const page = await findPage(site, params.slug, url);
  const settings = await site.queries.findSiteSettings();
  const office = nearestOffice(page, settings.offices);
  return {
    page,
    settings,
    office,
    meta: locationMeta(page, settings.name, site.origin),
    origin: site.origin,
    sent: wasSent(url),
  };
}

/** For visitors without JavaScript. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const page = await findPage(context.get(siteContext), params.slug, url);
  return receiveExtendedEnquiry({ request, context }, locationAddress(page));
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.meta) : [];
}

export default function LocationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, settings, office, origin, sent } = loaderData;
  const { description } = loaderData.meta;
  return (
    <>
      <JsonLd data={locationData(page, { settings, office, origin, description })} />
      <LocationHero page={page} />
      <Channel>
        <Stations stations={stationsOf(page)} picture={inShape(page.picture, 'banner')} />
        <Specialization items={audience} />
        <EnquirySection
          settings={settings}
          path={locationAddress(page)}
          sent={sent}
          post={actionData}
          office={office}
        />
        <TestimonialsSection testimonials={settings.testimonials} />
      </Channel>
    </>
  );
}
