import { useRevalidator } from 'react-router';
import {
  type RevisionNote,
  restoreRevisionCall,
} from '../../../../domain/api/content/revisions.ts';
import { request } from '../../api.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { useSending } from '../../ui/use-sending.ts';
import { announceChange } from '../receipt/changes.ts';

/** Restoring an earlier state, which is a save like any other: nothing that was is lost by it. */
export function useRestoring() {
  const { revalidate } = useRevalidator();
  const showAlert = useAlert();
  const { send, busy, message } = useSending();

  async function restore({ revision_id, kind, item_id }: RevisionNote) {
    const restored = await send(async () => {
      const params = { revision: revision_id };
      const answer = await request(restoreRevisionCall, { params });
      showAlert({ kind: 'success', text: answer.message });
    });
    if (!restored) return;
    if (kind !== 'setting') announceChange(kind, item_id);
    // The list begins anew with the save that this made.
    focusHeading();
    await revalidate();
  }

  return { restore, busy, message };
}
