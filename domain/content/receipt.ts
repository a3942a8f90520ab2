/** Milliseconds in which every address must show a change (R-X-06). */
export const receiptTimeout = 2_000;
