import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ControlProps } from '../editor/form.ts';
import type { Removed } from '../editor/lists/use-list.ts';
import { rowPath } from '../editor/rows/rows-codec.ts';
import type { TypedSection } from '../editor/sections/sections-codec.ts';
import { useSections } from '../editor/sections/use-sections.ts';
import { type Clicked, controlAt } from './control-at.ts';
import { type DrawnPage, useBoxes } from './use-boxes.ts';
import { useShowing } from './use-showing.ts';

/** The state of the page editor: what is drawn, what is selected, and where the next section shall go. */
export function useVisual(props: ControlProps, form: RefObject<HTMLFormElement | null>) {
  const { name } = props;
  const { errors } = props.form;
  const sections = useSections(props);
  const showing = useShowing({ form, name, list: sections.list, errors });
  const [drawn, setDrawn] = useState<DrawnPage | null>(null);
  const [place, setPlace] = useState<number | null>(null);
  const opener = useRef<Element>(null);

  return {
    ...showing,
    props,
    sections,
    drawn,
    boxes: useBoxes(drawn),
    place,
    addAt(at: number) {
      opener.current = document.activeElement;
      setPlace(at);
    },
    /** The keyboard goes back to where it was. */
    closeLibrary() {
      flushSync(() => setPlace(null));
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
    onDrawn: (page: Document) => setDrawn((before) => ({ page, state: (before?.state ?? 0) + 1 })),
    pick(section: TypedSection, clicked: Clicked) {
      const control = controlAt(section, name, clicked);
      if (control) showing.show(control);
      else showing.select(section.id);
    },
    /** Goes to the first field of a section that has just come. */
    showFirst: (id: string) => showing.showFirst(id, rowPath(name, id)),
    /** The keyboard goes to what undoes it. */
    remove(section: TypedSection, at: number) {
      flushSync(() => sections.remove(section, at));
      const undo = form.current?.querySelectorAll<HTMLElement>('[data-undo]') ?? [];
      [...undo].at(-1)?.focus();
    },
    /** The keyboard goes to the section that is back. */
    undo(removed: Removed<TypedSection>) {
      const { id } = removed.entry;
      flushSync(() => {
        sections.undo(removed);
        showing.select(id);
      });
      form.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus();
    },
    errorsOf: ({ id }: TypedSection) =>
      Object.keys(errors).filter((control) => control.startsWith(`${rowPath(name, id)}.`)).length,
  };
}

export type Visual = ReturnType<typeof useVisual>;
