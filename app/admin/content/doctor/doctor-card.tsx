import { Badge, Button } from '@mantine/core';
import type { Checkup, Finding } from '../../../../domain/api/content/doctor.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { Actions } from '../../ui/layout/actions.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { doctorTexts as texts } from '../texts/doctor.ts';
import styles from './doctor-card.module.css';
import { showField } from './show-field.ts';
import { type Doctor, errorsIn } from './use-doctor.ts';

/** In a form: looks at the page as it would be, names what to mend, and mends what it can. */
export function DoctorCard({ doctor }: { doctor: Doctor }) {
  const { checkup, busy, failure, isStale } = doctor;
  return (
    <CardSection level={3} title={texts.title} note={texts.note}>
      {failure && <Failure>{texts.failed(failure)}</Failure>}
      <Actions>
        <Button variant="default" loading={busy} onClick={doctor.look}>
          {checkup ? texts.again : texts.examine}
        </Button>
        <p aria-live="polite">{checkup && summaryOf(checkup, isStale)}</p>
      </Actions>
      {checkup && checkup.findings.length > 0 && (
        <ul className={styles.findings} data-findings>
          {checkup.findings.map((finding) => (
            <FindingRow
              key={`${finding.check} ${finding.field} ${finding.message}`}
              finding={finding}
              doctor={doctor}
            />
          ))}
        </ul>
      )}
    </CardSection>
  );
}

function summaryOf(checkup: Checkup, isStale: boolean): string {
  const { findings, weight } = checkup;
  const errors = errorsIn(checkup).length;
  const found = findings.length === 0 ? texts.well : texts.found(errors, findings.length - errors);
  return `${found} ${texts.weight(weight.kilobytes, weight.budget)}${isStale ? ` ${texts.stale}` : ''}`;
}

function FindingRow({ finding, doctor }: { finding: Finding; doctor: Doctor }) {
  const { severity, field, message, mended } = finding;
  const label = doctor.labelOf(field);
  return (
    <li data-kind={severity}>
      <Badge color={severity === 'error' ? 'var(--bad-700)' : 'water'}>
        {texts.severities[severity]}
      </Badge>
      <div>
        <button
          type="button"
          className={styles.field}
          onClick={(event) => showField(event.currentTarget.form, doctor.controlOf(field))}
        >
          {label}
        </button>
        <p>{message}</p>
      </div>
      {mended && (
        <Button
          variant="default"
          size="compact-md"
          disabled={doctor.busy}
          onClick={() => doctor.mend(finding)}
        >
          {mended.label}
          <span className="visuallyHidden"> {texts.mendOf(label)}</span>
        </Button>
      )}
    </li>
  );
}
