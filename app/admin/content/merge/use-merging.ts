import { useRef, useState } from 'react';
import { type Collision, merge } from '../../../../domain/content/merge/merge.ts';
import { CallFailed } from '../../api.ts';
import type { SaveMode } from '../../item-calls.ts';
import type { FormFields } from '../journal/fields.ts';
import { mergeTexts } from '../texts/merge.ts';

/** The texts that were chosen for the colliding fields. */
export type Choices = Record<string, string>;

export interface MergeQuestion {
  collisions: Collision[];
  /** Names of what only the other one has changed. */
  alone?: string[];
  /** Null when nothing shall be saved now. */
  answer: (choices: Choices | null) => void;
  /** Saves the form as it is; absent where nothing keeps what the other one has saved. */
  discardTheirs?: () => void;
  /** Both texts of each field stand side by side. */
  isShown: boolean;
  show: () => void;
}

/** `mine`: without anything that somebody else has changed. */
type Answer = Choices | 'mine' | null;

/** An item as it is stored now, and its newer draft. */
interface StoredNow<Item> {
  item: Item;
  newer: Item | null;
}

interface Merging<Item, Draft> {
  form: FormFields<Draft>;
  /** As loaded; null for an item that is not stored yet. */
  stored: Item | null;
  find: () => Promise<StoredNow<Item>>;
  draftOf: (item: Item) => Draft;
  /** Puts the merged draft into the form. */
  onMerged: (draft: Draft) => void;
}

/**
 * Saving on top of what somebody else has saved meanwhile (R-X-08): what does not collide is merged
 * without a word, the rest is asked, then it is saved again.
 */
export function useMerging<Item, Draft>(item: Merging<Item, Draft>) {
  const { form, find, draftOf, onMerged } = item;
  const [base, setBase] = useState(item.stored);
  const [question, setQuestion] = useState<MergeQuestion | null>(null);
  const told = useRef(false);

  /**
   * What a save has to be merged with. Who publishes is told once of a draft that came up meanwhile: it
   * must neither be published with the rest nor be replaced unseen.
   */
  async function findTheirs(as: SaveMode): Promise<Item> {
    const { item, newer } = await find();
    if (as === 'draft') return newer ?? item;
    if (newer && !told.current) {
      told.current = true;
      throw new CallFailed(mergeTexts.newerDraft, 412);
    }
    return item;
  }

  async function ask(collisions: Collision[], alone: string[]): Promise<Answer> {
    if (collisions.length === 0) return {};
    const choices = await new Promise<Answer>((answer) =>
      setQuestion({
        collisions,
        alone,
        answer,
        isShown: false,
        discardTheirs: () => answer('mine'),
        show: () => setQuestion((asked) => asked && { ...asked, isShown: true }),
      }),
    );
    setQuestion(null);
    return choices;
  }

  /**
   * @returns with the labels of what somebody else has changed, and is saved with it
   * @throws whatever `put` throws, except for a 412 that could be merged
   */
  async function send<Saved>(
    draft: Draft,
    as: SaveMode,
    put: (draft: Draft, base: Item | null) => Promise<Saved>,
    on = base,
    joined: string[] = [],
  ): Promise<Saved & { joined: string[] }> {
    try {
      return { ...(await put(draft, on)), joined };
    } catch (error) {
      if (!(error instanceof CallFailed && error.status === 412) || on === null) throw error;
      const theirs = await findTheirs(as);
      const fieldsOf = (one: Item) => form.fieldsOf(draftOf(one));
      const [before, mine] = [fieldsOf(on), form.fieldsOf(draft)];
      const { fields, collisions } = merge(before, mine, fieldsOf(theirs));
      // What stands in a new row is no change of its own.
      const alone = Object.keys(before).filter(
        (name) => (fields[name] ?? '') !== (mine[name] ?? ''),
      );
      const choices = await ask(collisions, alone);
      if (choices === null) throw error;
      setBase(theirs);
      if (choices === 'mine') return send(draft, as, put, theirs);
      const merged = form.draftFrom({ ...fields, ...choices });
      onMerged(merged);
      const labels = new Set([...joined, ...alone.map(form.labelOf)]);
      return send(merged, as, put, theirs, [...labels]);
    }
  }

  return { send, question, base, rebase: setBase };
}
