import { useState } from 'react';
import {
  dropDraftCall,
  publishItem,
  setPublishingTimes,
} from '../../../../domain/api/content/publishing.ts';
import { restoreRevisionCall } from '../../../../domain/api/content/revisions.ts';
import { messageOf, request } from '../../api.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { announceChange } from '../receipt/changes.ts';
import { editingTexts as texts } from '../texts/editing.ts';
import { publishingTexts } from '../texts/publishing.ts';
import { useCatchUp } from './use-catch-up.ts';
import type { EditingNotes } from './use-editing.ts';

interface Dropped {
  revision: number;
  publish_at: string | null;
}

/** The revision in the path that brings a dropped draft back. */
function revisionIn(undo: string): number {
  return Number(/\d+/.exec(undo)?.[0]);
}

/** What can be done with the newer draft of an item, and the way back from dropping it. */
export function useNewerDraft(editing: EditingNotes, id: string | number) {
  const { kind, publishing } = editing;
  const { send, busy, message, status } = useApiCalls();
  const showAlert = useAlert();
  const [dropped, setDropped] = useState<Dropped | null>(null);
  const params = { kind, id };
  const restoring = { params: { revision: dropped?.revision ?? 0 }, base: editing.base };
  const { reload } = publishing;

  useCatchUp(editing, status);

  /** Says what was done and looks where the item stands now. */
  function goOn(text: string): Promise<void> {
    showAlert({ kind: 'success', text });
    return reload();
  }

  /** The draft is back, whatever becomes of its time. */
  async function timeSetAgain(): Promise<string> {
    const { publish_at = null } = dropped ?? {};
    if (publish_at === null) return texts.broughtBack;
    const body = { publish_at, unpublish_at: publishing.standing?.unpublish_at ?? null };
    return request(setPublishingTimes, { params, body }).then(
      () => texts.broughtBack,
      (error: unknown) => `${texts.broughtBack} ${publishingTexts.timeNotSet(messageOf(error))}`,
    );
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
        setDropped({ revision: revisionIn(done.undo), publish_at: done.publish_at });
        editing.raiseWithoutDraft(done);
        await goOn(done.message);
      }),
    bringBack: () =>
      send(restoreRevisionCall, restoring, async () => {
        const text = await timeSetAgain();
        await editing.rebase();
        setDropped(null);
        await goOn(text);
      }),
  };
}

export type NewerDraft = ReturnType<typeof useNewerDraft>;
