import { promisedTime } from '../../../domain/inbox/answer-promise.ts';
import { siteContext } from '../../context.ts';
import heroWide from '../../pictures/contact-hero.svg';
import heroTall from '../../pictures/contact-hero-tall.svg';
import { JsonLd } from '../../ui/json-ld.tsx';
import { Channel } from '../../ui/sections/channel.tsx';
import { Hero } from '../../ui/sections/hero.tsx';
import { MainEnquirySection, mainFormId } from '../enquiry/main-enquiry-section.tsx';
import { wasSent } from '../enquiry/receive-enquiry.ts';
import { receiveMainEnquiry } from '../enquiry/receive-main-enquiry.ts';
import { pageMeta } from '../page-meta.ts';
import { pageData } from '../structured-data.ts';
import type { Route } from './+types/contact';
import { NextSteps } from './next-steps.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { queries, origin } = context.get(siteContext);
  const settings = await queries.findSiteSettings();
  return { settings, origin, sent: wasSent(url) };
}

/** For visitors without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  return receiveMainEnquiry({ request, context }, '/contact');
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { settings, origin } = loaderData;
  const cities = settings.offices.map(({ city }) => city).join(' and ');
  return pageMeta({
    title: `Contact Us | ${settings.name}`,
    description: `Write or call ${settings.name} in ${cities}. Say what you need in three lines; you get an answer within ${promisedTime}.`,
    canonical: `${origin}/contact`,
  });
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, origin, sent } = loaderData;
  return (
    <>
      <JsonLd data={pageData('Contact Us', `${origin}/contact`)} />
      <Hero size="low" lines={['Contact Us']} wide={heroWide} tall={heroTall}>
        <p className="lead">
          Tell us what you need to move, and how far. A person reads every message.
        </p>
      </Hero>
      <Channel>
        <MainEnquirySection
          settings={settings}
          path="/contact"
          sent={sent}
          post={actionData}
          heading="Let's get in touch!"
          paragraphs={[
            `Three lines are enough. If you have a brief, say so and we will ask for it. You get an answer within ${promisedTime}.`,
          ]}
          anchor="get-in-touch"
          formId={mainFormId}
        />
        <NextSteps />
      </Channel>
    </>
  );
}
