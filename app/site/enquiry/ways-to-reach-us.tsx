import type { Office, SiteSettings } from '../../../domain/settings.ts';
import { TermList, TermListItem } from '../../ui/sections/term-list.tsx';
import { telephoneAddress } from '../../ui/telephone.ts';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './ways-to-reach-us.module.css';

/** The agency's phone and email, and each of its offices. */
export function WaysToReachUs({
  settings,
}: {
  settings: Pick<SiteSettings, 'phone' | 'email' | 'offices'>;
}) {
  const { phone, email, offices } = settings;
  return (
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
