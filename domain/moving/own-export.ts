import { partsOf } from '../content/fields/fields.ts';
import type { Kind } from '../content/kind.ts';
import { storedKinds } from '../content/kinds/names.ts';
import { z } from '../zod.ts';

/** What an export of this program calls itself (R-I-08); a change that older readers misread counts up. */
export const ownFormat = { name: 'agency-site-export', version: 1 } as const;

/** Where things stand in an export. */
export const ownPaths = {
  manifest: 'export.json',
  /** As `sha256sum` writes it, of every other file. */
  sums: 'files.sha256',
  schemas: 'schemas',
  content: 'content',
  categories: 'categories.json',
  formerCategories: 'former-categories.json',
  settings: 'settings.json',
  savedAnswers: 'saved-answers.json',
  redirects: 'redirects.json',
  imported: 'imported-items.json',
  uploads: 'media.json',
  media: 'media',
  /** Smaller sizes and compressed copies of what is in `media`. */
  mediaSizes: 'media-sizes',
  enquiries: 'enquiries/enquiries.json',
  places: 'places.json',
  placePages: 'pages-of-places.json',
  proofs: 'sources-of-figures.json',
  reasons: 'reasons-for-like-texts.json',
  approvals: 'enquiries/approvals.json',
} as const;

const time = z.string().min(1);

/** The last file that is written: an export without it is not whole. */
export const ownManifest = z.object({
  format: z.literal(ownFormat.name),
  version: z.number().int().min(1),
  /** ISO 8601 UTC. */
  made_at: time,
  site: z.string(),
  origin: z.string(),
  /** The files that `files.sha256` names. */
  files: z.number().int(),
  counts: z.record(z.string(), z.number().int()),
  /** The last key that each table has assigned. */
  counters: z.record(z.string(), z.number().int()),
});

export type OwnManifest = z.infer<typeof ownManifest>;

const ownStatus = z.enum(['draft', 'published']);

/** An item as an export holds it: what is stored, nothing that follows from it. */
export function ownItem(kind: Pick<Kind, 'name' | 'key' | 'fields'>) {
  const draft = z.record(z.string(), z.unknown()).nullable();
  return z.object({
    kind: z.literal(kind.name),
    id: kind.key.id,
    /** The path of its page; null while visitors have none. */
    address: z.string().nullable(),
    status: ownStatus,
    version: z.number().int(),
    created_at: time,
    updated_at: time,
    /** What lists are ordered by, for a kind whose author gives it. */
    published_at: time.optional(),
    slug: z.string().nullable().optional(),
    /** A newer draft of a published item, and when it is published and taken back by itself. */
    waiting: z.object({
      draft,
      publish_at: time.nullable(),
      unpublish_at: time.nullable(),
    }),
    fields: z.object(partsOf(kind.fields, 'answer')),
  });
}

export type OwnItem = Omit<z.infer<ReturnType<typeof ownItem>>, 'fields'> & {
  fields: Record<string, unknown>;
};

const ownCategory = z.object({ category_id: z.number().int(), category: z.string() });

export const ownSetting = z.object({
  key: z.string(),
  value: z.unknown(),
  first_value: z.unknown(),
  updated_at: time,
});

const ownSavedAnswer = z.object({
  saved_answer_id: z.number().int(),
  title: z.string(),
  text: z.string(),
  created_at: time,
  updated_at: time,
  deleted_at: z.string().nullable(),
});

/** An address that leads to a target, to an item, or says that its page is gone. */
const ownRedirect = z.object({
  redirect_id: z.number().int(),
  path: z.string().min(1),
  target: z.string().nullable(),
  kind: z.string().nullable(),
  item_id: z.string().nullable(),
  made_at: time,
  hits: z.number().int(),
  last_hit_at: z.string().nullable(),
});

/** What an item of another site became here, by which a newer export of that site knows it again. */
const ownImported = z.object({
  source: z.string(),
  source_id: z.string(),
  kind: z.enum(storedKinds),
  item_id: z.string(),
  hash: z.string(),
  fields: z.string(),
});

