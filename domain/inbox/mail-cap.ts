/**
 * When mail of enquiries leaves (threat T27). An enquiry is one unit: the mail to the agency, the call of the
 * webhook and the visitor's receipt leave together or are held together. What counts is how many enquiries
 * were let through within the last hour, whether or not a mail server has taken them yet. What a person
 * releases by hand leaves at once and does not count.
 */
const hour = 3_600_000;

/** Milliseconds that the cap looks back. */
export const capWindow = hour;

/** Milliseconds between two looks at what is held. */
export const releaseInterval = 60_000;

/** The share of the cap that stays free for new enquiries while held ones leave. */
const reservedShare = 0.2;

/** Whether a new enquiry is mailed at once. @param used let through within the last hour */
export function hasRoomForNew(used: number, cap: number): boolean {
  return used < cap;
}

/**
 * How many held enquiries leave at one look, the oldest first. The rate has fallen once less than four fifths
 * of the cap was used within the last hour; then they leave in even portions, not all at once.
 */
export function countReleasable(used: number, cap: number): number {
  const limit = Math.max(1, Math.floor(cap * (1 - reservedShare)));
  const portion = Math.ceil((cap * releaseInterval) / capWindow);
  return Math.max(0, Math.min(portion, limit - used));
}

/** Milliseconds between two summaries of what is held: in one rush, and in two that follow each other. */
const summaryInterval = 24 * hour;
const minSummaryInterval = hour;

/** Milliseconds that a summary waits, so that its number says something. */
export const summaryDelay = 5 * 60_000;

/**
 * Whether a summary tells of an enquiry that is held now.
 * @param sinceLast milliseconds since the last one @param isFirst whether nothing else is held
 */
export function isSummaryDue(sinceLast: number, isFirst: boolean): boolean {
  return sinceLast >= (isFirst ? minSummaryInterval : summaryInterval);
}
