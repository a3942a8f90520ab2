import { useEffect, useState } from 'react';
import { endPresence, notePresence } from '../../../../domain/api/content/editing/presence.ts';
import type { StoredKind } from '../../../../domain/content/kinds/names.ts';
import { minute } from '../../../../domain/durations.ts';
import { request } from '../../api.ts';

/** Milliseconds between two beats, and without a touch after which nobody counts as here. */
const heartbeatInterval = 25_000;
const idleTimeout = 5 * minute;

async function beat(kind: StoredKind, id: string | number): Promise<string[]> {
  const made = await request(notePresence, { params: { kind, id }, background: true });
  return made.others;
}

/**
 * Tells the server that the item is open here, while the tab is seen and somebody is at it: a beat also
 * keeps the session alive, and nobody's session shall outlive its owner.
 * @returns the addresses of those who have it open elsewhere.
 */
export function usePresence(kind: StoredKind, id: string | number | null): string[] {
  const [others, setOthers] = useState<string[]>([]);

  useEffect(() => {
    if (id === null) return;
    let touchedAt = Date.now();
    let isOpen = true;
    const touch = () => {
      touchedAt = Date.now();
    };
    const tell = async () => {
      if (document.hidden || Date.now() - touchedAt > idleTimeout) return;
      const found = await beat(kind, id).catch(() => null);
      // What did not arrive is tried again with the next beat; what is said stays.
      if (found && isOpen) setOthers(found);
    };
    const leave = () => {
      request(endPresence, { params: { kind, id }, background: true }).catch(() => {});
    };
    tell();
    const timer = setInterval(tell, heartbeatInterval);
    document.addEventListener('visibilitychange', tell);
    window.addEventListener('pagehide', leave);
    for (const event of ['pointerdown', 'keydown']) window.addEventListener(event, touch, true);
    return () => {
      isOpen = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
      window.removeEventListener('pagehide', leave);
      for (const event of ['pointerdown', 'keydown'])
        window.removeEventListener(event, touch, true);
      leave();
    };
  }, [kind, id]);

  return others;
}
