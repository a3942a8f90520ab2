import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { listUsers } from '../../../../../domain/api/accounts/users.ts';
import { request } from '../../../api.ts';

const offered = 6;

/** Addresses of those who can sign in; none while the list cannot be had. */
async function findColleagues(): Promise<string[]> {
  const users = await request(listUsers).catch(() => []);
  return users.filter(({ isAdmin, disabled }) => isAdmin && !disabled).map(({ email }) => email);
}

/** What was typed after an '@' before the caret; null where none begins a mention. */
export function typedMention(text: string, caret: number): string | null {
  return /(?:^|[\s(])@([\w.+'@-]{0,60})$/.exec(text.slice(0, caret))?.[1] ?? null;
}

/** Offers colleagues while an '@' is typed into a text. */
export function useMentioning(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  change: (text: string) => void,
) {
  const id = useId();
  const [colleagues, setColleagues] = useState<string[] | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const word = typed?.toLowerCase() ?? '';
  const choices =
    typed === null
      ? []
      : (colleagues ?? []).filter((email) => email.includes(word) && email !== word);
  const shown = choices.slice(0, offered);
  const isOpen = shown.length > 0;

  async function look() {
    const control = field.current;
    const now = control && typedMention(control.value, control.selectionStart);
    setTyped(now);
    setActive(0);
    if (now !== null && colleagues === null) setColleagues(await findColleagues());
  }

  function choose(email: string) {
    const control = field.current;
    if (!control || typed === null) return;
    const caret = control.selectionStart;
    const start = `${text.slice(0, caret - typed.length)}${email} `;
    flushSync(() => {
      change(start + text.slice(caret).trimStart());
      setTyped(null);
    });
    control.focus();
    control.setSelectionRange(start.length, start.length);
  }

  /** @returns whether the key was for the list */
  function press(event: KeyboardEvent): boolean {
    if (!isOpen) return false;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: shown.length - 1 };
    const step = steps[event.key];
    const chosen = shown[active];
    if (step !== undefined) setActive((active + step) % shown.length);
    else if (event.key === 'Escape') setTyped(null);
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) choose(chosen);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  return {
    id,
    shown,
    active,
    choose,
    press,
    field: {
      'aria-autocomplete': 'list' as const,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': isOpen ? `${id}-${active}` : undefined,
      onSelect: look,
      onBlur: () => setTyped(null),
    },
  };
}

export type Mentioning = ReturnType<typeof useMentioning>;
