import { useRef, useState } from 'react';
import { type Collision, merge } from '../../../../domain/content/merge/merge.ts';
import { CallFailed, outdated } from '../../api.ts';
import { keepVersion } from '../../entity-tags.ts';
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

interface StoredNow<Item> {
  item: Item;
  newer: Item | null;
}

interface Merging<Item extends object, Draft> {
  form: FormFields<Draft>;
  draft: Draft;
  /** As loaded; null for an item that is not stored yet. */
  stored: Item | null;
  find: () => Promise<StoredNow<Item>>;
  draftOf: (item: Item) => Draft;
  onMerged: (draft: Draft) => void;
}

interface Sent<Draft> {
  sent: Draft;
  /** Labels of what somebody else has changed, and is saved with it. */
  joined: string[];
}

interface Save<Item, Draft, Saved> {
  as: SaveMode;
  put: (draft: Draft, base: Item | null) => Promise<Saved>;
}

/**
 * Saving on top of what somebody else has saved meanwhile (R-X-08): what does not collide is merged
 * without a word, the rest is asked, then it is saved again.
 */
export function useMerging<Item extends object, Draft>(item: Merging<Item, Draft>) {
  const { form, draft, find, draftOf, onMerged } = item;
  const latest = useRef(draft);
  latest.current = draft;
  const [base, setBase] = useState(item.stored);
  const [question, setQuestion] = useState<MergeQuestion | null>(null);
  const isTold = useRef(false);

  /**
   * What a save has to be merged with. Who publishes is told once of a draft that came up meanwhile: it
   * must neither be published with the rest nor be replaced unseen.
   */
  async function findTheirs(as: SaveMode): Promise<Item> {
    const { item, newer } = await find();
    if (as === 'draft') return newer ?? item;
    if (newer && !isTold.current) {
      isTold.current = true;
      throw new CallFailed(mergeTexts.newerDraft, outdated);
    }
    return item;
  }

  async function ask(collisions: Collision[], alone: string[]): Promise<Answer> {
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
   * What is typed by now, with what somebody else has saved since `on`. The form takes words while the
   * question stands: it is read again after each answer.
   * @returns null where theirs shall not be saved
   * @throws {CallFailed} `refusal`, when nothing shall be saved now
   */
  async function joinWith(theirs: Item, on: Item, refusal: CallFailed) {
    const fieldsOf = (one: Item) => form.fieldsOf(draftOf(one));
    const before = fieldsOf(on);
    const isTheirs = new Map<string, boolean>();
    for (;;) {
      const mine = form.fieldsOf(latest.current);
      const { fields, collisions } = merge(before, mine, fieldsOf(theirs));
      // What stands in a new row is no change of its own.
      const alone = Object.keys(before).filter(
        (name) => (fields[name] ?? '') !== (mine[name] ?? ''),
      );
      const open = collisions.filter(({ name }) => !isTheirs.has(name));
      if (open.length === 0) {
        for (const { name, theirs } of collisions) if (isTheirs.get(name)) fields[name] = theirs;
        return { draft: form.draftFrom(fields), alone };
      }
      const answer = await ask(open, alone);
      if (answer === null) throw refusal;
      if (answer === 'mine') return null;
      for (const { name, theirs } of open) isTheirs.set(name, answer[name] === theirs);
    }
  }

  async function put<Saved extends object>(
    typed: Draft,
    on: Item | null,
    save: Save<Item, Draft, Saved>,
    joined: string[] = [],
  ): Promise<Saved & Sent<Draft>> {
    try {
      const saved = await save.put(typed, on);
      return keepVersion(saved, { ...saved, sent: typed, joined });
    } catch (error) {
      if (!(error instanceof CallFailed && error.status === outdated) || on === null) throw error;
      const theirs = await findTheirs(save.as);
      const together = await joinWith(theirs, on, error);
      setBase(theirs);
      if (!together) return put(latest.current, theirs, save);
      onMerged(together.draft);
      const labels = new Set([...joined, ...together.alone.map(form.labelOf)]);
      return put(together.draft, theirs, save, [...labels]);
    }
  }

  /** @throws whatever `put` throws, except for a 412 that could be merged */
  function send<Saved extends object>(save: Save<Item, Draft, Saved>, on = base) {
    return put(latest.current, on, save);
  }

  return {
    send,
    question,
    base,
    rebase: setBase,
    /** An answer to a change of no words tells the version of what is stored. */
    raise: (answer: object) => setBase((on) => on && keepVersion(answer, on)),
  };
}
