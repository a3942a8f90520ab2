/** What a public address is to the item that was published. */
export type ReceiptPlace =
  | 'page'
  | 'old address'
  | 'list'
  | 'home'
  | 'sitemap'
  | 'feed'
  | 'summary';

/** What was looked for at an address. */
export type ReceiptProof = 'new text' | 'gone' | 'leads on' | 'answers';

/** One public address after a change, as a visitor finds it. */
export interface ReceiptRow {
  /** As visitors ask for it. */
  path: string;
  place: ReceiptPlace;
  /** HTTP status; 0 for no answer. */
  status: number;
  /** Milliseconds of the last look. */
  ms: number;
  proof: ReceiptProof;
  /** Why the address is not as it should be, a sentence; empty for one that is. */
  reason: string;
}

/** Every address that a change of an item touches, looked at through the site's own front door. */
export interface Receipt {
  title: string;
  /** None for an item that visitors never saw. */
  rows: ReceiptRow[];
  /** Milliseconds from the first look to the last. */
  ms: number;
}

/** Milliseconds in which every address must show a change (R-X-06). */
export const receiptPatience = 2_000;
