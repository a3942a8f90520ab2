import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { SaveFailure } from '../editor/use-saving.ts';
import styles from './popup-form.module.css';

interface PopupFormProps {
  /** Its buttons stand in the bar, and belong to it by this. */
  id: string;
  saving: boolean;
  failure: SaveFailure | null;
  preview: ReactNode;
  onSave: () => void;
  children: ReactNode;
}

export function PopupForm({ id, saving, failure, preview, onSave, children }: PopupFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useFirstFocus(form);
  useFocusOnFault(form, failure);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!saving) onSave();
  }

  return (
    <form ref={form} id={id} className={styles.form} onSubmit={submit} method="post" noValidate>
      <div className={styles.main}>
        <div className={styles.fields}>{children}</div>
        {preview}
      </div>
    </form>
  );
}

type FormRef = RefObject<HTMLFormElement | null>;

/** A form that arrives after its popup still gets the focus, once the popup knows where it was. */
function useFirstFocus(form: FormRef): void {
  useEffect(() => {
    // After the popup's own effects, before any key.
    queueMicrotask(() => {
      // A panel that opened with it has the focus already.
      if (form.current?.closest('[role="dialog"]')?.querySelector('[role="dialog"]')) return;
      form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
    });
  }, [form]);
}

/** To the first field that was not accepted; whoever pressed a button that has gone is at the filled one. */
function useFocusOnFault(form: FormRef, failure: SaveFailure | null): void {
  useEffect(() => {
    if (!failure) return;
    const isLost = document.activeElement === document.body;
    const fault = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const buttons = [...(form.current?.elements ?? [])];
    const button = buttons.find((element) => element.getAttribute('type') === 'submit');
    if (fault) fault.focus();
    else if (isLost && button instanceof HTMLElement) button.focus();
  }, [form, failure]);
}
