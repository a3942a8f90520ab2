import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { Done } from '../../../domain/api/answers.ts';
import type { AnswerOf, ApiCall } from '../../../domain/api/call.ts';
import type { z } from '../../../domain/zod.ts';
import { fileSubmissionOf, type RefusedCall, submissionOf } from '../api-action.ts';
import type { CallInput } from '../call-input.ts';
import { useAlert } from '../shell/alert-banner.tsx';
import { saveFile } from './save-file.ts';

/** Whether a sentence stands at a field: at its own name, or as one for a part of it. */
function isAtField(fields: readonly string[], name: string): boolean {
  return fields.some((field) => name === field || name.startsWith(`${field}.`));
}

type SayingCall = ApiCall & { answer: z.ZodType<Done> };

interface Options {
  /** Names of the form's fields, so that no sentence stands twice. */
  fields?: readonly string[];
  /** The screen whose clientAction it is, for a part that stands in dialogs over other screens, too. */
  screen?: string;
  /** False: what is on screen is not loaded again after a success. */
  reload?: boolean;
}

/** Makes calls through the clientAction of the screen, one at a time. */
export function useApiCalls({ fields = [], screen, reload = true }: Options = {}) {
  const form = useRef<HTMLFormElement>(null);
  const showAlert = useAlert();
  const fetcher = useFetcher<{ refusal?: RefusedCall }>();
  const refusal = (fetcher.state !== 'submitting' && fetcher.data?.refusal) || null;
  const busy = fetcher.state !== 'idle';

  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);

  async function submit(submission: string, reloads: boolean): Promise<void> {
    await fetcher.submit(submission, {
      method: 'POST',
      encType: 'application/json',
      // Busy at once: the router's other changes wait until what they show has arrived.
      flushSync: true,
      ...(screen && { action: screen }),
      ...(!reloads && { defaultShouldRevalidate: false }),
    });
  }

  async function send<Call extends ApiCall>(
    call: Call,
    input: CallInput<Call>,
    onDone: (answer: AnswerOf<Call>) => unknown = () => {},
  ): Promise<void> {
    // A call that only reads changes nothing that is on screen.
    if (!busy) await submit(submissionOf(call, input, onDone), reload && call.method !== 'GET');
  }

  async function sendAndSay<Call extends SayingCall>(
    call: Call,
    input: CallInput<Call>,
    onDone: (answer: AnswerOf<Call>) => unknown = () => {},
  ): Promise<void> {
    await send(call, input, (answer) => {
      showAlert({ kind: 'success', text: answer.message });
      return onDone(answer);
    });
  }

  async function download<Call extends ApiCall>(
    call: Call,
    input: CallInput<Call>,
    name: string,
    onDone: () => unknown = () => {},
  ): Promise<void> {
    if (busy) return;
    const submission = fileSubmissionOf(call, input, (file) => {
      saveFile(file, name);
      return onDone();
    });
    await submit(submission, false);
  }

  const errors = refusal?.errors ?? {};
  const isAtAnyField = Object.keys(errors).some((name) => isAtField(fields, name));
  return {
    /** Goes to the form, whose first refused field gets the focus. */
    form,
    busy,
    /** What the server said, also when it stands at a field. */
    refusal: refusal?.message,
    /** What the server said of the whole; null when each sentence stands at a field. */
    message: refusal && !isAtAnyField ? refusal.message : null,
    errors,
    status: refusal?.status,
    current: refusal?.current,
    /** What was typed is never touched. */
    send,
    /** The same; shows the sentence of the answer first. */
    sendAndSay,
    /** Saves the answer as a file of this name. */
    download,
  };
}

export type ApiCalls = ReturnType<typeof useApiCalls>;
