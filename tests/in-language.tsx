import type { ReactNode } from 'react';
import { PageMessages } from '../app/ui/messages.ts';
import { messagesFor } from '../domain/messages/messages-for.ts';

/** As app/entry.server.tsx gives a page its texts. */
export function InLanguage({ tag = 'en', children }: { tag?: string; children: ReactNode }) {
  return <PageMessages value={messagesFor(tag)}>{children}</PageMessages>;
}
