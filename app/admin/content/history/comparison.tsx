import { Card } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import type { ReadDifference as Difference } from '../../../../domain/content/fields/difference-in-words.ts';
import type { RevisedKind } from '../../../../domain/content/item.ts';
import { CardTitle } from '../../ui/layout/card-title.tsx';
import { Disclosure } from '../../ui/layout/layout.tsx';
import { Loaded, type Outcome } from '../../ui/loaded.tsx';
import { ComparedHtml } from '../compared/compared-html.tsx';
import { type ComparedLine, comparedLines, isMarked } from '../compared/compared-lines.ts';
import { htmlLines } from '../compared/html-lines.ts';
import { historyTexts as texts } from '../texts/history.ts';
import styles from './comparison.module.css';
import { changedName } from './field-name.ts';
import { markDifferences, type TextMark } from './marks.ts';

interface ComparisonProps {
  kind: RevisedKind;
  compared: Promise<Outcome<Difference[]>>;
  /** There is no other state to compare with. */
  isOnly: boolean;
  onRetry: () => void;
}

/** Two states field by field, changed words marked. */
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

function Field({ kind, difference, isOnly }: FieldProps) {
  const { isHtml, old, new: now } = difference;
  return (
    <section className={styles.field}>
      <h3>{changedName(difference, kind)}</h3>
      {isHtml ? (
        <HtmlField old={old} now={now} isOnly={isOnly} />
      ) : (
        <TextField old={old} now={now} isOnly={isOnly} />
      )}
    </section>
  );
}

interface TextsProps {
  old: string;
  now: string;
  isOnly: boolean;
}

function TextField({ old, now, isOnly }: TextsProps) {
  const { before, after } = useMemo(() => markDifferences(old, now), [old, now]);
  if (isOnly) return <p dir="auto">{now}</p>;
  return (
    <Sides before={<Marks marks={before} as="del" />} after={<Marks marks={after} as="ins" />} />
  );
}

/** As it is read; the HTML is there for whoever asks. */
function HtmlField({ old, now, isOnly }: TextsProps) {
  const compared = useMemo(
    () => comparedLines(htmlLines(isOnly ? now : old), htmlLines(now)),
    [old, now, isOnly],
  );
  if (isOnly) return <ComparedHtml lines={compared.after} as="ins" />;
  const side = (lines: ComparedLine[], as: 'del' | 'ins') =>
    lines.length === 0 ? <Empty /> : <ComparedHtml lines={lines} as={as} />;
  return (
    <>
      {!isMarked(compared.before) && !isMarked(compared.after) && <p>{texts.onlyHtml}</p>}
      <Sides before={side(compared.before, 'del')} after={side(compared.after, 'ins')} />
      <Disclosure>
        <summary>{texts.source}</summary>
        <TextField old={old} now={now} isOnly={false} />
      </Disclosure>
    </>
  );
}

function Sides({ before, after }: Record<'before' | 'after', ReactNode>) {
  return (
    <div className={styles.sides}>
      <div>
        <small>{texts.before}</small>
        {before}
      </div>
      <div>
        <small>{texts.after}</small>
        {after}
      </div>
    </div>
  );
}

function Empty() {
  return (
    <p>
      <em>{texts.nothing}</em>
    </p>
  );
}

function Marks({ marks, as: Changed }: { marks: TextMark[]; as: 'del' | 'ins' }) {
  if (marks.length === 0) return <Empty />;
  return (
    <p dir="auto">
      {marks.map(({ text, marked }, index) => {
        const key = `${index} ${marked}`;
        return marked ? <Changed key={key}>{text}</Changed> : <span key={key}>{text}</span>;
      })}
    </p>
  );
}
