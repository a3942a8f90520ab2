import { JournalStrip } from '../journal/journal-strip.tsx';
import { MergeDialog } from '../merge/merge-dialog.tsx';
import { NewerDraftStrip } from './newer-draft-strip.tsx';
import { PresenceStrip } from './presence-strip.tsx';
import type { EditingNotes } from './use-editing.ts';

/** At the top of a form: who else is at it, what was typed before, and the draft that waits. */
export function FormNotes({ editing }: { editing: EditingNotes }) {
  const { id, others, journal, question, names } = editing;
  return (
    <>
      <PresenceStrip others={others} />
      <JournalStrip journal={journal} />
      {id !== null && <NewerDraftStrip editing={editing} id={id} />}
      <MergeDialog question={question} names={names} />
    </>
  );
}
