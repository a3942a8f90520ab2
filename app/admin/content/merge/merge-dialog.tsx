import { Button } from '@mantine/core';
import { useId, useMemo, useState } from 'react';
import type { Collision } from '../../../../domain/content/merge/merge.ts';
import { holdsHtml } from '../../../../domain/content/text/named-nodes.ts';
import { QuestionDialog } from '../../ui/dialog/question-dialog.tsx';
import { Actions } from '../../ui/layout/layout.tsx';
import { ComparedHtml } from '../compared/compared-html.tsx';
import { comparedLines } from '../compared/compared-lines.ts';
import { htmlLines } from '../compared/html-lines.ts';
import type { FieldNames } from '../journal/fields.ts';
import { mergeTexts as texts } from '../texts/merge.ts';
import styles from './merge-dialog.module.css';
import type { Choices, MergeQuestion } from './use-merging.ts';
import { WordChanges } from './word-changes.tsx';

interface MergeDialogProps {
  question: MergeQuestion | null;
  names: FieldNames;
}

/** Shows both versions of each colliding field; nothing is chosen beforehand. */
export function MergeDialog({ question, names }: MergeDialogProps) {
  return (
    <QuestionDialog
      label={texts.title}
      isOpen={question?.isShown ?? false}
      onClose={() => question?.answer(null)}
    >
      {question && <Choosing question={question} names={names} />}
    </QuestionDialog>
  );
}

function Choosing({ question, names }: { question: MergeQuestion; names: FieldNames }) {
  const [choices, setChoices] = useState<Choices>({});
  const { collisions, alone = [] } = question;
  const isOpen = collisions.some(({ name }) => choices[name] === undefined);
  return (
    <div className={styles.merge}>
      <h2 className={styles.title}>{texts.title}</h2>
      <p>{texts.explain}</p>
      {alone.length > 0 && <p>{texts.alone([...new Set(alone.map(names.labelOf))])}</p>}
      {collisions.map((collision) => (
        <CollidingField
          key={collision.name}
          collision={collision}
          names={names}
          onChoose={(text) => setChoices((before) => ({ ...before, [collision.name]: text }))}
        />
      ))}
      <Actions>
        <Button disabled={isOpen} onClick={() => question.answer(choices)}>
          {texts.save}
        </Button>
        {question.discardTheirs && (
          <Button variant="default" title={texts.discardNote} onClick={question.discardTheirs}>
            {texts.discard}
          </Button>
        )}
        <Button variant="subtle" color="water.9" onClick={() => question.answer(null)}>
          {texts.cancel}
        </Button>
      </Actions>
    </div>
  );
}

interface CollidingFieldProps {
  collision: Collision;
  names: FieldNames;
  onChoose: (text: string) => void;
}

function CollidingField({ collision, names, onChoose }: CollidingFieldProps) {
  const group = useId();
  const { name, mine, theirs } = collision;
  const readable = (text: string) => names.readableOf?.(name, text) ?? text;
  const lines = useMemo(
    () => (holdsHtml(mine + theirs) ? comparedLines(htmlLines(mine), htmlLines(theirs)) : null),
    [mine, theirs],
  );
  const sides = [
    { label: texts.mine, text: mine, other: theirs, lines: lines?.before },
    { label: texts.theirs, text: theirs, other: mine, lines: lines?.after },
  ];
  return (
    <fieldset>
      <legend>{names.labelOf(name)}</legend>
      {sides.map(({ label, text, other, lines: read = [] }) => (
        <label key={label}>
          <input type="radio" name={group} onChange={() => onChoose(text)} />
          <b>{label}</b>
          {read.length > 0 ? (
            <ComparedHtml lines={read} as="mark" />
          ) : (
            <Side
              picture={names.pictureOf?.(name, text) ?? null}
              text={readable(text)}
              other={readable(other)}
            />
          )}
        </label>
      ))}
    </fieldset>
  );
}

interface SideProps {
  picture: string | null;
  text: string;
  other: string;
}

function Side({ picture, text, other }: SideProps) {
  if (picture === null) return <WordChanges text={text} other={other} />;
  return <img src={picture} alt="" className={styles.picture} />;
}
