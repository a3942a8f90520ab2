import type { ReactNode } from 'react';
import { PageMessages } from '../app/ui/messages.ts';
import type { Digits } from '../domain/languages/digits.ts';
import { messagesFor } from '../domain/messages/messages-for.ts';

interface InLanguageProps {
  tag?: string;
  digits?: Digits;
  children: ReactNode;
}

/** As app/entry.server.tsx gives a page its texts. */
export function InLanguage({ tag = 'en', digits, children }: InLanguageProps) {
  return <PageMessages value={messagesFor(tag, digits)}>{children}</PageMessages>;
}
