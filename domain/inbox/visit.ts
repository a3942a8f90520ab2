import { z } from '../zod.ts';

const maxPages = 20;

const text = z.string().max(300);

/** Sent in the header X-Visit as URI-encoded JSON, as the forms' fields are literal (R-3-11, R-3-12). */
const visit = z.object({
  referrer: text.default(''),
  campaign: text.default(''),
  pages: z
    .array(z.object({ path: text.startsWith('/'), at: z.number().int().nonnegative() }))
    .max(maxPages)
    .default([]),
});

export type Visit = z.infer<typeof visit>;

const maxHeaderLength = 8_000;

export function parseVisit(json: string): Visit {
  const unknown: Visit = { referrer: '', campaign: '', pages: [] };
  try {
    return visit.safeParse(JSON.parse(json)).data ?? unknown;
  } catch {
    return unknown;
  }
}

export function readVisit(header: string): Visit {
  try {
    return parseVisit(header.length > maxHeaderLength ? '' : decodeURIComponent(header));
  } catch {
    return parseVisit('');
  }
}
