import { z } from '../zod.ts';

/** Pages of a visit that are told: the last ones. */
const maxPages = 20;

const text = z.string().max(300);

/**
 * What a visitor's browser tells of its visit when it sends an enquiry, and only then: where it came
 * from and which pages of ours it read. It stands in the header X-Visit as URI-encoded JSON, because
 * the fields of the forms are literal (R-3-11, R-3-12).
 */
const visit = z.object({
  referrer: text.default(''),
  /** The query of the first page that names a campaign. */
  campaign: text.default(''),
  pages: z
    .array(z.object({ path: text.startsWith('/'), at: z.number().int().nonnegative() }))
    .max(maxPages)
    .default([]),
});

export type Visit = z.infer<typeof visit>;

/** Characters of the header that are read. */
const maxHeaderLength = 8_000;

/** The visit in a JSON text; what is no visit is an unknown one. */
export function parseVisit(json: string): Visit {
  const unknown: Visit = { referrer: '', campaign: '', pages: [] };
  try {
    return visit.safeParse(JSON.parse(json)).data ?? unknown;
  } catch {
    return unknown;
  }
}

/** The visit in the header X-Visit. */
export function readVisit(header: string): Visit {
  try {
    return parseVisit(header.length > maxHeaderLength ? '' : decodeURIComponent(header));
  } catch {
    return parseVisit('');
  }
}
