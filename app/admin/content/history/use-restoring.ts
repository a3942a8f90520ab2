import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import {
  type RevisionNote,
  restoreRevisionCall,
} from '../../../../domain/api/content/revisions.ts';
import { outdated } from '../../api.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { announceChange } from '../receipt/changes.ts';
import { historyTexts as texts } from '../texts/history.ts';

/** A save like any other: nothing that was is lost by it, and nothing newer than `saves` replaced. */
export function useRestoring(saves: RevisionNote[]) {
  const showAlert = useAlert();
  const { revalidate } = useRevalidator();
  const { sendAndSay, busy, message, status } = useApiCalls();
  const isOutdated = status === outdated;

  // The list that comes begins anew, without the refusal.
  const listAgain = useEffectEvent(() => {
    showAlert({ kind: 'failure', text: texts.savedMeanwhile });
    revalidate();
  });
  useEffect(() => {
    if (isOutdated) listAgain();
  }, [isOutdated]);

  function restore({ revision_id, kind, item_id }: RevisionNote) {
    const input = { params: { revision: revision_id }, base: saves };
    return sendAndSay(restoreRevisionCall, input, () => {
      if (kind !== 'setting') announceChange(kind, item_id);
      // The list begins anew with the save that this made.
      focusHeading();
    });
  }

  return { restore, busy, message: isOutdated ? null : message };
}
