import { promisedTime } from '../../../domain/inbox/answer-promise.ts';
import { mainEnquiryInput, mainFormType, noPhoneNumber } from '../../../domain/inbox/enquiry.ts';
import { fieldLimits } from '../../../domain/inbox/form-limits.ts';
import { siteContext } from '../../context.ts';
import heroWide from '../../pictures/contact-hero.svg';
import heroTall from '../../pictures/contact-hero-tall.svg';
import { ContactForm } from '../../ui/forms/contact-form.island.tsx';
import { FormBeside } from '../../ui/forms/form-beside.tsx';
import { Island } from '../../ui/island.tsx';
import { JsonLd } from '../../ui/json-ld.tsx';
import { Channel } from '../../ui/sections/channel.tsx';
import { Hero } from '../../ui/sections/hero.tsx';
import { Section } from '../../ui/sections/section.tsx';
import { citiesInWords } from '../cities.ts';
import { readEnquiryPost } from '../enquiry/enquiry-post.ts';
import { progressAfter, storeEnquiry, wasSent } from '../enquiry/receive-enquiry.ts';
import { pageMeta } from '../page-meta.ts';
import { pageData } from '../structured-data.ts';
import type { Route } from './+types/contact';
import { NextSteps } from './next-steps.tsx';
import { WaysToReachUs } from './ways-to-reach-us.tsx';

const formId = 'contact-form';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { queries, origin } = context.get(siteContext);
  const settings = await queries.findSiteSettings();
  return { settings, origin, sent: wasSent(url) };
}

/** For visitors without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const { forms } = await context.get(siteContext).queries.findSiteSettings();
  const post = readEnquiryPost(form, mainEnquiryInput(forms), ['name', 'email', 'message']);
  return storeEnquiry(post, { context, path: '/contact', formId });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { settings, origin } = loaderData;
  const cities = citiesInWords(settings.offices);
  const time = promisedTime(settings.promise.answerHours);
  return pageMeta({
    title: `Contact Us | ${settings.name}`,
    description: `Write or call ${settings.name} in ${cities}. Say what you need in three lines; you get an answer within ${time}.`,
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
        <Section labelledBy="get-in-touch">
          <FormBeside aside={<WaysToReachUs settings={settings} headingId="get-in-touch" />}>
            <Island
              of={ContactForm}
              name="contact-form"
              when="interaction"
              props={{
                id: formId,
                action: '/contact',
                sendTo: '/send-contact-form-main',
                limits: fieldLimits(settings.forms),
                fixed: { phoneNum: noPhoneNumber, formType: mainFormType },
                phone: settings.phone,
                answerHours: settings.promise.answerHours,
                progress: progressAfter(actionData, sent),
                values: actionData?.values ?? {},
              }}
            />
          </FormBeside>
        </Section>
        <NextSteps answerHours={settings.promise.answerHours} />
      </Channel>
    </>
  );
}
