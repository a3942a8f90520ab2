import type { ClientRemark } from '../../../../domain/api/content/sign-off/client.ts';
import { useWords } from '../words.ts';
import { Soft } from './parts.tsx';
import styles from './remark-list.module.css';

interface RemarkListProps {
  remarks: readonly ClientRemark[];
  onLook: (remark: ClientRemark) => void;
}

/** Always as text (threat T45). */
export function RemarkList({ remarks, onLook }: RemarkListProps) {
  const { words, fill, number } = useWords();
  if (remarks.length === 0) return <Soft>{words.noRemarks}</Soft>;
  return (
    <ol className={styles.remarks}>
      {remarks.map((remark, place) => (
        <li key={remark.remark_id} data-done={remark.resolved_at ? true : undefined}>
          <button
            type="button"
            className={styles.number}
            aria-label={fill(words.remarkNumber, { number: number(place + 1) })}
            onClick={() => onLook(remark)}
          >
            {number(place + 1)}
          </button>
          <div>
            <small>
              {remark.label}
              {remark.resolved_at && `, ${words.done}`}
            </small>
            {remark.words && <q dir="auto">{remark.words.quote}</q>}
            <p dir="auto">{remark.text}</p>
            {remark.words?.instead && (
              <p dir="auto">{fill(words.proposed, { words: remark.words.instead })}</p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
