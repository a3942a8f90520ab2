import type { Office, SiteSettings } from '../../../domain/settings.ts';
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
    <div className={styles.ways}>
      <h2 className="d3" id={headingId}>
        {"Let's get in touch!"}
      </h2>
      <p className="soft">
        Three lines are enough. If you have a brief, say so and we will ask for it. You get an
        answer within 48 hours.
      </p>
      <dl className={styles.list}>
        <div>
          <dt className={styles.term}>Call</dt>
          <dd>
            <TextLink href={telephoneAddress(phone)} dir="ltr">
              {phone}
            </TextLink>
          </dd>
        </div>
        <div>
          <dt className={styles.term}>Write</dt>
          <dd>
            <TextLink href={`mailto:${email}`}>{email}</TextLink>
          </dd>
        </div>
        {offices.map((office) => (
          <OfficeAddress key={office.city} {...office} />
        ))}
      </dl>
    </div>
  );
}

function OfficeAddress({ city, street, country, phone }: Office) {
  return (
    <div>
      <dt className={styles.term}>{city}</dt>
      <dd>
        <address>{[...street, country].join(', ')}</address>
        <a className={styles.phone} href={telephoneAddress(phone)} dir="ltr">
          {phone}
        </a>
      </dd>
    </div>
  );
}
