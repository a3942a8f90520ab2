import { Button } from '@mantine/core';
import { Fragment } from 'react';
import { timeInWords } from '../../site-facts.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { Disclosure, Rows } from '../../ui/layout/layout.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Failure } from '../../ui/loaded.tsx';
import styles from './remarks-card.module.css';
import { type Remarks, useRemarksOfForm } from './remarks-context.tsx';
import { remarkTexts as texts } from './texts.ts';
import { ThreadList } from './thread-list.tsx';
import { type PlacedRemark, withoutSpot } from './words/placed.ts';
import { Composer } from './writing/composer.tsx';

/** Below a form: all that is open, and what stands at no field. */
export function RemarksCard() {
  const remarks = useRemarksOfForm();
  if (!remarks) return null;
  const { placed, isStored } = remarks;
  const open = placed.filter(({ remark }) => remark.resolved_at === null);
  return (
    <CardSection level={3} title={texts.title} note={open.length > 0 && texts.note(open.length)}>
      {isStored ? <Contents remarks={remarks} open={open} /> : <p>{texts.unsaved}</p>}
    </CardSection>
  );
}

function Contents({ remarks, open }: { remarks: Remarks; open: PlacedRemark[] }) {
  const { calls, placed } = remarks;
  const atFields = open.filter(({ spot }) => spot !== null);
  const whole = placed.filter(({ remark }) => remark.field === '');
  return (
    <>
      {calls.failure && (
        <>
          <Failure>{texts.failed(calls.failure)}</Failure>
          <Button variant="default" onClick={calls.load}>
            {texts.again}
          </Button>
        </>
      )}
      {!calls.failure && open.length === 0 && <p className="soft">{texts.none}</p>}
      {atFields.length > 0 && <Index placed={atFields} remarks={remarks} />}
      <Stack data-remarks gap="small">
        {withoutSpot(placed, remarks.labels).map(({ label, threads }) => (
          <Fragment key={label}>
            <h4>{label === null ? texts.gonePlace : texts.wholeList(label)}</h4>
            <ThreadList threads={threads} at={label ?? 'gone'} remarks={remarks} />
          </Fragment>
        ))}
        <ThreadList threads={whole} at="" remarks={remarks} />
        <OnWhole remarks={remarks} />
      </Stack>
    </>
  );
}

function Index({ placed, remarks }: { placed: PlacedRemark[]; remarks: Remarks }) {
  return (
    <Rows>
      {placed.map((one) => {
        const { remark, spot, words } = one;
        return (
          <li key={remark.remark_id}>
            <div>
              <strong>{spot?.label}</strong>
              {remark.words && (
                <q className={styles.words} dir="auto">
                  {remark.words.quote}
                </q>
              )}
              {words?.state === 'gone' && <small>{texts.wordsGone}</small>}
              <p className={styles.text} dir="auto">
                {remark.text}
              </p>
              <small className="soft">
                <bdi>{remark.made_by}</bdi>, {timeInWords(remark.made_at)}
              </small>
            </div>
            <Button
              variant="default"
              size="compact-md"
              aria-label={texts.goTo(spot?.label ?? '')}
              onClick={() => remarks.goTo(one)}
            >
              {texts.goThere}
            </Button>
          </li>
        );
      })}
    </Rows>
  );
}

function OnWhole({ remarks: { calls, keyOf, opened } }: { remarks: Remarks }) {
  return (
    <Disclosure open={opened.includes('') || undefined}>
      <summary>{texts.wholeItem}</summary>
      <Composer
        keptAs={keyOf('')}
        label={texts.label}
        send={texts.send}
        onSend={(text) => calls.send({ field: '', words: null, text })}
        onCancel={(from) => from.closest('details')?.removeAttribute('open')}
      />
    </Disclosure>
  );
}
