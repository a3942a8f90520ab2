import type { Generated, Selectable } from 'kysely';
import type { AccountLinkKind } from '../domain/accounts/account-link.ts';
import type { FilteredList } from '../domain/accounts/saved-filter.ts';
import type { AlertCause } from '../domain/alert.ts';
import type { FieldDefinitions } from '../domain/content/fields/fields.ts';
import type { ColumnsOf } from '../domain/content/kind.ts';
import type { blogKind } from '../domain/content/kinds/blog.ts';
import type { caseStudyKind } from '../domain/content/kinds/case-study.ts';
import type { locationPageKind } from '../domain/content/kinds/location-page.ts';
import type { pageKind } from '../domain/content/kinds/page.ts';
import type { PublishingStatus } from '../domain/content/publishing.ts';
import type { PictureFocus } from '../domain/media/focus.ts';
import type { BulkTables } from './content/bulk/bulk-table.ts';
import type { EditionTables } from './content/editions/edition-tables.ts';
import type { GuardTables } from './content/likeness/guard-tables.ts';
import type { ListTables } from './content/lists/list-tables.ts';
import type { RemarkTables } from './content/remarks/remark-tables.ts';
import type { SignOffTables } from './content/sign-off/sign-off-tables.ts';
import type { HistoryTables } from './history-tables.ts';
import type { EnquiryTables } from './inbox/enquiry-tables.ts';
import type { UploadUseTables } from './media/upload-use-tables.ts';
import type { MovingTables } from './moving/moving-tables.ts';

/**
 * Times are ISO 8601 UTC text, JSON is text and booleans are 0 or 1 in both databases
 * (docs/decisions/0002-one-set-of-column-types.md).
 */
export interface Tables
  extends BulkTables,
    EditionTables,
    EnquiryTables,
    GuardTables,
    HistoryTables,
    ListTables,
    MovingTables,
    RemarkTables,
    SignOffTables,
    UploadUseTables {
  case_studies: CaseStudyTable;
  blogs: BlogTable;
  categories: CategoryTable;
  former_categories: Selectable<CategoryTable>;
  location_pages: LocationPageTable;
  pages: PageTable;
  users: UserTable;
  sessions: SessionTable;
  sign_in_failures: SignInFailureTable;
  known_addresses: KnownAddressTable;
  second_factors: SecondFactorTable;
  recovery_codes: RecoveryCodeTable;
  account_links: AccountLinkTable;
  saved_filters: SavedFilterTable;
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

interface Versioned {
  /** Raised by every save; the item's ETag (R-X-08). */
  version: Generated<number>;
}

type FieldsOf<K extends { fields: FieldDefinitions }> = ColumnsOf<K['fields']>;

interface CaseStudyTable extends FieldsOf<typeof caseStudyKind>, Timestamps, Versioned {
  _id: string;
  status: PublishingStatus;
}

interface BlogTable extends FieldsOf<typeof blogKind>, Timestamps, Versioned {
  blog_id: Generated<number>;
  /** Unique; null while a draft has no address. */
  slug: string | null;
  /** From published_date, else the creation time; orders the lists (decision D13). */
  published_at: string;
  status: PublishingStatus;
}

interface CategoryTable {
  category_id: Generated<number>;
  category: string;
}

interface LocationPageTable extends FieldsOf<typeof locationPageKind>, Timestamps, Versioned {
  location_id: Generated<number>;
  slug: string;
  status: PublishingStatus;
}

interface PageTable extends FieldsOf<typeof pageKind>, Timestamps, Versioned {
  page_id: Generated<number>;
  /** The whole path. */
  slug: string;
  status: PublishingStatus;
}

interface UserTable extends Timestamps {
  user_id: Generated<number>;
  email: string;
  password_hash: string;
  is_admin: number;
  is_disabled: number;
  /** 1 while the password that a start made was never used. */
  awaits_first_sign_in: Generated<number>;
  /** 1 while a mail goes to them when a remark mentions them. */
  mails_mentions: Generated<number>;
}

interface SessionTable {
  /** SHA-256 in hexadecimal; the token itself is never stored (threat T02). */
  token_hash: string;
  user_id: number;
  created_at: string;
  last_used_at: string;
  device: Generated<string>;
  network: Generated<string>;
}

interface SignInFailureTable {
  key: string;
  times: string;
  pending: Generated<string>;
  last_at: string;
}

interface KnownAddressTable {
  key: string;
  last_at: string;
}

interface SecondFactorTable {
  user_id: number;
  /** Base 32, in plain text: the server needs it to make the codes. */
  secret: string;
  /** 0 until a code has shown that an app holds the secret. */
  is_confirmed: number;
  /** Codes of this and earlier time steps are refused. */
  last_step: number;
}

interface RecoveryCodeTable {
  code_hash: string;
  user_id: number;
}

interface AccountLinkTable {
  link_id: Generated<number>;
  kind: AccountLinkKind;
  user_id: number | null;
  email: string | null;
  is_admin: Generated<number>;
  invited_by: number | null;
  created_at: string;
  /** SHA-256 in hexadecimal of the last token made; null before the first (threat T40). */
  token_hash: string | null;
  expires_at: string | null;
  /** Of the mail before, which opens until another one has been sent. */
  before_hash: string | null;
  before_expires_at: string | null;
  /** 'shown' was handed over by the inviter, without a mail server. */
  status: 'queued' | 'sent' | 'failed' | 'shown';
  attempts: Generated<number>;
  next_at: string;
  lease_until: Generated<string>;
  reason: Generated<string>;
}

interface SavedFilterTable extends Timestamps {
  saved_filter_id: Generated<number>;
  user_id: number;
  list: FilteredList;
  name: string;
  /** As the address of the list has it. */
  query: string;
  deleted_at: string | null;
}

interface SettingTable {
  key: string;
  value: string;
  /** JSON; a value that still equals it was never edited. */
  first_value: string;
  updated_at: string;
}

export interface UploadTable {
  upload_id: Generated<number>;
  file_name: string;
  media_type: string;
  size: number;
  width: number | null;
  height: number | null;
  widths: string;
  created_at: string;
  /** SHA-256 of the bytes as sent, unique; null for files of earlier releases. */
  hash: string | null;
  /** Never used as a file name. */
  original_name: Generated<string>;
  alt: Generated<string>;
  /** The place nearest to the point, for a release without it. */
  focus: Generated<PictureFocus>;
  focus_x: Generated<number | null>;
  focus_y: Generated<number | null>;
  has_avif: Generated<number>;
  /** domain/media/placeholder.ts; null until it is made, empty without one. */
  placeholder: Generated<string | null>;
  poster: Generated<string>;
  captions: Generated<string>;
  /** Of a picture; `captions` are a film's. */
  caption: Generated<string>;
  /** As domain/content/text/search-text.ts makes it; empty until a release that knows it has read the rest. */
  search_text: Generated<string>;
}

interface ContentVersionTable {
  id: number;
  version: number;
}

interface JobTable {
  name: string;
  begun_at: string;
  lease_until: string;
  /** Null while it runs, and for good when it was cut off. */
  ended_at: string | null;
  succeeded_at: string | null;
  failure: string | null;
  report: Generated<string>;
}

interface AlertTable {
  cause: AlertCause;
  detail: string;
  since: string;
  seen_at: string;
  told_at: string | null;
}

export type UserRow = Selectable<UserTable>;
