import {
  type ChangeEvent,
  type KeyboardEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { SavedAnswer } from '../../../../../domain/api/inbox/saved-answers.ts';
import { filledAnswer } from '../../../../../domain/inbox/saved-answer.ts';
import { matchingTitles, slashQuery } from './slash-query.ts';

interface Options {
  answers: SavedAnswer[];
  text: string;
  name: string;
  onText: (text: string) => void;
}

/** Where the cursor goes once the text has arrived in the field. */
function useCursor(text: string) {
  const field = useRef<HTMLTextAreaElement>(null);
  const wanted = useRef<number | null>(null);

  useLayoutEffect(() => {
    const place = wanted.current;
    // The text of another turn has not arrived yet.
    if (place === null || field.current?.value !== text) return;
    wanted.current = null;
    field.current.focus();
    field.current.setSelectionRange(place, place);
  }, [text]);

  return { field, wanted };
}

/** Saved answers behind a slash: which are offered, which is active, and what the keys do with them. */
export function useSlash({ answers, text, name, onText }: Options) {
  const { field, wanted } = useCursor(text);
  const [cursor, setCursor] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  /** The slash that Escape has made a plain one. */
  const [dismissed, setDismissed] = useState<number | null>(null);

  const query = cursor === null ? null : slashQuery(text, cursor);
  const isAsking = query !== null && query.at !== dismissed;
  const offered = isAsking ? matchingTitles(answers, query.find) : [];

  function change({ currentTarget: { value, selectionStart } }: ChangeEvent<HTMLTextAreaElement>) {
    const asked = slashQuery(value, selectionStart);
    if (asked?.at !== query?.at) setDismissed(null);
    setActive(0);
    setCursor(selectionStart);
    onText(value);
  }

  function insert(answer: SavedAnswer) {
    if (!query) return;
    const filled = filledAnswer(answer, name);
    wanted.current = query.at + filled.length;
    setCursor(null);
    onText(text.slice(0, query.at) + filled + text.slice(query.end));
  }

  const step = (by: number) => setActive((active + by + offered.length) % offered.length);
  const keys: Record<string, () => void> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => offered[active] && insert(offered[active]),
    Escape: () => setDismissed(query?.at ?? null),
  };

  function press(event: KeyboardEvent) {
    const act = keys[event.key];
    if (!act || offered.length === 0 || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  }

  /** Types the slash for whoever has found the button first. */
  function ask() {
    const place = field.current?.selectionStart ?? text.length;
    const gap = place === 0 || /\s$/.test(text.slice(0, place)) ? '' : '\n\n';
    wanted.current = place + gap.length + 1;
    setDismissed(null);
    setActive(0);
    setCursor(wanted.current);
    onText(`${text.slice(0, place)}${gap}/${text.slice(place)}`);
  }

  return {
    field,
    offered,
    active,
    insert,
    ask,
    on: {
      onChange: change,
      onKeyDown: press,
      onSelect: ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) =>
        setCursor(currentTarget.selectionStart),
      onBlur: () => setCursor(null),
    },
  };
}
