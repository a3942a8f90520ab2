import type { EnquiryAnswer } from '../../../domain/api/inbox/forms.ts';

/** What the form holds, by field name. */
export type FormValues = Record<string, string>;

export type Progress =
  | { step: 'idle' }
  | { step: 'sending' }
  | { step: 'sent' }
  /** `kept` is what the form held before it was cleared; null when the fields still hold it. */
  | { step: 'failed'; errors: Record<string, string>; kept: FormValues | null };

export type FormEvent =
  | { type: 'send' }
  /** No answer: the network failed, or what came back was none of ours. */
  | { type: 'answer'; answer: EnquiryAnswer | null; values: FormValues }
  | { type: 'restore' };

export function nextProgress(progress: Progress, event: FormEvent): Progress {
  switch (event.type) {
    case 'send':
      return { step: 'sending' };
    case 'answer':
      return afterAnswer(event.answer, event.values);
    case 'restore':
      return progress.step === 'failed' ? { ...progress, kept: null } : progress;
  }
}

function afterAnswer(answer: EnquiryAnswer | null, values: FormValues): Progress {
  if (answer?.msg === 'success') return { step: 'sent' };
  // Only an answer is one of the two outcomes that clear the fields (decisions D4 and D6).
  return { step: 'failed', errors: answer?.errors ?? {}, kept: answer && values };
}
