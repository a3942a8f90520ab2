import type { OpenEnquiry } from '../../../../domain/api/inbox/enquiries.ts';
import { timeInWords } from '../../site-facts.ts';
import { enquiryTexts as texts } from '../texts/enquiries.ts';
import styles from './visit-trail.module.css';

/** 'utm_source' and 'google' of '?utm_source=google'. */
function campaignParts(campaign: string): [string, string][] {
  return [...new URLSearchParams(campaign)].filter(([name]) => name !== '');
}

/** Where the visitor came from and what was read before the enquiry was sent. */
export function VisitTrail({ enquiry: { visit } }: { enquiry: OpenEnquiry }) {
  const { referrer, campaign, pages } = visit;
  const isKnown = referrer !== '' || campaign !== '' || pages.length > 0;
  const sentFrom = pages.at(-1)?.path;
  return (
    <section>
      <h3>{texts.visit}</h3>
      {!isKnown && <p className="soft">{texts.noVisit}</p>}
      <dl className={styles.facts}>
        {sentFrom && <Fact name={texts.sentFrom} value={sentFrom} />}
        {referrer && <Fact name={texts.referrer} value={referrer} />}
        {campaignParts(campaign).map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
      </dl>
      {pages.length > 0 && (
        <>
          <h4>{texts.pages}</h4>
          <ol className={styles.trail}>
            {pages.map(({ path, at }) => (
              <li key={at}>
                <a href={path}>{path}</a>
                <small>{timeInWords(new Date(at).toISOString())}</small>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
