import { Button } from '@mantine/core';
import type { PublishingOfItem } from '../../../../domain/api/content/publishing.ts';
import { publicStatus } from '../../../../domain/content/publishing.ts';
import { timeInWords } from '../../site-facts.ts';
import { Actions } from '../../ui/layout/layout.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { Strip } from '../journal/strip.tsx';
import { editingTexts as texts } from '../texts/editing.ts';
import type { EditingNotes } from './use-editing.ts';
import { type NewerDraft, useNewerDraft } from './use-newer-draft.ts';

interface NewerDraftStripProps {
  editing: EditingNotes;
  id: string | number;
}

/** The newer draft that visitors do not see, to go on with, publish or drop. */
export function NewerDraftStrip({ editing, id }: NewerDraftStripProps) {
  const newer = useNewerDraft(editing, id);
  const { took, publishing } = editing;
  const { draft = null, draftSaved = null, status } = publishing.standing ?? {};
  const isPublic = status === publicStatus;
  return (
    <Strip>
      <div role="status">
        {draft && <p>{took ? texts.tookNewer : texts.newer(savedIn(draftSaved), isPublic)}</p>}
        {!draft && newer.wasDropped && <p>{texts.dropped}</p>}
      </div>
      {newer.message && <Failure>{newer.message}</Failure>}
      {draft && <Choices newer={newer} onGoOn={took ? undefined : newer.goOn} />}
      {!draft && newer.wasDropped && (
        <Actions>
          <Button variant="default" disabled={newer.busy} onClick={newer.bringBack}>
            {texts.bringBack}
          </Button>
        </Actions>
      )}
    </Strip>
  );
}

interface ChoicesProps {
  newer: NewerDraft;
  /** Absent while the draft stands in the form. */
  onGoOn: (() => void) | undefined;
}

function Choices({ newer: { busy, publish, drop }, onGoOn }: ChoicesProps) {
  return (
    <Actions>
      {onGoOn && (
        <Button variant="default" disabled={busy} onClick={onGoOn}>
          {texts.goOn}
        </Button>
      )}
      <Button variant="default" disabled={busy} onClick={publish}>
        {texts.publish}
      </Button>
      <Button variant="subtle" color="water.9" disabled={busy} onClick={drop}>
        {texts.drop}
      </Button>
    </Actions>
  );
}

function savedIn(saved: PublishingOfItem['draftSaved']) {
  return saved && { by: saved.made_by, at: timeInWords(saved.made_at) };
}
