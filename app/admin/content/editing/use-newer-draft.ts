import { useEffect, useEffectEvent, useState } from 'react';
import { dropDraftCall, publishItem } from '../../../../domain/api/content/publishing.ts';
import { restoreRevisionCall } from '../../../../domain/api/content/revisions.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { announceChange } from '../receipt/changes.ts';
import { editingTexts as texts } from '../texts/editing.ts';
import type { EditingNotes } from './use-editing.ts';

const outdated = 412;

/** The revision in the path that brings a dropped draft back. */
function revisionIn(undo: string): number {
  return Number(/\d+/.exec(undo)?.[0]);
}

/** What can be done with the newer draft of an item, and the way back from dropping it. */
export function useNewerDraft(editing: EditingNotes, id: string | number) {
  const { kind, publishing } = editing;
  const { send, busy, message, status } = useApiCalls();
  const showAlert = useAlert();
  const [dropped, setDropped] = useState<number | null>(null);
  const params = { kind, id };
  const restoring = { params: { revision: dropped ?? 0 }, base: editing.base };
  const { reload } = publishing;

  const catchUp = useEffectEvent(editing.catchUp);
  useEffect(() => {
    if (status === outdated) catchUp();
  }, [status]);

  /** Says what was done and looks where the item stands now. */
  function goOn(text: string): Promise<void> {
    showAlert({ kind: 'success', text });
    return reload();
  }

  return {
    busy,
    message,
    wasDropped: dropped !== null,
    goOn: editing.takeNewer,
    publish: () =>
      send(publishItem, { params, query: {}, base: editing.base }, async (done) => {
        announceChange(kind, id);
        await editing.takeStored();
        await goOn(done.message);
      }),
    drop: () =>
      send(dropDraftCall, { params, base: editing.base }, async (done) => {
        setDropped(revisionIn(done.undo));
        editing.raise(done);
        await goOn(done.message);
      }),
    bringBack: () =>
      send(restoreRevisionCall, restoring, async () => {
        await editing.rebase();
        setDropped(null);
        await goOn(texts.broughtBack);
      }),
  };
}

export type NewerDraft = ReturnType<typeof useNewerDraft>;
