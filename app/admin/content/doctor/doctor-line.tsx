import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import type { Checkup } from '../../../../domain/api/content/editing/doctor.ts';
import { hourInWords } from '../../site-facts.ts';
import { TwinDialog } from '../likeness/twin-dialog.tsx';
import { doctorTexts as texts } from '../texts/doctor.ts';
import styles from './doctor-line.module.css';
import { FindingRow } from './finding-row.tsx';
import { type Doctor, errorsIn } from './use-doctor.ts';

/** In a form: what the doctor found by itself, in a line that opens into the findings. */
export function DoctorLine({ doctor }: { doctor: Doctor }) {
  const { checkup, lookedAt, failure, ask } = doctor;
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  // Whoever is asked about errors needs them at hand.
  if (ask && !isOpen) setOpen(true);
  const errors = checkup ? errorsIn(checkup).length : 0;

  return (
    <section className={styles.doctor} aria-label={texts.title} data-kind={kindOf(checkup)}>
      <div className={styles.line}>
        <p role="status">{saysOf(checkup, errors, failure)}</p>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? list : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.hide : texts.show}
          <span className="visuallyHidden"> {texts.findings}</span>
        </button>
        {lookedAt !== null && (
          <p className={styles.when}>
            {texts.lookedAt(hourInWords(new Date(lookedAt).toISOString()))}
          </p>
        )}
      </div>
      <TwinDialog question={doctor.twin} />
      {isOpen && (
        <div id={list}>
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
          <Foot doctor={doctor} />
        </div>
      )}
    </section>
  );
}

function kindOf(checkup: Checkup | null): 'error' | 'hint' | 'well' | undefined {
  if (checkup === null) return undefined;
  if (errorsIn(checkup).length > 0) return 'error';
  return checkup.findings.length > 0 ? 'hint' : 'well';
}

/** A look that failed is one word more and no alert: nobody asked for it. */
function saysOf(checkup: Checkup | null, errors: number, failure: string): string {
  if (checkup === null) return failure ? texts.notChecked : texts.waiting;
  const { findings } = checkup;
  const found = findings.length === 0 ? texts.well : texts.found(errors, findings.length - errors);
  return failure ? `${found} ${texts.older}` : found;
}

/** What else was found out, and a look for those who want to be asked before they publish errors. */
function Foot({ doctor }: { doctor: Doctor }) {
  const { checkup, failure, busy, look } = doctor;
  return (
    <div className={styles.foot}>
      <Button variant="default" size="compact-md" loading={busy} onClick={look}>
        {checkup ? texts.again : texts.examine}
      </Button>
      <p>
        {failure
          ? texts.failed(failure)
          : checkup && texts.weight(checkup.weight.kilobytes, checkup.weight.budget)}
      </p>
    </div>
  );
}
