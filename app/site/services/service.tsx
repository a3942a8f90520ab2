import { data, href } from 'react-router';
import { cleanHtml } from '../../../domain/content/text/rich-text.ts';
import { siteContext } from '../../context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { JsonLd } from '../../ui/json-ld.tsx';
import { Channel } from '../../ui/sections/channel.tsx';
import { Hero } from '../../ui/sections/hero.tsx';
import { Specialization } from '../../ui/sections/specialization.tsx';
import { TestimonialsSection } from '../../ui/sliders/testimonials-section.tsx';
import { EnquirySection } from '../enquiry/enquiry-section.tsx';
import { wasSent } from '../enquiry/receive-enquiry.ts';
import { receiveExtendedEnquiry } from '../enquiry/receive-extended-enquiry.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/service';
import { findServiceCopy } from './copies.ts';
import { CountsSection } from './counts-section.tsx';
import { Delivery } from './delivery.tsx';
import { Info } from './info.tsx';
import { Numbered } from './numbered.tsx';
import { serviceHero, servicePicture } from './pictures.ts';
import { Questions } from './questions.tsx';
import { RecentWork } from './recent-work.tsx';
import { serviceData } from './structured-data.ts';

/** Specification §9. */
const previewLimit = 10;

/** One module for all eight addresses of app/routes.ts. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { queries, origin } = context.get(siteContext);
  const copy = findServiceCopy(url.pathname);
  if (!copy) throw data(null, { status: 404 });
  const [settings, studies] = await Promise.all([
    queries.findSiteSettings(),
    queries.findRandomCaseStudies(previewLimit),
  ]);
  const audiences = copy.audiences?.map((item) => ({ ...item, text: cleanHtml(item.text) }));
  return { copy: { ...copy, audiences }, settings, studies, origin, sent: wasSent(url) };
}

/** For visitors without JavaScript. */
export async function action({ request, context, url }: Route.ActionArgs) {
  return receiveExtendedEnquiry({ request, context }, url.pathname);
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { copy, settings, origin } = loaderData;
  return pageMeta({
    title: `${copy.title} | ${settings.name}`,
    description: copy.description,
    keywords: copy.keywords,
    canonical: `${origin}${copy.path}`,
  });
}

export default function Service({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, settings, studies, origin, sent } = loaderData;
  const counts = copy.claims ?? copy.maintenance;
  return (
    <>
      <JsonLd data={serviceData(copy, { settings, origin })} />
      <Hero
        size="sub"
        lines={copy.hero.lines}
        {...serviceHero(copy.key)}
        crumbs={[{ href: href('/'), label: 'Home' }, { label: copy.name }]}
      >
        <p className="lead">{copy.hero.lead}</p>
        <ButtonLink href="/contact">Get a Quote</ButtonLink>
      </Hero>
      <Channel>
        <Info info={copy.info} phone={settings.phone} />
        <Numbered numbered={copy.numbered} serviceKey={copy.key} />
        <Delivery delivery={copy.delivery} />
        {copy.audiences && <Specialization items={copy.audiences} />}
        {counts && (
          <CountsSection
            block={counts}
            claims={settings.claims}
            picture={servicePicture(copy.key, 'counts')}
          />
        )}
        <RecentWork studies={studies} flush={!counts} />
        <TestimonialsSection testimonials={settings.testimonials} />
        <Questions questions={copy.questions} />
        <EnquirySection settings={settings} path={copy.path} sent={sent} post={actionData} />
      </Channel>
    </>
  );
}
