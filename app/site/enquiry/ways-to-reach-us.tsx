import { type OpenDays, openDays } from '../../../domain/settings/opening-hours.ts';
import type { Office, SiteSettings } from '../../../domain/settings.ts';
import { useMessages } from '../../ui/messages.ts';
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
  const { text, list, number, weekday, locale } = useMessages();
  const open = openDays(openingHours);
  const daysOf = ({ first, last }: OpenDays) => {
    if (first === last) return weekday(first);
    const names = { first: weekday(first), last: weekday(last) };
    return last - first === 1 ? list([names.first, names.last]) : text('forms.days', names);
  };
  const twoDigits = { minimumIntegerDigits: 2, useGrouping: false };
  const inDigits = (time: string) =>
    time.replace(/\d+/g, (digits) => number(Number(digits), twoDigits));
  // Spanish and French write weekdays small.
  const capital = (words: string) => words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
  return (
    <TermList>
      <CallAndWrite phone={phone} email={email} />
      {offices.map((office) => (
        <OfficeAddress key={`${office.city} ${office.street.join(' ')}`} {...office} />
      ))}
      {open.length > 0 && (
        <TermListItem term={text('forms.openingHours')}>
          {open.map((days) => (
            <p key={days.first}>
              {capital(
                text('forms.daysAndHours', {
                  days: daysOf(days),
                  hours: list(days.hours.map(inDigits)),
                }),
              )}
            </p>
          ))}
        </TermListItem>
      )}
    </TermList>
  );
}

function OfficeAddress({ city, street, country, phone }: Office) {
  const { list } = useMessages();
  return (
    <TermListItem term={city}>
      <address>{list([...street, country])}</address>
      <a className={styles.phone} href={telephoneAddress(phone)} dir="ltr">
        {phone}
      </a>
    </TermListItem>
  );
}
