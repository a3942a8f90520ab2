import type { Generated, Selectable } from 'kysely';
import type { CaseStudyText } from '../domain/case-study.ts';
import type { LocationPageText } from '../domain/location-page.ts';
import type { PublishingStatus } from '../domain/publishing.ts';
import type { PictureFocus } from '../domain/upload.ts';
import type { EnquiryTables } from './enquiry-tables.ts';
import type { HistoryTables } from './history-tables.ts';

/**
 * All tables. Columns carry the specification's names. Times are ISO 8601 UTC text, JSON is text and
 * booleans are 0 or 1 in both databases, so that no query needs a mapping per database
 * (docs/decisions/0002-one-set-of-column-types.md).
 */
export interface Tables extends EnquiryTables, HistoryTables {
  case_studies: CaseStudyTable;
  case_study_search: CaseStudySearchTable;
  blogs: BlogTable;
  blog_search: BlogSearchTable;
  categories: CategoryTable;
  location_pages: LocationPageTable;
  users: UserTable;
  sessions: SessionTable;
  sign_in_failures: SignInFailureTable;
  known_addresses: KnownAddressTable;
  second_factors: SecondFactorTable;
  recovery_codes: RecoveryCodeTable;
  settings: SettingTable;
  uploads: UploadTable;
  content_version: ContentVersionTable;
  jobs: JobTable;
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

export interface CaseStudyTable extends CaseStudyText, Timestamps, Versioned {
  _id: string;
  /** JSON array of reviews. */
  reviews: string;
  status: PublishingStatus;
}

export interface BlogTable extends Timestamps, Versioned {
  blog_id: Generated<number>;
  title: string;
  slug_url: string;
  /** The computed address part, unique; null while the blog has none and is a draft. */
  slug: string | null;
  brief_paragraph: string;
  category: number | null;
  published_date: string;
  /** The time read from published_date, else the creation time; orders the lists (decision D13). */
  published_at: string;
  blog_image: string;
  metaTitle: string;
  metaDescription: string;
  canonicalLink: string;
  /** JSON array of {heading, paragraph}. */
  blogs_content: string;
  status: PublishingStatus;
}

interface SearchTexts {
  /** What the public list is ordered by. */
  listed_at: string;
  /** As domain/search-text.ts makes it. */
  search_text: string;
}

/** The texts of published items alone, slim beside their rows: db/search-texts.ts. */
export interface BlogSearchTable extends SearchTexts {
  blog_id: number;
}

export interface CaseStudySearchTable extends SearchTexts {
  /** What the index of SQLite counts by. */
  search_id: Generated<number>;
  _id: string;
}

export interface CategoryTable {
  category_id: Generated<number>;
  category: string;
}

export interface LocationPageTable extends LocationPageText, Timestamps, Versioned {
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
}

export interface SessionTable {
  /** SHA-256 of the token in hexadecimal; the token itself is never stored (threat T02). */
  token_hash: string;
  user_id: number;
  created_at: string;
  last_used_at: string;
}

export interface SignInFailureTable {
  /** What is counted, as a hash. */
  key: string;
  /** JSON array of the latest failures, milliseconds since 1970. */
  times: string;
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
  /** As in domain/placeholder.ts; null until it is made, empty when there is none. */
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
  /** A sentence, or null when all went well. */
  failure: string | null;
  report: Generated<string>;
}

export type CaseStudyRow = Selectable<CaseStudyTable>;
export type BlogRow = Selectable<BlogTable>;
export type LocationPageRow = Selectable<LocationPageTable>;
export type UserRow = Selectable<UserTable>;
