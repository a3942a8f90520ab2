import { promisedTime } from '../../../domain/inbox/answer-promise.ts';
import type { Office, SiteSettings } from '../../../domain/settings.ts';
import { TermList, TermListItem } from '../../ui/sections/term-list.tsx';
import { telephoneAddress } from '../../ui/telephone.ts';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './ways-to-reach-us.module.css';

interface WaysToReachUsProps {
  settings: SiteSettings;
  headingId: string;
}

export function WaysToReachUs({ settings, headingId }: WaysToReachUsProps) {
  const { phone, email, offices } = settings;
  return (
    <>
      <h2 className="d3" id={headingId}>
        {"Let's get in touch!"}
      </h2>
      <p className="soft">
        Three lines are enough. If you have a brief, say so and we will ask for it.{' '}
        {`You get an answer within ${promisedTime}.`}
      </p>
      <TermList>
        <TermListItem term="Call">
          <TextLink href={telephoneAddress(phone)} dir="ltr">
            {phone}
          </TextLink>
        </TermListItem>
        <TermListItem term="Write">
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </TermListItem>
        {offices.map((office) => (
          <OfficeAddress key={office.city} {...office} />
        ))}
      </TermList>
    </>
  );
}

function OfficeAddress({ city, street, country, phone }: Office) {
  return (
    <TermListItem term={city}>
      <address>{[...street, country].join(', ')}</address>
      <a className={styles.phone} href={telephoneAddress(phone)} dir="ltr">
        {phone}
      </a>
    </TermListItem>
  );
}
