import { href } from 'react-router';
import { promisedTime } from '../../../domain/inbox/answer-promise.ts';
import { retentionPeriod } from '../../../domain/inbox/retention.ts';
import { siteContext } from '../../context.ts';
import { printLinks } from '../../ui/print-links.ts';
import { citiesInWords } from '../cities.ts';
import { pageMeta } from '../page-meta.ts';
import type { SiteFrame } from '../site.tsx';
import type { Route } from './+types/privacy-policy';
import { Policy } from './policy.tsx';
import type { PolicyFact } from './policy-facts.tsx';
import { type Reason, Reasons } from './reasons.tsx';

export const handle: SiteFrame = { solidHeader: true };

export async function loader({ context }: Route.LoaderArgs) {
  const { queries, origin, enquiryMonths } = context.get(siteContext);
  const { name, email, offices, promise } = await queries.findSiteSettings();
  const cities = citiesInWords(offices);
  const answered = promisedTime(promise.answerHours);
  const canonical = `${origin}${href('/privacy-policy')}`;
  const kept = retentionPeriod(enquiryMonths);
  return { name, email, cities, origin, canonical, kept, answered };
}

export const links = printLinks;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name, canonical, kept } = loaderData;
  const enquiry = kept === null ? 'your enquiry, until you ask' : `your enquiry for ${kept}`;
  return pageMeta({
    title: `Privacy Policy | ${name}`,
    description: `What ${name} keeps when you visit or write: ${enquiry}, no cookies, no trackers. Who reads it, and how to have it deleted.`,
    canonical,
  });
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  const { email, cities, origin, canonical, kept, answered } = loaderData;
  return (
    <Policy
      title="Privacy Policy"
      canonical={canonical}
      origin={origin}
      lead="What we keep about you, why, and for how long. It is not much, so the page is short."
      facts={factsOf(kept, answered)}
      parts={[
        { id: 'kept', heading: 'What you send us', text: <Kept /> },
        { id: 'not-kept', heading: 'What we do not collect', text: <NotKept /> },
        { id: 'how-long', heading: 'How long we keep it', text: <HowLong kept={kept} /> },
        { id: 'readers', heading: 'Who reads it', text: <Readers cities={cities} /> },
        { id: 'cards', heading: 'Card details', text: <Cards /> },
        { id: 'age', heading: 'Under 18s', text: <Age /> },
        {
          id: 'asking',
          heading: 'What you can ask for',
          text: <Asking email={email} answered={answered} />,
        },
      ]}
    />
  );
}

function factsOf(kept: string | null, answered: string): PolicyFact[] {
  return [
    {
      term: 'Our services are for people from',
      figure: '18 years',
      remark: 'and not directed to under 18s',
    },
    {
      term: 'Support replies within',
      figure: answered,
      remark: 'to any question about your data',
    },
    kept === null
      ? { term: 'An enquiry is deleted', figure: 'When you ask', remark: 'and is kept until then' }
      : { term: 'An enquiry is deleted after', figure: kept, remark: 'or earlier, when you ask' },
  ];
}

const notKept: Reason[] = [
  { name: 'No cookies', meaning: 'These pages set none, so there is no banner to click away.' },
  {
    name: 'No trackers',
    meaning: 'No script of another company runs here, neither to count nor to advertise.',
  },
  { name: 'No trade', meaning: 'We do not sell what you send us, and we buy nothing about you.' },
];

function Kept() {
  return (
    <>
      <p>
        A contact form asks for your name, your email address and a message. Some forms also ask for
        a phone number, your business and your role. We keep what you typed and the time it arrived,
        for one purpose: to answer you.
      </p>
      <p>
        Until you press Send, your words stay in your own browser, in that one tab, so that a reload
        does not lose them. That tab also remembers which of our pages you opened and which link
        brought you here. Nobody sees that list unless you send the form: then it comes along, so
        that we know what you have read, and is deleted with your enquiry.
      </p>
    </>
  );
}

function NotKept() {
  return (
    <>
      <Reasons reasons={notKept} />
      <p>
        Like any web server, ours writes a log, so that we can find faults: the time, the page asked
        for and a network address with its end cut off. Links to other sites, such as a film on a
        video site, fall under the rules of those sites once you follow them.
      </p>
    </>
  );
}

function HowLong({ kept }: { kept: string | null }) {
  return (
    <p>
      {kept === null ? (
        <>
          We keep an enquiry <strong>until you ask us to delete it</strong>.
        </>
      ) : (
        <>
          We delete an enquiry <strong>{kept}</strong> after it arrived, or earlier when you ask.
        </>
      )}{' '}
      If we come to work together, the agreement and the invoices stay as long as the law wants them
      kept.
    </p>
  );
}

function Readers({ cities }: { cities: string }) {
  return (
    <p>
      The people in our offices in {cities} who answer enquiries. They pass your message on to
      nobody for advertising, and hand it over only where a law obliges us.
    </p>
  );
}

function Cards() {
  return (
    <p>
      This site takes no payments, and none of its forms asks for a card. Where you settle an
      invoice of ours by card, your <strong>card details are encrypted and not stored</strong>.
    </p>
  );
}

function Age() {
  return (
    <p>
      Our services are <strong>not directed to under 18s</strong>. If somebody younger has written
      to us, tell us, and we delete the message.
    </p>
  );
}

function Asking({ email, answered }: { email: string; answered: string }) {
  return (
    <p>
      To see what we hold about you, or to have it corrected or deleted, write to{' '}
      <a href={`mailto:${email}`}>{email}</a> or use the <a href={href('/contact')}>contact form</a>
      . <strong>{`Support replies within ${answered}`}</strong>.
    </p>
  );
}
