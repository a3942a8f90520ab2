import { href } from 'react-router';
import { promisedTime } from '../../../domain/inbox/answer-promise.ts';
import { siteContext } from '../../context.ts';
import { printLinks } from '../../ui/print-links.ts';
import { pageMeta } from '../page-meta.ts';
import type { SiteFrame } from '../site.tsx';
import type { Route } from './+types/refund-policy';
import { Policy } from './policy.tsx';
import { type Reason, Reasons } from './reasons.tsx';
import styles from './refund-policy.module.css';

export const handle: SiteFrame = { solidHeader: true };

export async function loader({ context }: Route.LoaderArgs) {
  const { queries, origin } = context.get(siteContext);
  const { name, email, promise } = await queries.findSiteSettings();
  const answered = promisedTime(promise.answerHours);
  return { name, email, answered, origin, canonical: `${origin}${href('/refund-policy')}` };
}

export const links = printLinks;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name, canonical } = loaderData;
  return pageMeta({
    title: `Refund Policy | ${name}`,
    description: `When ${name} pays back, when not, and who reviews the case. Refunds are processed within 14-22 business days of cancellation.`,
    canonical,
  });
}

export default function RefundPolicy({ loaderData }: Route.ComponentProps) {
  const { email, answered, origin, canonical } = loaderData;
  return (
    <Policy
      title="Refund Policy"
      canonical={canonical}
      origin={origin}
      lead="When you get your money back, when you do not, and how long it takes. One page, no small print below it."
      facts={facts}
      parts={[
        { id: 'eligible', heading: 'When you get a refund', text: <Eligible /> },
        { id: 'not-refundable', heading: 'What is not refundable', text: <NotRefundable /> },
        { id: 'review', heading: 'How a case is reviewed', text: <Review /> },
        { id: 'time', heading: 'When the money arrives', text: <Time /> },
        { id: 'asking', heading: 'How to ask', text: <Asking email={email} answered={answered} /> },
      ]}
    />
  );
}

const facts = [
  {
    term: 'Refunds are processed within',
    figure: '14-22 business days',
    remark: 'of cancellation',
  },
  {
    term: 'For unmet deadlines or lack of performance',
    figure: '100% refund',
    remark: 'of what you paid for the project',
  },
  {
    term: 'Every case is reviewed by',
    figure: 'Quality Assurance',
    remark: 'not by the team that did the work',
  },
];

const eligible: Reason[] = [
  {
    name: 'Repeated missed deadlines',
    meaning: 'Dates in the plan passed more than once, and you had not agreed to later ones.',
  },
  {
    name: 'Miscommunication by account managers or salespeople',
    meaning: 'You were told something that was not so.',
  },
  {
    name: 'Lack of team performance',
    meaning: 'The work does not reach what the agreement describes.',
  },
  { name: 'Project not started', meaning: 'The day to begin has passed and nobody has begun.' },
  {
    name: 'Other work delays',
    meaning: 'The work is late for a reason on our side that this list does not name.',
  },
];

const notRefundable: Reason[] = [
  { name: 'Change of heart', meaning: 'Your plans changed while the work was under way.' },
  {
    name: 'Customer-side delay',
    meaning: 'Texts, access or an approval that only you could give did not come.',
  },
  { name: 'Project completed and uploaded', meaning: 'The work is finished and delivered.' },
  {
    name: 'Requests beyond the agreement',
    meaning: 'Wishes that came later and were never part of what we agreed to do.',
  },
];

function Eligible() {
  return (
    <>
      <p>You can cancel and ask for your money back for any of these five reasons.</p>
      <Reasons reasons={eligible} />
    </>
  );
}

function NotRefundable() {
  return (
    <>
      <p>
        Some things we cannot take back, because the work was done or the reason is not ours. There
        are four of them.
      </p>
      <Reasons reasons={notRefundable} />
    </>
  );
}

function Review() {
  return (
    <>
      <p>
        Quality Assurance reads the agreement, the messages and the project log, and hears both you
        and the team. Nobody who worked on the project decides.
      </p>
      <p>
        You get a <strong>100% refund</strong> for unmet deadlines or lack of performance once
        Quality Assurance has reviewed the case.
      </p>
    </>
  );
}

function Time() {
  return (
    <p>
      Refunds are processed{' '}
      <strong>
        within <span className={styles.range}>14-22</span> business days of cancellation
      </strong>
      , to the account that the payment came from.
    </p>
  );
}

function Asking({ email, answered }: { email: string; answered: string }) {
  return (
    <p>
      Write to <a href={`mailto:${email}`}>{email}</a> or use the{' '}
      <a href={href('/contact')}>contact form</a>. Give the project’s name and the reason in one
      sentence; that is enough to open a case. {`Support replies within ${answered}.`}
    </p>
  );
}
