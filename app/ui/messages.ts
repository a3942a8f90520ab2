import { createContext, use } from 'react';
import type { SiteMessages } from '../../domain/messages/messages.ts';

/** Filled by app/entry.server.tsx alone: no script of a browser holds a catalogue. */
export const PageMessages = createContext<SiteMessages | null>(null);

/** What the site itself says, in the language of the page; on the server only (R-L-08). */
export function useMessages(): SiteMessages {
  const messages = use(PageMessages);
  if (!messages) throw new Error('an island has no messages: its texts are props');
  return messages;
}
