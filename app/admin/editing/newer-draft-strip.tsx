import { Button } from '@mantine/core';
import { Suspense, use, useState } from 'react';
import { restoreItem } from '../item-calls.ts';
import { changeStatus, dropDraft } from '../publishing/calls.ts';
import type { PublishingOutcome } from '../publishing/use-publishing.ts';
import { useAlert } from '../shell/alert-banner.tsx';
import { editingTexts as texts } from '../texts/editing.ts';
import { Failure } from '../ui/loaded.tsx';
import { timeInWords } from '../ui/time-in-words.ts';
import { useSending } from '../ui/use-sending.ts';
import type { EditingNotes } from './use-editing.ts';

interface NewerDraftStripProps {
  editing: EditingNotes;
  id: string | number;
}

/** Of a published item: the newer draft that visitors do not see, to go on with, publish or drop. */
export function NewerDraftStrip({ editing, id }: NewerDraftStripProps) {
  const { found } = editing.publishing;
  // While it loads, and when it cannot be told, the card at the end of the form says so.
  return <Suspense>{found && <Strip editing={editing} id={id} found={found} />}</Suspense>;
}

type StripProps = NewerDraftStripProps & { found: NonNullable<PublishingOutcome['found']> };

function Strip({ editing, id, found }: StripProps) {
  const outcome = use(found);
  const publishing = 'data' in outcome ? outcome.data : null;
  const { send, busy, message } = useSending();
  const showAlert = useAlert();
  const [undo, setUndo] = useState<string | null>(null);
  const { kind, took } = editing;
  const draft = publishing?.draft;

  async function run(work: () => Promise<string | undefined>) {
    await send(async () => {
      const text = await work();
      if (text) showAlert({ kind: 'success', text });
      editing.publishing.reload();
    });
  }

  const publish = () =>
    run(async () => {
      const answer = await changeStatus(kind, id, 'publish');
      await editing.takeStored();
      return answer.message;
    });

  const drop = () =>
    run(async () => {
      const dropped = await dropDraft(kind, id);
      setUndo(dropped.undo);
      return dropped.message;
    });

  const bringBack = (path: string) =>
    run(async () => {
      await restoreItem(path);
      setUndo(null);
      return texts.broughtBack;
    });

  return (
    <div className="journal">
      <div role="status">
        {draft && <p>{took ? texts.tookNewer : texts.newer(savedIn(publishing))}</p>}
        {!draft && undo && <p>{texts.dropped}</p>}
      </div>
      {message && <Failure>{message}</Failure>}
      {draft && (
        <div className="adminActions">
          {!took && (
            <Button
              variant="default"
              disabled={busy}
              onClick={() => run(async () => void (await editing.takeNewer(draft)))}
            >
              {texts.goOn}
            </Button>
          )}
          <Button variant="default" disabled={busy} onClick={publish}>
            {texts.publish}
          </Button>
          <Button variant="subtle" color="water.9" disabled={busy} onClick={drop}>
            {texts.drop}
          </Button>
        </div>
      )}
      {!draft && undo && (
        <div className="adminActions">
          <Button variant="default" disabled={busy} onClick={() => bringBack(undo)}>
            {texts.bringBack}
          </Button>
        </div>
      )}
    </div>
  );
}

function savedIn(publishing: { draftSaved: { made_by: string; made_at: string } | null } | null) {
  const saved = publishing?.draftSaved;
  return saved ? { by: saved.made_by, at: timeInWords(saved.made_at) } : null;
}
