import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { revealEvent, showField } from '../doctor/show-field.ts';
import type { TypedSection } from '../editor/sections/sections-codec.ts';

interface Showing {
  form: RefObject<HTMLFormElement | null>;
  name: string;
  list: TypedSection[];
  errors: Record<string, string>;
}

/** Which section is selected, and which one the pointer is over; the fields of the first are drawn. */
export function useShowing({ form, name, list, errors }: Showing) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [hovered, hover] = useState<string | null>(null);
  const selected = list.find(({ id }) => id === chosen) ?? null;

  const reveal = useEffectEvent((control: string) => {
    const [field, id] = control.split('.');
    if (field !== name) flushSync(() => setChosen(null));
    else if (id) flushSync(() => setChosen(id));
  });

  // Whoever wants a field to be shown does not know in which section it is.
  useEffect(() => {
    const element = form.current;
    const listener = (event: Event) => event instanceof CustomEvent && reveal(event.detail);
    element?.addEventListener(revealEvent, listener);
    return () => element?.removeEventListener(revealEvent, listener);
  }, [form]);

  const [firstWrong] = Object.keys(errors);
  useEffect(() => {
    if (!firstWrong) return;
    const timer = setTimeout(() => showField(form.current, firstWrong));
    return () => clearTimeout(timer);
  }, [form, firstWrong]);

  return {
    selected,
    hovered,
    hover,
    select: setChosen,
    /** Selects the section of a field and goes to the field. */
    show: (control: string) => showField(form.current, control),
    /** Selects a section that has just come, and goes to the first control whose name begins so. */
    showFirst(id: string, path: string) {
      flushSync(() => setChosen(id));
      const first = form.current?.querySelector(`[name^="${path}."]`)?.getAttribute('name');
      if (first) showField(form.current, first);
    },
  };
}
