import { useRevalidator } from 'react-router';
import type { TrashedItem } from '../../../../domain/api/content/trash.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { useSending } from '../../ui/use-sending.ts';
import { itemTexts } from '../texts/items.ts';
import { deleteForEver, restoreItem } from './calls.ts';
import { trashTexts as texts } from './texts.ts';

/** Restoring and deleting one item; a refusal, such as a taken slug, stays in its row. */
export function useTrashCalls(item: TrashedItem) {
  const { revalidate } = useRevalidator();
  const showAlert = useAlert();
  const { send, busy, message } = useSending();

  async function take(work: () => Promise<{ message: string }>) {
    const taken = await send(async () => {
      showAlert({ kind: 'success', text: (await work()).message });
    });
    if (!taken) return;
    // The row goes, and the pressed button with it.
    focusHeading();
    await revalidate();
  }

  function remove() {
    if (!window.confirm(texts.question(item.title || itemTexts.untitled))) return;
    return take(() => deleteForEver(item));
  }

  return { restore: () => take(() => restoreItem(item)), remove, busy, message };
}
