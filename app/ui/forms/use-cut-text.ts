import { type RefObject, useEffect, useState } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

function isTextField(target: EventTarget | null): target is TextField {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** Without blanks, which browsers change in single lines and around emails. */
function squeezed(text: string): string {
  return text.replace(/\s/g, '');
}

function isFull({ value, maxLength }: TextField): boolean {
  return maxLength >= 0 && value.length >= maxLength;
}

/** Fields whose last pasted, dropped or dictated text was cut at `maxlength` (decision D55). */
export function useCutText(form: RefObject<HTMLFormElement | null>): ReadonlySet<string> {
  const [cut, setCut] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const element = form.current;
    if (!element) return;

    const note = (name: string, isCut: boolean) =>
      setCut((before) => {
        if (before.has(name) === isCut) return before;
        const names = new Set(before);
        if (isCut) names.add(name);
        else names.delete(name);
        return names;
      });

    function beforeInput({ target, data, dataTransfer }: InputEvent): void {
      if (!isTextField(target)) return;
      const text = squeezed(data ?? dataTransfer?.getData('text/plain') ?? '');
      if (text.length < 2) return;
      // Full fields emit no `input`; blanks around an email are dropped only after the cut.
      setTimeout(() => {
        if (!squeezed(target.value).includes(text)) note(target.name, true);
      });
    }

    function input({ target }: Event): void {
      if (isTextField(target) && !isFull(target)) note(target.name, false);
    }

    element.addEventListener('beforeinput', beforeInput);
    element.addEventListener('input', input);
    return () => {
      element.removeEventListener('beforeinput', beforeInput);
      element.removeEventListener('input', input);
    };
  }, [form]);

  return cut;
}
