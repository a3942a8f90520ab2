import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Remark, RemarkAnswer } from '../../../../domain/api/content/remarks.ts';
import { timeInWords } from '../../site-facts.ts';
import { Actions } from '../../ui/layout/layout.tsx';
import { Pin } from './pin.tsx';
import { RemarkText } from './remark-text.tsx';
import type { Remarks } from './remarks-context.tsx';
import { remarkTexts as texts } from './texts.ts';
import styles from './thread.module.css';
import type { PlacedRemark } from './words/placed.ts';
import { Composer } from './writing/composer.tsx';

interface ThreadProps {
  placed: PlacedRemark;
  at: string;
  remarks: Remarks;
}

export function Thread({ placed, at, remarks }: ThreadProps) {
  const { remark, spot } = placed;
  const { calls } = remarks;
  const [isAnswering, setAnswering] = useState(false);
  const isResolved = remark.resolved_at !== null;
  const mayDelete = isResolved || (remark.isOwn && remark.answers.length === 0);
  return (
    <li
      className={styles.thread}
      data-remark={remark.remark_id}
      data-resolved={isResolved || undefined}
      tabIndex={-1}
    >
      {remark.pin !== null && <Pin number={remark.pin} isDone={isResolved} />}
      <Words placed={placed} />
      <Entry entry={remark} at={at} remarks={remarks} mayDelete={mayDelete}>
        {isResolved ? (
          <Small onClick={() => calls.reopen(remark.remark_id)}>{texts.reopen}</Small>
        ) : (
          <>
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => calls.resolve(at, remark.remark_id)}
            >
              {texts.resolve}
            </Button>
            <Small onClick={() => setAnswering(true)}>{texts.answer}</Small>
          </>
        )}
        {spot && !isResolved && remark.words?.instead && placed.words?.state !== 'gone' && (
          <Small onClick={() => remarks.putIn(placed)}>{texts.putIn}</Small>
        )}
        {spot && remark.words && (
          <Small onClick={() => remarks.goTo(placed)}>{texts.goThere}</Small>
        )}
      </Entry>
      {remark.answers.length > 0 && (
        <ul className={styles.answers}>
          {remark.answers.map((answer) => (
            <li key={answer.remark_id}>
              <Entry entry={answer} at={at} remarks={remarks} mayDelete={answer.isOwn} />
            </li>
          ))}
        </ul>
      )}
      {remark.resolved_at && (
        <small className="soft">
          {texts.resolved(remark.resolved_by, timeInWords(remark.resolved_at))}
        </small>
      )}
      {isAnswering && !isResolved && (
        <Composer
          keptAs={`remark-answer-${remark.remark_id}`}
          label={texts.answerLabel}
          send={texts.send}
          onSend={async (text) => {
            const isSent = await calls.answer(remark.remark_id, text);
            if (isSent) setAnswering(false);
            return isSent;
          }}
          onCancel={() => setAnswering(false)}
          isFocused
        />
      )}
    </li>
  );
}

/** The words as they were marked, and what became of them. */
function Words({ placed: { remark, spot, words } }: { placed: PlacedRemark }) {
  if (!remark.words) return null;
  const now =
    words && words.state === 'changed' && spot ? spot.text.slice(words.start, words.end) : null;
  return (
    <blockquote className={styles.quote} data-gone={words?.state !== 'found' || undefined}>
      <q dir="auto">{remark.words.quote}</q>
      {words?.state === 'gone' && <small>{texts.wordsGone}</small>}
      {remark.words.instead && <small>{texts.proposed(remark.words.instead)}</small>}
      {now && <small>{texts.nowReads(now)}</small>}
    </blockquote>
  );
}

function Small(props: { onClick: () => void; children: string }) {
  return <Button variant="subtle" size="compact-sm" {...props} />;
}

interface EntryProps {
  entry: Remark | RemarkAnswer;
  at: string;
  remarks: Remarks;
  mayDelete: boolean;
  children?: ReactNode;
}

function Entry({ entry, at, remarks: { calls }, mayDelete, children }: EntryProps) {
  const [isEditing, setEditing] = useState(false);
  const { remark_id, text, mentions, made_by, made_at, edited_at, isOwn } = entry;
  if (isEditing) {
    return (
      <Composer
        keptAs={`remark-edit-${remark_id}`}
        label={texts.label}
        first={text}
        send={texts.save}
        onSend={async (next) => {
          const isSaved = await calls.edit(at, entry, next);
          if (isSaved) setEditing(false);
          return isSaved;
        }}
        onCancel={() => setEditing(false)}
        isFocused
      />
    );
  }
  return (
    <>
      <p className={styles.who}>
        <bdi>{made_by}</bdi>
        <time dateTime={made_at}>{timeInWords(made_at)}</time>
        {edited_at && <span>{texts.edited}</span>}
      </p>
      <RemarkText text={text} mentions={mentions} />
      <Actions data-gap="small">
        {children}
        {isOwn && <Small onClick={() => setEditing(true)}>{texts.edit}</Small>}
        {mayDelete && <Small onClick={() => calls.remove(at, remark_id)}>{texts.delete}</Small>}
      </Actions>
    </>
  );
}
