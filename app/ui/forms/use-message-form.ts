import { type MouseEvent, type SubmitEvent, useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { areEmpty, clearFields, fillEmptyFields, fillFields, readFields } from './form-fields.ts';
import { sendEnquiry } from './send-enquiry.ts';
import { dropFormDraft, keepFormDraft, readDraft } from './typed/form-draft.ts';
import { type FormValues, nextProgress, type Progress } from './typed/form-progress.ts';

export interface MessageFormStart {
  sendTo: string;
  /** By which app/islands.ts knows that a draft waits for it; of the first on a page, its island's name. */
  draftKey: string;
  /** Cleared by either outcome (specification §4); other fields keep their text. */
  cleared: string[];
  progress: Progress;
  values: FormValues;
}

function firstWrong(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector('[aria-invalid]');
}

/** A retry of the same text has the same key. Undefined without a secure context. */
function newKeys(): (values: FormValues) => string | undefined {
  let [text, key]: [string, string | undefined] = ['', undefined];
  return (values) => {
    const next = JSON.stringify(values);
    if (next !== text) [text, key] = [next, crypto.randomUUID?.()];
    return key;
  };
}

/** Shown as pressed first: the check of the fields, with the browser's bubble, takes longer than a frame. */
function sendAfterPaint(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
  const button = event.currentTarget;
  requestAnimationFrame(() => setTimeout(() => button.form?.requestSubmit(button)));
}

/** Pixels between two taps of a thumb on one place, and milliseconds, a slow hand's included. */
const slip = 24;
const doubleTap = 1_000;

/**
 * The answer stands above the fields and moves them below a finger that presses the button once more.
 * That press lands in none of them; one that is meant for a field is elsewhere, later, or comes again.
 */
function useSecondPress() {
  const first = useRef<{ x: number; y: number; until: number }>(null);

  function note({ clientX: x, clientY: y }: MouseEvent): void {
    first.current = { x, y, until: performance.now() + doubleTap };
  }

  /** However long the answer took: it moves the fields now. */
  function renew(): void {
    if (first.current) first.current.until = performance.now() + doubleTap;
  }

  function ignore(event: MouseEvent): void {
    const { current: at } = first;
    const isOnButton = event.target instanceof Element && event.target.closest('button');
    if (!at || isOnButton || performance.now() > at.until) return;
    const isThere = Math.hypot(event.clientX - at.x, event.clientY - at.y) < slip;
    if (isThere) event.preventDefault();
    if (!isThere || event.type === 'click') first.current = null;
  }

  return { note, renew, ignore: { onMouseDown: ignore, onClick: ignore } };
}

/** Uncontrolled fields keep what was typed before hydration. */
export function useMessageForm(options: MessageFormStart) {
  const { sendTo, draftKey, cleared, values, progress: start } = options;
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const [progress, dispatch] = useReducer(nextProgress, start);
  const [typed, setTyped] = useState(values);
  const [keyFor] = useState(newKeys);

  const second = useSecondPress();

  const kept = progress.step === 'failed' ? progress.kept : null;

  /** A field that lost the focus would say what is wrong with it, and push the button from under the press. */
  function stay(event: MouseEvent): void {
    event.preventDefault();
    second.note(event);
  }

  function noteTyped(): void {
    if (form.current) setTyped(readFields(form.current));
  }

  useEffect(() => {
    if (!form.current) return;
    if (start.step === 'sent') dropFormDraft(draftKey);
    fillEmptyFields(form.current, readDraft(draftKey));
    const present = readFields(form.current);
    setTyped(present);
    keepFormDraft(draftKey, present);
  }, [start, draftKey]);

  function onInput(): void {
    if (!form.current) return;
    const present = readFields(form.current);
    setTyped(present);
    // Cleared values that may be brought back must survive a reload as well.
    const filled = Object.entries(present).filter(([, text]) => text !== '');
    keepFormDraft(draftKey, kept ? { ...kept, ...Object.fromEntries(filled) } : present);
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (progress.step === 'sending') return;
    const target = event.currentTarget;
    const sent = readFields(target);
    dispatch({ type: 'send' });
    const answer = await sendEnquiry({ path: sendTo, values: sent, key: keyFor(sent) });
    if (answer) clearFields(target, cleared);
    if (answer?.msg === 'success') dropFormDraft(draftKey);
    noteTyped();
    flushSync(() => dispatch({ type: 'answer', answer, values: sent }));
    second.renew();
    (firstWrong(target) ?? outcome.current)?.focus();
  }

  function restore(): void {
    if (!form.current || !kept) return;
    fillFields(form.current, cleared, kept);
    noteTyped();
    flushSync(() => dispatch({ type: 'restore' }));
    const first = form.current.querySelector<HTMLElement>('input:not([type=hidden])');
    (firstWrong(form.current) ?? first)?.focus();
  }

  function retry(): void {
    if (!form.current) return;
    if (kept && areEmpty(form.current, cleared)) fillFields(form.current, cleared, kept);
    outcome.current?.focus();
    form.current.requestSubmit();
  }

  const press = { onMouseDown: stay, onClick: sendAfterPaint };
  const { ignore } = second;
  return { form, outcome, progress, typed, onInput, press, ignore, onSubmit, restore, retry };
}
