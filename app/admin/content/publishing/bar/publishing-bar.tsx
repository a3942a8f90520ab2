import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Times } from '../../../../../domain/content/publishing.ts';
import { ReasonOnRequest } from '../../../ui/fields/reason-on-request.tsx';
import { useAskedPanel } from '../../duplicate/use-asked-panel.ts';
import { useDuplicate } from '../../duplicate/use-duplicate.ts';
import { asksBefore } from '../../duplicate/what-differs.ts';
import { useReceipt } from '../../receipt/receipt-context.tsx';
import { popupTexts } from '../../texts/popup.ts';
import { publishingTexts as texts } from '../../texts/publishing.ts';
import type { BarEditor } from '../bar-editor.ts';
import type { FormSaving } from '../form-saving.ts';
import { useBarCalls } from '../use-bar-calls.ts';
import { type BarAction, FilledButton, OutlinedButton } from './bar-actions.tsx';
import { BarButtons, BarStatus } from './bar-frame.tsx';
import { BarPanel, type PanelName } from './bar-panel.tsx';
import { InBarPlace } from './bar-place.tsx';
import { type BarWords, barWords } from './bar-words.ts';
import { menuOf } from './menu-entries.ts';
import { MoreMenu } from './more-menu.tsx';
import { outlinedOf } from './outlined-action.ts';
import { type SaveBlocker, saveBlockerOf } from './save-blocker.ts';
import { useSaveKeys } from './use-save-keys.ts';

interface PublishingBarProps {
  editor: BarEditor;
  saving: FormSaving;
  /** The specified word: Upload, Save or Update. */
  save: string;
  form: string;
  /** What else it says, such as what is missing. */
  note: string | null;
  onDiscard: () => void;
  canDiscard: boolean;
}

/** Beside the title and always in sight: where the item stands, and everything that changes that. */
export function PublishingBar(props: PublishingBarProps) {
  const { editor, saving, save, form, note } = props;
  const { editing, doctor, changes, id } = editor;
  const { name } = editor.kind;
  const calls = useBarCalls(editor);
  const copying = useDuplicate(editor);
  const receipt = useReceipt();
  const [panel, setPanel] = useState<PanelName | null>(useAskedPanel(editor));
  const { standing } = editing.publishing;
  const isBusy = saving.saving || doctor.isHolding;
  const refusal = panel === null ? (calls.message ?? copying.message) : null;
  const blocker = saveBlockerOf({
    editor,
    save,
    refusal,
    isTrashed: calls.isTrashed,
    failure: saving.failure,
    holding: saving.holding,
  });
  const words = barWords({
    standing,
    save,
    changes,
    isNew: id === null,
    took: editing.took,
    now: Date.now(),
    keptAt: editing.journal.keptAt,
    isLost: editing.journal.failed,
  });
  const acts = {
    editor,
    calls,
    open: setPanel,
    keep: () => isBusy || saving.send('draft'),
    publishNow: () =>
      doctor.before(
        { action: texts.publishNow, work: () => publish() },
        // What visitors have not seen yet.
        true,
      ),
    duplicate: () => (asksBefore(editor.kind) ? setPanel('copy') : copying.duplicate()),
    showThem: () => {
      doctor.ask?.goBack();
      const list = document.getElementById(form)?.querySelector<HTMLElement>('[data-findings]');
      list?.scrollIntoView({ block: 'center' });
      list?.querySelector('button')?.focus({ preventScroll: true });
    },
    retry: () => saving.retry(),
    stop: () => saving.holding?.stop(),
    look: () => receipt.look({ kind: name, id: String(id) }),
  };

  function publish() {
    if (changes > 0) saving.send('published');
    else calls.publish();
  }

  useSaveKeys({
    form,
    onKeep: () => (isDraft(props) ? acts.keep() : requestSave(form)),
    onSave: () => requestSave(form),
  });

  function schedule(times: Times) {
    if (id !== null && changes === 0) calls.setTimes(times, () => setPanel(null));
    else saving.schedule(times, () => setPanel(null));
  }

  return (
    <InBarPlace>
      <Says
        words={blocker ?? words}
        note={blocker ? null : note}
        blocker={blocker}
        undo={undoOf(props, calls)}
      />
      <BarButtons>
        <Button
          variant="subtle"
          color="water.9"
          disabled={!props.canDiscard}
          onClick={props.onDiscard}
        >
          {popupTexts.discard}
        </Button>
        <OutlinedButton
          key={blocker?.kind}
          action={outlinedOf(acts, blocker)}
          disabled={blocker?.kind !== 'colleague' && (calls.busy || isBusy)}
        />
        <MoreMenu entries={menuOf(acts, blocker)} />
        <FilledButton
          save={save}
          form={form}
          saving={isBusy}
          isResting={changes === 0 && !editing.took && !isDraft(props)}
          instead={insteadOf(props, blocker, calls.restore)}
        />
      </BarButtons>
      {panel && (
        <BarPanel
          name={panel}
          editor={editor}
          calls={calls}
          isSaving={saving.saving}
          onSet={schedule}
          onClose={() => setPanel(null)}
        />
      )}
    </InBarPlace>
  );
}

function requestSave(form: string): void {
  const element = document.getElementById(form);
  if (element instanceof HTMLFormElement) element.requestSubmit();
}

/** Never published, and nobody has said when it shall be. */
function isDraft({ editor: { id, editing } }: PublishingBarProps): boolean {
  return id === null || editing.stateName === 'draft';
}

function undoOf({ editor }: PublishingBarProps, { undo, busy }: ReturnType<typeof useBarCalls>) {
  return editor.editing.stateName === 'taken back' && undo && !busy ? undo : null;
}

/** While something is in the way, what the filled button does. */
function insteadOf(
  { editor, save, saving }: PublishingBarProps,
  blocker: SaveBlocker | null,
  restore: (onDone: () => void) => void,
): BarAction | null {
  if (blocker?.kind === 'uploads' && saving.holding) {
    return { label: texts.now(save), onPress: saving.holding.goOn };
  }
  const { ask } = editor.doctor;
  if (blocker?.kind === 'errors' && ask) {
    const label = ask.action === texts.publishNow ? texts.publishAnyway : texts.anyway(save);
    return { label, onPress: ask.goOn };
  }
  const { question } = editor.editing;
  if (blocker?.kind === 'colleague' && question) {
    const mine = question.collisions.map(({ name, mine: text }) => [name, text]);
    return { label: save, onPress: () => question.answer(Object.fromEntries(mine)) };
  }
  if (blocker?.kind === 'deleted') {
    return { label: texts.restore, onPress: () => restore(saving.settle) };
  }
  return null;
}

interface SaysProps {
  words: BarWords;
  note: string | null;
  blocker: SaveBlocker | null;
  undo: (() => void) | null;
}

function Says({ words, note, blocker, undo }: SaysProps) {
  const [first = '', ...rest] = words.notes;
  const notes = [first.charAt(0).toUpperCase() + first.slice(1), ...rest, ...(note ? [note] : [])];
  return (
    <BarStatus sign={words.sign} message={words.message} notes={notes} blocker={blocker?.kind}>
      {blocker?.reason && <ReasonOnRequest message={texts.refused} reason={blocker.reason} />}
      {undo && (
        <Button variant="subtle" size="compact-sm" onClick={undo}>
          {texts.undo}
        </Button>
      )}
    </BarStatus>
  );
}
