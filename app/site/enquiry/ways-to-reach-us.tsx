import { openDays } from '../../../domain/settings/opening-hours.ts';
import type { Office, SiteSettings } from '../../../domain/settings.ts';
import { TermList, TermListItem } from '../../ui/sections/term-list.tsx';
import { telephoneAddress } from '../../ui/telephone.ts';
import { CallAndWrite } from './call-and-write.tsx';
import styles from './ways-to-reach-us.module.css';

/** The agency's phone and email, each of its offices, and when they are open. */
export function WaysToReachUs({
  settings,
}: {
  settings: Pick<SiteSettings, 'phone' | 'email' | 'offices' | 'openingHours'>;
}) {
  const { phone, email, offices, openingHours } = settings;
  const open = openDays(openingHours);
  return (
    <TermList>
      <CallAndWrite phone={phone} email={email} />
      {offices.map((office) => (
        <OfficeAddress key={`${office.city} ${office.street.join(' ')}`} {...office} />
      ))}
      {open.length > 0 && (
        <TermListItem term="Opening hours">
          {open.map(({ days, hours }) => (
            <p key={days}>{`${days}: ${hours}`}</p>
          ))}
        </TermListItem>
      )}
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
