import { Card } from '@mantine/core';
import { useMemo } from 'react';
import type { Difference } from '../../../../domain/api/content/revisions.ts';
import type { RevisedKind } from '../../../../domain/content/item.ts';
import { CardTitle } from '../../ui/layout/card-title.tsx';
import { Loaded, type Outcome } from '../../ui/loaded.tsx';
import { historyTexts as texts } from '../texts/history.ts';
import styles from './comparison.module.css';
import { fieldName } from './field-name.ts';
import { markDifferences, type TextMark } from './marks.ts';

interface ComparisonProps {
  kind: RevisedKind;
  compared: Promise<Outcome<Difference[]>>;
  /** There is no other state to compare with. */
  isOnly: boolean;
  onRetry: () => void;
}

/** Two states field by field, changed words marked; HTML stands there as text. */
export function Comparison({ kind, compared, isOnly, onRetry }: ComparisonProps) {
  return (
    <Card component="section" padding={0} className={styles.compared}>
      <CardTitle>{texts.comparison}</CardTitle>
      <Loaded of={compared} waiting={texts.comparing} onRetry={onRetry}>
        {(all) => (
          <>
            <p className={styles.count} role="status">
              {isOnly ? texts.onlyOne : all.length === 0 ? texts.same : texts.fields(all.length)}
            </p>
            {all.map((difference) => (
              <Field key={difference.field} kind={kind} difference={difference} isOnly={isOnly} />
            ))}
          </>
        )}
      </Loaded>
    </Card>
  );
}

interface FieldProps {
  kind: RevisedKind;
  difference: Difference;
  isOnly: boolean;
}

function Field({ kind, difference: { field, old, new: now }, isOnly }: FieldProps) {
  const { before, after } = useMemo(() => markDifferences(old, now), [old, now]);
  return (
    <section className={styles.field}>
      <h3>{fieldName(field, kind)}</h3>
      {isOnly ? (
        <p dir="auto">{now}</p>
      ) : (
        <div>
          <Side name={texts.before} marks={before} as="del" />
          <Side name={texts.after} marks={after} as="ins" />
        </div>
      )}
    </section>
  );
}

interface SideProps {
  name: string;
  marks: TextMark[];
  as: 'del' | 'ins';
}

function Side({ name, marks, as: Changed }: SideProps) {
  return (
    <div>
      <small>{name}</small>
      <p dir="auto">
        {marks.length === 0 && <em>{texts.nothing}</em>}
        {marks.map(({ text, marked }, index) => {
          const key = `${index} ${marked}`;
          return marked ? <Changed key={key}>{text}</Changed> : <span key={key}>{text}</span>;
        })}
      </p>
    </div>
  );
}
