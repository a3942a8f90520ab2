import { comparablePath } from '../../../domain/content/addresses/address.ts';
import { notFoundPath } from '../../../domain/content/addresses/lasting-paths.ts';
import { siteContext } from '../../context.ts';
import { JsonLd } from '../../ui/json-ld.tsx';
import { useMessages } from '../../ui/messages.ts';
import { formOfAddress, receiveEnquiryForm, wasSent } from '../enquiry/receive-enquiry.ts';
import { landingFormId } from '../layout/header/header.tsx';
import type { SiteFrame } from '../layout/site-frame.ts';
import { findLocation, LocationArticle } from '../location/location-page.tsx';
import { messagesOf } from '../messages-of.ts';
import { missingPage } from '../missing/missing-page.ts';
import { pageMeta } from '../page-meta.ts';
import { Sections } from '../sections/sections.tsx';
import type { Route } from './+types/page';
import { findPageContent } from './page-content.ts';
import { metaOfPage } from './page-meta-of.ts';
import { receivePageEnquiry } from './receive-page-enquiry.ts';
import { dataOfPage } from './structured-data.ts';

const landing: SiteFrame = { landing: true, form: landingFormId };

/** One module for every page, and for the location pages, whose addresses have the same shape. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const sent = wasSent(url);
  const sentForm = formOfAddress(url);
  const path = comparablePath(url.pathname) ?? '';
  if (path === notFoundPath) throw await missingPage(site, url);
  const content = await findPageContent(site, path, url.searchParams);
  if (content) {
    const meta = metaOfPage(content, messagesOf(site));
    return { content, meta, location: null, frame: content.frame, sent, sentForm };
  }
  const location = params.slug ? await findLocation(site, params.slug) : null;
  if (!location) throw await missingPage(site, url);
  return { content: null, meta: location.meta, location, frame: landing, sent, sentForm };
}

/** For visitors without JavaScript. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const path = comparablePath(url.pathname) ?? '';
  const page = path === notFoundPath ? null : await site.queries.findPage(path);
  if (page) return receivePageEnquiry({ request, context }, page);
  const location = params.slug ? await findLocation(site, params.slug) : null;
  if (!location) throw await missingPage(site, url);
  const place = { path: url.pathname, formId: landingFormId };
  return receiveEnquiryForm('extended', { request, context }, place);
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.meta) : [];
}

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useMessages();
  const { content, location, sent, sentForm } = loaderData;
  if (!content) return <LocationArticle location={location} sent={sent} post={actionData} />;
  return (
    <>
      {Object.entries(dataOfPage(content, messages)).map(([name, data]) => (
        <JsonLd key={name} data={data} />
      ))}
      <Sections
        sections={content.sections}
        page={{ ...content, sent, sentForm, post: actionData }}
      />
    </>
  );
}
