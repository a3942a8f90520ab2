import {
  type RevisionNote,
  restoreRevisionCall,
} from '../../../../domain/api/content/revisions.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { announceChange } from '../receipt/changes.ts';

/** Restoring an earlier state, which is a save like any other: nothing that was is lost by it. */
export function useRestoring() {
  const showAlert = useAlert();
  const { send, busy, message } = useApiCalls();

  function restore({ revision_id, kind, item_id }: RevisionNote) {
    return send(restoreRevisionCall, { params: { revision: revision_id } }, (answer) => {
      showAlert({ kind: 'success', text: answer.message });
      if (kind !== 'setting') announceChange(kind, item_id);
      // The list begins anew with the save that this made.
      focusHeading();
    });
  }

  return { restore, busy, message };
}
