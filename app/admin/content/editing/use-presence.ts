import { useEffect, useState } from 'react';
import { endPresence, notePresence } from '../../../../domain/api/content/editing/presence.ts';
import type { StoredKind } from '../../../../domain/content/kinds/names.ts';
import { request } from '../../api.ts';
import { whileAttended } from '../../session/while-attended.ts';

/** Milliseconds between two beats. */
const heartbeatInterval = 25_000;

async function beat(kind: StoredKind, id: string | number): Promise<string[]> {
  const made = await request(notePresence, { params: { kind, id }, background: true });
  return made.others;
}

/**
 * Tells the server that the item is open here, while somebody is at it.
 * @returns the addresses of those who have it open elsewhere.
 */
export function usePresence(kind: StoredKind, id: string | number | null): string[] {
  const [others, setOthers] = useState<string[]>([]);

  useEffect(() => {
    if (id === null) return;
    let isOpen = true;
    const tell = async () => {
      const found = await beat(kind, id).catch(() => null);
      // What did not arrive is tried again with the next beat; what is said stays.
      if (found && isOpen) setOthers(found);
    };
    const leave = () => {
      request(endPresence, { params: { kind, id }, background: true }).catch(() => {});
    };
    if (!document.hidden) tell();
    const end = whileAttended(tell, heartbeatInterval);
    window.addEventListener('pagehide', leave);
    return () => {
      isOpen = false;
      end();
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [kind, id]);

  return others;
}
