import { useRef, useState } from 'react';
import { getPublishing, type PublishingOfItem } from '../../../../domain/api/content/publishing.ts';
import type { StoredKind } from '../../../../domain/content/kinds/names.ts';
import { publishingStateOf } from '../../../../domain/content/publishing.ts';
import { request } from '../../api.ts';
import type { FieldNames, FormFields } from '../journal/fields.ts';
import { type Journal, useJournal } from '../journal/use-journal.ts';
import { useMerging } from '../merge/use-merging.ts';
import { type PublishingOutcome, usePublishing } from '../publishing/use-publishing.ts';
import { newerDraftOf } from './newer-draft.ts';
import { usePresence } from './use-presence.ts';

interface Editing<Item, Draft> {
  kind: StoredKind;
  /** Null for an item that is not stored yet. */
  id: string | number | null;
  /** Under which its texts are kept on this device; absent: `id`. */
  journalId?: string;
  stored: Item | null;
  /** Where it stood then, and whether `stored` is its newer draft. */
  opened: { publishing: PublishingOfItem | null; took: boolean };
  find: () => Promise<Item>;
  /** An item with its newer draft in its place. */
  newerOf?: (item: Item, standing: PublishingOfItem) => Item;
  form: FormFields<Draft>;
  draftOf: (item: Item) => Draft;
  draft: Draft;
  setDraft: (draft: Draft) => void;
}

/** What the notes above a form need of it, whatever the item is made of. */
export interface EditingNotes {
  kind: StoredKind;
  id: string | number | null;
  publishing: PublishingOutcome;
  /** Addresses of those who have the item open elsewhere. */
  others: string[];
  journal: Journal;
  names: FieldNames;
  question: ReturnType<typeof useMerging>['question'];
  /** The item as it was when the form was filled. */
  base: object | null;
  /** The newer draft is what stands in the form. */
  took: boolean;
  takeNewer: () => Promise<void>;
  takeStored: () => Promise<void>;
  /** What is stored was changed from here, and nothing else meanwhile: the form goes on, on top of it. */
  rebase: () => Promise<void>;
  /** By the answer to a call that changed no word. */
  raise: (answer: object) => void;
  /** The same, of one that dropped the newer draft. */
  raiseWithoutDraft: (answer: object) => void;
  /** Somebody else may have been first: the form goes on, on top of what changed besides the words. */
  catchUp: () => Promise<void>;
}

/** What every form of an item does besides its fields: nothing typed is lost, nobody is overwritten. */
export function useEditing<Item extends object, Draft>(editing: Editing<Item, Draft>) {
  const { kind, id, stored, opened, find, form, draftOf, draft, setDraft } = editing;
  const { newerOf = newerDraftOf, journalId = id } = editing;
  const publishing = usePublishing(kind, id, opened.publishing);
  const others = usePresence(kind, id);
  const [took, setTook] = useState(opened.took);
  const [start, setStart] = useState(draft);
  /** JSON of the newer draft that was there when the base was read; null after a save: that on the screen. */
  const seenDraft = useRef<string | null>(JSON.stringify(opened.publishing?.draft ?? null));
  async function findNow() {
    const item = await find();
    const standing = await request(getPublishing, { params: { kind, id: id ?? 0 } });
    return { item, standing, newer: standing.draft && newerOf(item, standing) };
  }

  const merging = useMerging({
    form,
    draft,
    stored,
    async find() {
      const found = await findNow();
      // Who is told of a newer draft finds it offered above the form.
      if (found.newer) publishing.reload();
      return found;
    },
    draftOf,
    onMerged: setDraft,
  });
  const journal = useJournal({ kind, id: journalId, form, draft, stored: start, onTake: setDraft });

  const wordsOf = (item: Item | null) => JSON.stringify(item && form.fieldsOf(draftOf(item)));

  /** This is stored now; what stands in the form stays. */
  function settle(item: Item) {
    merging.rebase(item);
    seenDraft.current = null;
    setStart(draftOf(item));
  }

  /** With the same words only: others are merged by the next save, which the older base refuses first. */
  function rebaseOn({ item, newer, standing }: Awaited<ReturnType<typeof findNow>>) {
    const now = (took && newer) || item;
    if (wordsOf(now) !== wordsOf(merging.base)) return;
    merging.rebase(now);
    seenDraft.current = JSON.stringify(standing.draft);
  }

  /** Goes on with another version of the item; what was typed here before stays in the journal. */
  function goOnWith(item: Item) {
    journal.leave();
    settle(item);
    setDraft(draftOf(item));
  }

  /** Back to what was loaded last; what was typed stays in the journal. */
  function discard() {
    journal.leave();
    setDraft(start);
  }

  const notes: EditingNotes = {
    kind,
    id,
    publishing,
    others,
    journal,
    took,
    names: form,
    question: merging.question,
    base: merging.base,
    async takeNewer() {
      const { item, newer, standing: now } = await findNow();
      goOnWith(newer ?? item);
      seenDraft.current = JSON.stringify(now.draft);
      setTook(newer !== null);
      publishing.reload();
    },
    async takeStored() {
      goOnWith(await find());
      setTook(false);
    },
    rebase: async () => rebaseOn(await findNow()),
    raise: merging.raise,
    raiseWithoutDraft(answer) {
      merging.raise(answer);
      seenDraft.current = JSON.stringify(null);
    },
    async catchUp() {
      const now = await findNow().catch(() => null);
      const seen = seenDraft.current ?? JSON.stringify(publishing.standing?.draft ?? null);
      if (now && JSON.stringify(now.standing.draft) === seen) rebaseOn(now);
    },
  };
  const { standing } = publishing;
  const stateName = standing && publishingStateOf(standing);
  return { ...notes, start, stateName, send: merging.send, discard, settle };
}