const ownUpload = z.object({
  upload_id: z.number().int(),
  file_name: z.string(),
  media_type: z.string(),
  size: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  widths: z.string(),
  created_at: time,
  hash: z.string().nullable(),
  original_name: z.string(),
  alt: z.string(),
  focus: z.string(),
  focus_x: z.number().nullable(),
  focus_y: z.number().nullable(),
  has_avif: z.number().int(),
  placeholder: z.string().nullable(),
  poster: z.string(),
  captions: z.string(),
  caption: z.string(),
  search_text: z.string(),
});

/** Neither the network address nor the account that it is assigned to leaves the site. */
export const ownEnquiry = z.object({
  enquiry_id: z.number().int(),
  form: z.enum(['main', 'extended']),
  name: z.string(),
  email: z.string(),
  phoneNum: z.string(),
  businessName: z.string(),
  role: z.string(),
  message: z.string(),
  formType: z.string(),
  language: z.string(),
  created_at: time,
  status: z.string(),
  spam_reasons: z.string(),
  visit: z.string(),
  note: z.string(),
  answered_at: z.string().nullable(),
});

/** The table of places and the pattern of their pages: one row. */
const ownPlaces = z.object({
  maker_id: z.number().int(),
  sheet: z.string(),
  pattern: z.string(),
  version: z.number().int(),
  changed_at: time,
});

/** Which page was made of which row of the table, and of which words. */
const ownPlacePage = z.object({
  row_id: z.string(),
  item_id: z.number().int(),
  made: z.string(),
  made_at: time,
});

const ownProof = z.object({
  claim: z.string(),
  source: z.string(),
  answers_for: z.string(),
  valid_until: z.string().nullable(),
  is_none: z.number().int(),
  changed_at: time,
});

const ownReason = z.object({
  kind: z.string(),
  item_id: z.string(),
  reason: z.string(),
  twins: z.string(),
  made_at: time,
});

/** What a client answered through a sign-off link, which stays behind. */
const ownAnswer = z.object({
  answer_id: z.number().int(),
  link_id: z.string(),
  kind: z.string(),
  item_id: z.string(),
  title: z.string(),
  name: z.string(),
  recipient: z.string(),
  email: z.string(),
  is_confirmed: z.number().int(),
  is_revoked: z.number().int(),
  verdict: z.string(),
  sections: z.string(),
  made_at: time,
  seen_at: z.string().nullable(),
});

/** Lists of an export, without the accounts that wrote them: the file, its table, what a row holds, and the columns that it is read by. */
export const ownLists = {
  categories: { path: ownPaths.categories, row: ownCategory, key: 'category_id' },
  former_categories: { path: ownPaths.formerCategories, row: ownCategory, key: 'category' },
  saved_answers: { path: ownPaths.savedAnswers, row: ownSavedAnswer, key: 'saved_answer_id' },
  redirects: { path: ownPaths.redirects, row: ownRedirect, key: 'redirect_id' },
  import_items: { path: ownPaths.imported, row: ownImported, key: ['source', 'source_id'] },
  uploads: { path: ownPaths.uploads, row: ownUpload, key: 'upload_id' },
  enquiries: { path: ownPaths.enquiries, row: ownEnquiry, key: 'enquiry_id' },
  location_maker: { path: ownPaths.places, row: ownPlaces, key: 'maker_id' },
  location_makes: { path: ownPaths.placePages, row: ownPlacePage, key: 'row_id' },
  claim_proofs: { path: ownPaths.proofs, row: ownProof, key: 'claim' },
  likeness_reasons: { path: ownPaths.reasons, row: ownReason, key: ['kind', 'item_id'] },
  sign_off_answers: { path: ownPaths.approvals, row: ownAnswer, key: 'answer_id' },
} as const;

export type OwnList = keyof typeof ownLists;

export const personalLists: readonly OwnList[] = ['enquiries', 'sign_off_answers'];
