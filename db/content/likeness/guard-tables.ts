import type { StoredKind } from '../../../domain/content/kinds/names.ts';

/** Why an item is published although others are nearly the same. */
interface LikenessReasonTable {
  kind: StoredKind;
  item_id: string;
  reason: string;
  /** JSON: the ids of those that it was given for. */
  twins: string;
  made_by: string;
  made_at: string;
}

interface ClaimProofTable {
  /** As domain/content/claims names it. */
  claim: string;
  source: string;
  answers_for: string;
  /** A day; null for ever. */
  valid_until: string | null;
  /** 1 for a number that asserts nothing. */
  is_none: number;
  changed_by: string;
  changed_at: string;
}

/** One row: the table of places and the pattern. */
interface LocationMakerTable {
  maker_id: number;
  /** JSON, as domain/content/location-maker has it. */
  sheet: string;
  pattern: string;
  version: number;
  changed_by: string;
  changed_at: string;
}

interface LocationMakeTable {
  row_id: string;
  item_id: number;
  /** JSON: the values of its fields as they were made last. */
  made: string;
  made_at: string;
}

export interface GuardTables {
  likeness_reasons: LikenessReasonTable;
  claim_proofs: ClaimProofTable;
  location_maker: LocationMakerTable;
  location_makes: LocationMakeTable;
}
