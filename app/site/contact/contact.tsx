import { data, redirect } from 'react-router';
import { enquiryLimits, mainFormType, noPhoneNumber } from '../../../domain/enquiry.ts';
import { documentContext, siteContext } from '../../context.ts';
import { Channel } from '../../ui/channel.tsx';
import { ContactForm } from '../../ui/contact-form.island.tsx';
import type { Progress } from '../../ui/form-progress.ts';
import { Hero } from '../../ui/hero.tsx';
import { Island } from '../../ui/island.tsx';
import { Section } from '../../ui/section.tsx';
import { pageMeta } from '../page-meta.ts';
import heroWide from '../pictures/contact-hero.svg';
import heroTall from '../pictures/contact-hero-tall.svg';
import type { Route } from './+types/contact';
import styles from './contact.module.css';
import { readEnquiryPost } from './enquiry-post.ts';
import { WaysToReachUs } from './ways-to-reach-us.tsx';

const formId = 'contact-form';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { queries, origin } = context.get(siteContext);
  const settings = await queries.findSiteSettings();
  return { settings, origin, sent: url.searchParams.get('sent') === 'success' };
}

/** Answers to a post hold what somebody typed: no cache may keep them. */
const personal = { 'Cache-Control': 'no-store' };

/** Takes the form itself, from a visitor without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const { values, enquiry, errors } = readEnquiryPost(await request.formData());
  if (!enquiry) return data({ values, errors }, { status: 400, headers: personal });
  try {
    await context.get(siteContext).commands.insertMainEnquiry(enquiry);
  } catch (error) {
    context.get(documentContext).report(error);
    return data({ values, errors }, { status: 503, headers: personal });
  }
  return redirect(`/contact?sent=success#${formId}`, { status: 303, headers: personal });
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
    description: `Write or call ${settings.name} in ${cities}. Say what you need in three lines; you get an answer within 48 hours.`,
    canonical: `${origin}/contact`,
  });
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, sent } = loaderData;
  return (
    <>
      <Hero size="low" lines={['Contact Us']} wide={heroWide} tall={heroTall}>
        <p className="lead">
          Tell us what you need to move, and how far. A person reads every message.
        </p>
      </Hero>
      <Channel>
        <Section labelledBy="get-in-touch">
          <div className={styles.columns}>
            <WaysToReachUs settings={settings} headingId="get-in-touch" />
            <div className={styles.form}>
              <Island
                of={ContactForm}
                name="contact-form"
                when="interaction"
                props={{
                  id: formId,
                  action: '/contact',
                  sendTo: '/send-contact-form-main',
                  limits: enquiryLimits,
                  fixed: { phoneNum: noPhoneNumber, formType: mainFormType },
                  phone: settings.phone,
                  progress: progressAfter(actionData, sent),
                  values: actionData?.values ?? {},
                }}
              />
            </div>
          </div>
        </Section>
      </Channel>
    </>
  );
}

function progressAfter(
  post: { errors: Record<string, string> } | undefined,
  sent: boolean,
): Progress {
  if (post) return { step: 'failed', errors: post.errors, kept: null };
  return { step: sent ? 'sent' : 'idle' };
}
