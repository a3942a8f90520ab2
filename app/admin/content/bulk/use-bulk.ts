import { useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  type BulkAction,
  type BulkResult,
  changeItems,
  undoBulkChange,
} from '../../../../domain/api/content/bulk.ts';
import type { AnyKind } from '../../../../domain/content/kinds/kinds.ts';
import { messageOf, request } from '../../api.ts';
import { announceChange } from '../receipt/changes.ts';
import { useReceipt } from '../receipt/receipt-context.tsx';
import { type Selection, useSelection } from './use-selection.ts';

/** Made here, so that what a call has done can be undone though its answer is lost. */
function newBulkId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Items of one call: few enough that progress is to be seen and that no call meets its timeout. */
const partSize = 10;

export interface BulkOutcome {
  action: BulkAction | 'undo';
  results: BulkResult[];
  bulk: string | null;
  failure: string | null;
  /** Items of the call that got no answer. */
  unknown: number;
}

interface Running {
  count: number;
  total: number;
}

interface Change {
  action: BulkAction;
  category?: number | null;
}

function* partsOf(ids: string[]): Generator<string[]> {
  for (let start = 0; start < ids.length; start += partSize)
    yield ids.slice(start, start + partSize);
}

/** The items of a list that are chosen, and what is done to all of them. */
export function useBulk(kind: AnyKind) {
  const { name } = kind;
  const { revalidate } = useRevalidator();
  const receipt = useReceipt();
  const { choose, on } = useSelection(kind);
  const [running, setRunning] = useState<Running | null>(null);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);

  /** One receipt is for one item; of many none is shown, nor an older one that no longer holds. */
  function announce(results: BulkResult[]) {
    const done = results.filter((result) => result.outcome === 'done');
    const [only] = done;
    if (only && done.length === 1) announceChange(name, only.id);
    else if (done.length > 1) receipt.close();
  }

  async function finish(reached: BulkOutcome) {
    setRunning(null);
    setOutcome(reached);
    announce(reached.results);
    await revalidate();
  }

  async function run({ action, category = null }: Change, ids: Selection['ids']) {
    const bulk = newBulkId();
    const reached: BulkOutcome = { action, results: [], bulk, failure: null, unknown: 0 };
    setOutcome(null);
    for (const part of partsOf(ids)) {
      setRunning({ count: reached.results.length, total: ids.length });
      try {
        const body = { action, ids: part, category, bulk };
        const { results } = await request(changeItems, { params: { kind: name }, body });
        reached.results.push(...results);
      } catch (error) {
        reached.failure = messageOf(error);
        reached.unknown = part.length;
        break;
      }
    }
    const settled = reached.results.filter(({ outcome }) => outcome !== 'refused');
    choose(ids.filter((id) => !settled.some((result) => result.id === id)));
    await finish(reached);
  }

  async function undo(bulk: string) {
    setRunning({ count: 0, total: 1 });
    const reached: BulkOutcome = { action: 'undo', results: [], bulk, failure: null, unknown: 0 };
    try {
      const { results } = await request(undoBulkChange, { params: { id: bulk } });
      await finish({ ...reached, results, bulk: null });
    } catch (error) {
      await finish({ ...reached, failure: messageOf(error) });
    }
  }

  /** One that was refused, after its reason was written; the others stay as they are said. */
  async function publishAgain(id: string): Promise<void> {
    if (!outcome) return;
    const body = {
      action: 'publish' as const,
      ids: [id],
      category: null,
      bulk: outcome.bulk ?? undefined,
    };
    const answer = await request(changeItems, { params: { kind: name }, body });
    const results = outcome.results.map(
      (known) => answer.results.find((now) => now.id === known.id) ?? known,
    );
    setOutcome({ ...outcome, results, bulk: answer.bulk });
    announceChange(name, id);
    await revalidate();
  }

  return { on, running, outcome, run, undo, publishAgain, close: () => setOutcome(null) };
}

export type Bulk = ReturnType<typeof useBulk>;
