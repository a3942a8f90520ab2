import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { SavedAs } from '../../item-calls.ts';
import type { SaveFailure } from '../editor/use-saving.ts';
import { popupTexts } from '../texts/popup.ts';
import styles from './popup-form.module.css';

interface PopupFormProps {
  /** For a new item the button says Upload, else Save (R-2.7-14, R-2.7-16). */
  isNew: boolean;
  saving: boolean;
  failure: SaveFailure | null;
  /** Beside the buttons, such as what is not saved yet. */
  note: ReactNode;
  /** Ways to other screens, before the buttons. */
  links?: ReactNode;
  /** Beside the fields. */
  preview?: ReactNode;
  onSave: (as: SavedAs) => void;
  onDiscard: () => void;
  children: ReactNode;
}

/** A popup's form: fields that scroll and a foot that stays. */
export function PopupForm({ isNew, saving, failure, ...rest }: PopupFormProps) {
  const { note, links, preview } = rest;
  const form = useRef<HTMLFormElement>(null);
  useFirstFocus(form);
  useFocusOnFault(form, failure);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!saving) rest.onSave('published');
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} method="post" noValidate>
      <div className={styles.main}>
        <div className={styles.fields}>{rest.children}</div>
        {preview}
      </div>
      <footer className={styles.foot}>
        <p className={styles.note}>{note}</p>
        {links}
        <Button variant="subtle" color="water.9" onClick={rest.onDiscard}>
          {popupTexts.discard}
        </Button>
        <Button variant="default" disabled={saving} onClick={() => rest.onSave('draft')}>
          {popupTexts.saveDraft}
        </Button>
        <Button type="submit" loading={saving}>
          {isNew ? popupTexts.create : popupTexts.save}
        </Button>
      </footer>
    </form>
  );
}

type FormRef = RefObject<HTMLFormElement | null>;

/** A form that arrives after its popup still gets the focus, once the popup knows where it was. */
function useFirstFocus(form: FormRef): void {
  useEffect(() => {
    const timer = setTimeout(() =>
      form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true }),
    );
    return () => clearTimeout(timer);
  }, [form]);
}

/** To the first field that was not accepted, else back to the button that was pressed. */
function useFocusOnFault(form: FormRef, failure: SaveFailure | null): void {
  useEffect(() => {
    if (!failure) return;
    const fault = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const button = form.current?.querySelector<HTMLElement>('[type="submit"]');
    (fault ?? button)?.focus();
  }, [form, failure]);
}
