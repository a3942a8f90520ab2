import type { EnquiryAnswer } from '../../../../domain/api/inbox/forms.ts';

export type FormValues = Record<string, string>;

export type Progress =
  | { step: 'idle' }
  | { step: 'sending' }
  | { step: 'sent' }
  // `kept` holds the values from before the form was cleared; null when the fields still hold them.
  | { step: 'failed'; errors: Record<string, string>; kept: FormValues | null };

export type FormEvent =
  | { type: 'send' }
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
  // Only an answer of the server clears the fields (decisions D4 and D6).
  return { step: 'failed', errors: answer?.errors ?? {}, kept: answer && values };
}
