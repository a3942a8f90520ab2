import type { EnquiryAnswer } from '../../../domain/api/inbox/forms.ts';

const timeout = 15_000;

/** Proxies take 8 KB of headers, of which cookies and other headers need their part. */
const maxVisitLength = 4_000;

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

/** Null for anything that is not our answer, such as a proxy's page. */
function readAnswer(body: unknown): EnquiryAnswer | null {
  if (!isRecord(body)) return null;
  if (body.msg === 'success') return { msg: 'success' };
  return body.msg === 'fail' ? { msg: 'fail', errors: readErrors(body.errors) } : null;
}

function visitHeader(open: () => Pick<Storage, 'getItem'>): Record<string, string> {
  try {
    const visit = JSON.parse(open().getItem('visit') ?? '');
    for (; visit.pages[0]; visit.pages.shift()) {
      const text = encodeURIComponent(JSON.stringify(visit));
      if (text.length <= maxVisitLength) return { 'X-Visit': text };
    }
  } catch {
    // Storage is blocked, empty or corrupt.
  }
  return {};
}

export interface Sending {
  path: string;
  values: Record<string, string>;
  /** The same for each try of one message, which is stored once (threat T28). */
  key?: string;
  time?: number;
  /** Storage of the visit; the visitor's settings may block it. */
  storage?: () => Pick<Storage, 'getItem'>;
}

/** Null without an answer in time. No schema: zod would triple the island. */
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
