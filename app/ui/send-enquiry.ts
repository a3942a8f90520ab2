import type { EnquiryAnswer } from '../../domain/enquiry.ts';

/** Milliseconds after which an unanswered message counts as failed (decision D4). */
const patience = 15_000;

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
export function readAnswer(body: unknown): EnquiryAnswer | null {
  if (!isRecord(body)) return null;
  if (body.msg === 'success') return { msg: 'success' };
  return body.msg === 'fail' ? { msg: 'fail', errors: readErrors(body.errors) } : null;
}

/** Sends an enquiry; null when no answer came in time. Schema-free: zod would triple the island. */
export async function sendEnquiry(
  path: string,
  values: Record<string, string>,
  time = patience,
): Promise<EnquiryAnswer | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(time),
    });
    return readAnswer(await response.json());
  } catch {
    return null;
  }
}
