import { useState } from 'react';
import { dropDraftCall } from '../../../../domain/api/content/publishing.ts';
import { request } from '../../api.ts';
import { restoreItem } from '../../item-calls.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { useSending } from '../../ui/use-sending.ts';
import { changeStatus } from '../publishing/change-status.ts';
import { editingTexts as texts } from '../texts/editing.ts';
import type { EditingNotes } from './use-editing.ts';

/** What can be done with the newer draft of an item, and the way back from dropping it. */
export function useNewerDraft(editing: EditingNotes, id: string | number) {
  const { kind, publishing } = editing;
  const { send, busy, message } = useSending();
  const showAlert = useAlert();
  const [undo, setUndo] = useState<string | null>(null);

  /** Runs a call, says what it answered and looks where the item stands now. */
  function run(work: () => Promise<string | null>) {
    return send(async () => {
      const text = await work();
      if (text) showAlert({ kind: 'success', text });
      publishing.reload();
    });
  }

  return {
    busy,
    message,
    wasDropped: undo !== null,
    goOn: (draft: object) =>
      run(async () => {
        await editing.takeNewer(draft);
        return null;
      }),
    publish: () =>
      run(async () => {
        const answer = await changeStatus(kind, id, 'publish');
        await editing.takeStored();
        return answer.message;
      }),
    drop: () =>
      run(async () => {
        const dropped = await request(dropDraftCall, { params: { kind, id } });
        setUndo(dropped.undo);
        return dropped.message;
      }),
    bringBack: () =>
      run(async () => {
        await restoreItem(undo ?? '');
        await editing.rebase();
        setUndo(null);
        return texts.broughtBack;
      }),
  };
}

export type NewerDraft = ReturnType<typeof useNewerDraft>;
