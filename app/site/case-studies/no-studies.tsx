import { href } from 'react-router';
import type { ListPart } from '../../../domain/list-part.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './no-studies.module.css';

interface NoStudiesProps {
  part: ListPart;
  /** Number of all projects. */
  total: number;
}

function sentenceFor({ category, find }: ListPart, total: number): string {
  if (total === 0) return 'No case study is published yet.';
  return find === '' ? `No case study in ${category} yet.` : 'No case study tells of that yet.';
}

/** The water has arrived and nothing is planted yet (design.md 11): no error, and a way onward. */
export function NoStudies({ part, total }: NoStudiesProps) {
  return (
    <div className={styles.empty}>
      <Grove />
      <div className={styles.text}>
        <p className={`d3 ${styles.sentence}`}>{sentenceFor(part, total)}</p>
        <p className="soft">
          {total === 0
            ? 'The first ones are being written down. Ask, and the people who did the work will tell you about it.'
            : 'None of our published projects carries this name. Ask, and the person who would build yours will answer.'}
        </p>
        <div className={styles.ways}>
          <ButtonLink href={href('/contact')}>Get a Quote</ButtonLink>
          {total > 0 && (
            <TextLink href={href('/case-studies')}>
              {total === 1 ? 'Show the one project' : `Show all ${total} projects`}
            </TextLink>
          )}
        </div>
      </div>
    </div>
  );
}

const distance = 34;
const columns = Array.from({ length: 7 }, (_, column) => 300 + column * distance);
const rows = Array.from({ length: 6 }, (_, row) => 70 + row * distance);

/** A line from the edge of the page to a grove of hollow rings. */
function Grove() {
  return (
    <svg className={styles.grove} viewBox="0 44 524 232" aria-hidden="true">
      {rows.flatMap((y) =>
        columns.map((x) => (
          <circle key={`${x} ${y}`} className={styles.plot} cx={x} cy={y} r="9" />
        )),
      )}
      <path className={styles.line} d="M-2000 250H110c40 0 30-95 70-95h80" />
      <circle className={styles.shaft} cx="110" cy="250" r="7" />
      <circle className={styles.shaft} cx="268" cy="155" r="7" />
    </svg>
  );
}
