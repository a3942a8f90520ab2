import type { Generated, Selectable } from 'kysely';
import type { AccountLinkKind } from '../domain/accounts/account-link.ts';
import type { AlertCause } from '../domain/alert.ts';
import type { ColumnsOf, FieldDefinitions } from '../domain/content/kind.ts';
import type { blogKind } from '../domain/content/kinds/blog.ts';
import type { caseStudyKind } from '../domain/content/kinds/case-study.ts';
import type { locationPageKind } from '../domain/content/kinds/location-page.ts';
import type { PublishingStatus } from '../domain/content/publishing.ts';
import type { PictureFocus } from '../domain/media/upload.ts';
import type { ListTables } from './content/lists/list-tables.ts';
import type { HistoryTables } from './history-tables.ts';
import type { EnquiryTables } from './inbox/enquiry-tables.ts';

/**
 * All tables. Columns carry the specification's names. Times are ISO 8601 UTC text, JSON is text and
 * booleans are 0 or 1 in both databases, so that no query needs a mapping per database
 * (docs/decisions/0002-one-set-of-column-types.md).
 */
export interface Tables extends EnquiryTables, HistoryTables, ListTables {
  case_studies: CaseStudyTable;
  blogs: BlogTable;
  categories: CategoryTable;
  location_pages: LocationPageTable;
  users: UserTable;
  sessions: SessionTable;
  sign_in_failures: SignInFailureTable;
  known_addresses: KnownAddressTable;
  second_factors: SecondFactorTable;
  recovery_codes: RecoveryCodeTable;
  account_links: AccountLinkTable;
  settings: SettingTable;
  uploads: UploadTable;
  content_version: ContentVersionTable;
  jobs: JobTable;
  alerts: AlertTable;
}

interface Timestamps {
  created_at: string;
  updated_at: string;
}

/** What two editors of an item are told apart by. */
interface Versioned {
  /** Raised by every save; the item's ETag (R-X-08). */
  version: Generated<number>;
}

/** The fields of a kind as columns: a new one stands here by being in its kind. */
type FieldsOf<K extends { fields: FieldDefinitions }> = ColumnsOf<K['fields']>;

export interface CaseStudyTable extends FieldsOf<typeof caseStudyKind>, Timestamps, Versioned {
  _id: string;
  status: PublishingStatus;
}

export interface BlogTable extends FieldsOf<typeof blogKind>, Timestamps, Versioned {
  blog_id: Generated<number>;
  /** The computed address part, unique; null while the blog has none and is a draft. */
  slug: string | null;
  /** The time read from published_date, else the creation time; orders the lists (decision D13). */
  published_at: string;
  status: PublishingStatus;
}

export interface CategoryTable {
  category_id: Generated<number>;
  category: string;
}

export interface LocationPageTable
  extends FieldsOf<typeof locationPageKind>,
    Timestamps,
    Versioned {
  location_id: Generated<number>;
  slug: string;
  status: PublishingStatus;
}

export interface UserTable extends Timestamps {
  user_id: Generated<number>;
  /** Lower case, unique. */
  email: string;
  password_hash: string;
  is_admin: number;
  is_disabled: number;
  /** 1 while the password that a start has made was never used; each start makes a new one. */
  awaits_first_sign_in: Generated<number>;
}

export interface SessionTable {
  /** SHA-256 of the token in hexadecimal; the token itself is never stored (threat T02). */
  token_hash: string;
  user_id: number;
  created_at: string;
  last_used_at: string;
  /** Browser and system in words, such as 'Firefox on Linux'; empty for a program. */
  device: Generated<string>;
  /** The shortened network address that signed in. */
  network: Generated<string>;
}

export interface SignInFailureTable {
  /** What is counted, as a hash. */
  key: string;
  /** JSON array of the latest failures, milliseconds since 1970. */
  times: string;
  /** JSON array of those among them whose attempt has not ended yet. */
  pending: Generated<string>;
  last_at: string;
}

export interface KnownAddressTable {
  /** A user and a network address that signed in, as a hash. */
  key: string;
  last_at: string;
}

export interface SecondFactorTable {
  user_id: number;
  /** Base 32; the server needs it in plain text to make the codes. */
  secret: string;
  /** 0 until a code has shown that an app holds the secret. */
  is_confirmed: number;
  /** The time step of the code used last: it and the ones before are refused. */
  last_step: number;
}

export interface RecoveryCodeTable {
  /** SHA-256 in hexadecimal. */
  code_hash: string;
  user_id: number;
}

/** A way into an account that leaves by mail or is handed over: a new password, or an invitation. */
export interface AccountLinkTable {
  link_id: Generated<number>;
  kind: AccountLinkKind;
  /** Whose password it replaces; null for an invitation. */
  user_id: number | null;
  /** Who is invited, lower case; null for a new password. */
  email: string | null;
  /** What the invited account will be. */
  is_admin: Generated<number>;
  invited_by: number | null;
  created_at: string;
  /** SHA-256 in hexadecimal of the token that left last; null until one has left (threat T40). */
  token_hash: string | null;
  expires_at: string | null;
  /** Of the mail; 'shown' was handed over by the inviter, for want of a mail server. */
  status: 'queued' | 'sent' | 'failed' | 'shown';
  attempts: Generated<number>;
  next_at: string;
  lease_until: Generated<string>;
  /** What the mail server said last. */
  reason: Generated<string>;
}

export interface SettingTable {
  key: string;
  /** JSON. */
  value: string;
  /** The value it had first, JSON; what still equals it was never edited. */
  first_value: string;
  updated_at: string;
}

export interface UploadTable {
  upload_id: Generated<number>;
  /** File name in the media store, made by us. */
  file_name: string;
  media_type: string;
  /** Bytes of the original. */
  size: number;
  /** Pixels; null for video. */
  width: number | null;
  height: number | null;
  /** Widths in px of the smaller WebP files beside the original, JSON array. */
  widths: string;
  created_at: string;
  /** SHA-256 of the bytes as they were sent, unique; null for files of earlier releases. */
  hash: string | null;
  /** What its file was called where it came from; never used on the disk. */
  original_name: Generated<string>;
  alt: Generated<string>;
  focus: Generated<PictureFocus>;
  /** 1 when every AVIF file is there. */
  has_avif: Generated<number>;
  /** As in domain/media/placeholder.ts; null until it is made, empty when there is none. */
  placeholder: Generated<string | null>;
  /** Address of the picture that stands for a film, and name of its captions file; empty without. */
  poster: Generated<string>;
  captions: Generated<string>;
}

export interface ContentVersionTable {
  /** Always 1: the table has one row. */
  id: number;
  version: number;
}

/** What one process does for all from time to time: the last run of each. */
export interface JobTable {
  name: string;
  begun_at: string;
  lease_until: string;
  /** Null while it runs, and for ever when it was cut off. */
  ended_at: string | null;
  /** When a run last did what it should. */
  succeeded_at: string | null;
  /** A sentence, or null when all went well. */
  failure: string | null;
  report: Generated<string>;
}

/** What the owner must look at: the last of each kind, present while it is seen. */
export interface AlertTable {
  cause: AlertCause;
  /** One sentence. */
  detail: string;
  since: string;
  seen_at: string;
  /** When a message last told of it. */
  told_at: string | null;
}

export type CaseStudyRow = Selectable<CaseStudyTable>;
export type BlogRow = Selectable<BlogTable>;
export type LocationPageRow = Selectable<LocationPageTable>;
export type UserRow = Selectable<UserTable>;
