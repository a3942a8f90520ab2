import type { EnquiryAnswer } from '../../../domain/api/inbox/forms.ts';

/** Milliseconds after which an unanswered message counts as failed (decision D4). */
const timeout = 15_000;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readErrors(errors: unknown): Record<string, string> {
  if (!isRecord(errors)) return {};
  const texts = Object.entries(errors).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/** The answer of an enquiry call, or null for anything else that came back, such as a proxy's page. */
function readAnswer(body: unknown): EnquiryAnswer | null {
  if (!isRecord(body)) return null;
  if (body.msg === 'success') return { msg: 'success' };
  return body.msg === 'fail' ? { msg: 'fail', errors: readErrors(body.errors) } : null;
}

/** The pages of this visit (app/site/layout/visit-trail.ts), or nothing. */
function visitHeader(open: () => Pick<Storage, 'getItem'>): Record<string, string> {
  try {
    const visit = open().getItem('visit');
    return visit ? { 'X-Visit': encodeURIComponent(visit) } : {};
  } catch {
    // Blocked by the visitor's settings.
    return {};
  }
}

export interface Sending {
  /** The call that takes the message. */
  path: string;
  values: Record<string, string>;
  /** The same for every try of one message; the server keeps it once (threat T28). */
  key?: string;
  time?: number;
  /** Where the visit is noted; by default the tab's storage, which the visitor's settings may block. */
  storage?: () => Pick<Storage, 'getItem'>;
}

/** Sends an enquiry; null when no answer came in time. Schema-free: zod would triple the island. */
export async function sendEnquiry(sending: Sending): Promise<EnquiryAnswer | null> {
  const { path, values, key, time = timeout, storage = () => sessionStorage } = sending;
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...visitHeader(storage),
        ...(key && { 'Idempotency-Key': key }),
      },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(time),
    });
    return readAnswer(await response.json());
  } catch {
    return null;
  }
}
