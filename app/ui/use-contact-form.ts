import { type SubmitEvent, useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FormValues, nextProgress, type Progress } from './contact-form-progress.ts';
import { dropDraft, keepDraft, readDraft } from './form-draft.ts';
import { fillEmptyFields, fillFields, isEmpty, readFields } from './form-fields.ts';
import { sendEnquiry } from './send-enquiry.ts';

const draftKey = 'contact-form';

interface ContactFormStart {
  /** The call that takes the message as JSON. */
  sendTo: string;
  values: FormValues;
  progress: Progress;
}

/** The fields are the browser's own (uncontrolled), so what is typed before hydration stays. */
export function useContactForm({ sendTo, values, progress: start }: ContactFormStart) {
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const [progress, dispatch] = useReducer(nextProgress, start);
  const [typed, setTyped] = useState(values);

  function noteTyped(): void {
    if (form.current) setTyped(readFields(form.current));
  }

  useEffect(() => {
    if (!form.current) return;
    if (start.step === 'sent') dropDraft(draftKey);
    fillEmptyFields(form.current, readDraft(draftKey));
    const present = readFields(form.current);
    setTyped(present);
    keepDraft(draftKey, present);
  }, [start]);

  function onInput(): void {
    noteTyped();
    if (form.current) keepDraft(draftKey, readFields(form.current));
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (progress.step === 'sending') return;
    const target = event.currentTarget;
    const sent = readFields(target);
    dispatch({ type: 'send' });
    const answer = await sendEnquiry(sendTo, sent);
    if (answer) fillFields(target, {});
    if (answer?.msg === 'success') dropDraft(draftKey);
    noteTyped();
    flushSync(() => dispatch({ type: 'answer', answer, values: sent }));
    outcome.current?.focus();
  }

  const kept = progress.step === 'failed' ? progress.kept : null;

  function restore(): void {
    if (!form.current || !kept) return;
    fillFields(form.current, kept);
    noteTyped();
    flushSync(() => dispatch({ type: 'restore' }));
    const first = form.current.querySelector<HTMLElement>(
      '[aria-invalid], input:not([type=hidden])',
    );
    first?.focus();
  }

  function retry(): void {
    if (!form.current) return;
    if (kept && isEmpty(form.current)) fillFields(form.current, kept);
    // The button that was pressed goes away.
    outcome.current?.focus();
    form.current.requestSubmit();
  }

  return { form, outcome, progress, typed, onInput, onSubmit, restore, retry };
}
