import { useEffect, useRef, useState } from 'react';
import {
  compareForm,
  type LikenessOfForm,
  saveLikenessReasonCall,
} from '../../../../domain/api/content/likeness.ts';
import type { StoredKind } from '../../../../domain/content/kinds/names.ts';
import { isCompared } from '../../../../domain/content/likeness/compared-kinds.ts';
import { messageOf, request } from '../../api.ts';
import type { ItemId } from '../../item-calls.ts';
import { keep } from '../journal/kept-texts.ts';

interface Compared {
  kind: StoredKind;
  /** Null for an item that is not stored yet. */
  id: string | null;
  fieldsOf: () => Record<string, unknown>;
}

/** Before a page that is nearly another one is published. */
export interface TwinQuestion {
  found: LikenessOfForm;
  failure: string;
  /** What is typed stands here again after a look at the text, or a reload. */
  keptAs: string;
  /** `forget` once it is stored. */
  publish: (reason: string, forget: () => void) => void;
  goBack: () => void;
}

/**
 * Asks for a written reason before a twin is published (R-G-02). When nobody could compare, nothing is held
 * up: the list of likeness names the pair later.
 */
export function useTwins({ kind, id, fieldsOf }: Compared) {
  const [asked, setAsked] = useState<{ found: LikenessOfForm; work: () => void } | null>(null);
  const [failure, setFailure] = useState('');
  /** Of an item that gets its id with its first save. */
  const pending = useRef<{ reason: string; forget: () => void } | null>(null);
  const keptAs = `likeness-${kind}-${id}`;

  // Items that are not stored yet share a name: what was typed for another one is not this one's.
  useEffect(() => {
    if (id === null) keep(keptAs, null);
  }, [id, keptAs]);

  async function before(work: () => void): Promise<void> {
    if (!isCompared(kind)) return work();
    const body = { id, fields: fieldsOf() };
    const found = await request(compareForm, { params: { kind }, body, isQuiet: true }).catch(
      () => null,
    );
    if (!found?.needsReason) return work();
    setFailure('');
    setAsked({ found, work });
  }

  async function publish(reason: string, forget: () => void): Promise<void> {
    try {
      if (id === null) pending.current = { reason, forget };
      else {
        const body = { reason, fields: fieldsOf() };
        await request(saveLikenessReasonCall, { params: { kind, id }, body });
        forget();
      }
      setAsked(null);
      asked?.work();
    } catch (error) {
      setFailure(messageOf(error));
    }
  }

  /** After the first save of an item whose reason was written before it. */
  async function keepReason(key: ItemId | null): Promise<void> {
    if (pending.current === null || key === null) return;
    const { reason, forget } = pending.current;
    pending.current = null;
    forget();
    const params = { kind, id: String(key) };
    // The item is stored: a reason that is lost is asked for in the list of likeness.
    await request(saveLikenessReasonCall, { params, body: { reason } }).catch(() => {});
  }

  const question: TwinQuestion | null = asked && {
    found: asked.found,
    failure,
    keptAs,
    publish,
    goBack: () => setAsked(null),
  };
  return { before, keepReason, question };
}
