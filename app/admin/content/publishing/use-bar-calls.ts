import { useState } from 'react';
import {
  publishItem,
  setPublishingTimes,
  unpublishItem,
} from '../../../../domain/api/content/publishing.ts';
import { restoreTrashedItem } from '../../../../domain/api/content/trash.ts';
import type { Times } from '../../../../domain/content/publishing.ts';
import { request } from '../../api.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { useCatchUp } from '../editing/use-catch-up.ts';
import { announceChange } from '../receipt/changes.ts';
import type { BarEditor } from './bar-editor.ts';
import { useTrash } from './use-trash.ts';

/** What changes where a stored item stands, without a word of it; its form stays open. */
export function useBarCalls(editor: BarEditor) {
  const { kind, id, editing, changes } = editor;
  const { send, busy, message } = useApiCalls();
  // Its form can be sent while what another call has changed is still loading.
  const timing = useApiCalls({ fields: ['publish_at', 'unpublish_at'] });
  const showAlert = useAlert();
  const [takenBackWith, setTakenBackWith] = useState<Times | null>(null);
  const trash = useTrash(editor);
  const params = { kind: kind.name, id: id ?? '' };
  const { standing, reload } = editing.publishing;

  useCatchUp(editing, timing.status);

  /** Says what was done; what is typed stays, on top of what is stored now. */
  async function goOn(text: string, onStored = editing.catchUp): Promise<void> {
    showAlert({ kind: 'success', text });
    announceChange(kind.name, params.id);
    await onStored();
    await reload();
  }

  return {
    timing,
    busy: busy || timing.busy || trash.busy,
    message: message ?? trash.message,
    isTrashed: trash.isTrashed,
    moveToTrash: trash.move,
    publish: () =>
      send(publishItem, { params, query: {}, base: editing.base }, (done) =>
        goOn(done.message, changes === 0 ? editing.takeStored : editing.rebase),
      ),
    takeBack() {
      const { publish_at = null, unpublish_at = null } = standing ?? {};
      return send(unpublishItem, { params }, (done) => {
        setTakenBackWith({ publish_at, unpublish_at });
        return goOn(done.message);
      });
    },
    /** Of taking back, while that is what was done last. */
    undo:
      takenBackWith &&
      (() =>
        send(publishItem, { params, query: { draft: 'kept' } }, async (done) => {
          if (takenBackWith.unpublish_at !== null) {
            await request(setPublishingTimes, { params, body: takenBackWith });
          }
          setTakenBackWith(null);
          await goOn(done.message);
        })),
    setTimes: (times: Times, onDone: () => void) =>
      timing.sendAndSay(
        setPublishingTimes,
        { params, body: times, base: editing.base },
        async (done) => {
          editing.raise(done);
          await reload();
          onDone();
        },
      ),
    restore: (onDone: () => void) =>
      send(restoreTrashedItem, { params }, async (done) => {
        onDone();
        trash.forget();
        await goOn(done.message);
      }),
  };
}

export type BarCalls = ReturnType<typeof useBarCalls>;
