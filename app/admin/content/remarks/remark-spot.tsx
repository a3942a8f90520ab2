import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { AdminIcon } from '../../ui/icons.tsx';
import { Pin } from './pin.tsx';
import styles from './remark-spot.module.css';
import { type Remarks, useRemarksOfForm } from './remarks-context.tsx';
import { remarkTexts as texts } from './texts.ts';
import { ThreadList } from './thread-list.tsx';
import { showWords } from './words/field-dom.ts';
import type { PlacedRemark } from './words/placed.ts';
import type { Spot } from './words/spots.ts';
import { Composer } from './writing/composer.tsx';

/** A field with its remarks: a button on the line of its label, and what was said below it. */
export function RemarkSpot({ control, children }: { control: string; children: ReactNode }) {
  const remarks = useRemarksOfForm();
  const spot = remarks?.spots.find((one) => one.control === control);
  const isOpen = spot !== undefined && remarks?.opened.includes(spot.path);
  return (
    <div className={styles.spot} data-remark-spot={control}>
      {remarks?.isStored && spot && <SpotButton spot={spot} remarks={remarks} />}
      {children}
      {isOpen && remarks && <SpotRemarks spot={spot} remarks={remarks} />}
    </div>
  );
}

interface SpotProps {
  spot: Spot;
  remarks: Remarks;
}

function isOpenAt({ control }: Spot) {
  return ({ spot, remark }: PlacedRemark) =>
    spot?.control === control && remark.resolved_at === null;
}

/** By Tab only where there is something to read or to mark: Ctrl+Alt+M reaches every field. */
function SpotButton({ spot, remarks }: SpotProps) {
  const open = remarks.placed.filter(isOpenAt(spot));
  const count = open.length;
  // Those of two clients may bear the same number.
  const pins = open.flatMap(({ remark: { pin, remark_id: id } }) =>
    pin === null ? [] : [{ id, pin }],
  );
  const words = remarks.selected?.control === spot.control ? remarks.selected.words : null;
  const isOpen = remarks.opened.includes(spot.path);
  const label = texts.on(spot.label, count);
  return (
    <UnstyledButton
      className={styles.button}
      data-remarks
      data-count={count || undefined}
      data-words={words ? true : undefined}
      tabIndex={count > 0 || words || isOpen ? 0 : -1}
      aria-expanded={isOpen}
      aria-keyshortcuts="Control+Alt+M"
      title={`${words ? texts.onWords : label} (${texts.keys})`}
      // The selection stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => (isOpen && !words ? remarks.close(spot.path) : remarks.open(spot, words))}
    >
      <AdminIcon name="remark" />
      {words ? (
        <span>{texts.onWords}</span>
      ) : (
        <>
          {pins.map(({ id, pin }) => (
            <Pin key={id} number={pin} />
          ))}
          {count > pins.length && <span aria-hidden="true">{count - pins.length}</span>}
          <span className="visuallyHidden">{label}</span>
        </>
      )}
    </UnstyledButton>
  );
}

function SpotRemarks({ spot, remarks }: SpotProps) {
  const threads = remarks.placed.filter((one) => one.spot?.control === spot.control);
  const { calls, words, asked, mark, keyOf } = remarks;

  async function send(text: string) {
    const about = { field: spot.path, words: words[spot.path] ?? null };
    const isSent = await calls.send({ ...about, text });
    if (isSent) mark(spot.path, null);
    return isSent;
  }

  function close(region: HTMLElement) {
    const form = region.closest('form');
    remarks.close(spot.path);
    if (form) showWords(form, spot.control, null);
  }

  return (
    <section
      className={styles.region}
      data-remarks
      aria-label={texts.listOn(spot.label)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The popup around it stays open.
        event.stopPropagation();
        close(event.currentTarget);
      }}
    >
      <ThreadList threads={threads} at={spot.control} remarks={remarks} />
      <Composer
        key={spot.path}
        keptAs={keyOf(spot.path)}
        label={texts.label}
        words={words[spot.path] ?? null}
        onDropWords={() => mark(spot.path, null)}
        send={texts.send}
        onSend={send}
        onCancel={close}
        isFocused={asked === spot.path}
      />
    </section>
  );
}
