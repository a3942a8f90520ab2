/**
 * Chromium misses the rule where it comes with the last stylesheet that a first paint waits for, so it
 * stands in each public page (docs/decisions/0045-a-stylesheet-for-each-part.md).
 */
export const pageChangeRule =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/**
 * A script waits for the sheets before it, and the parser for the script: Firefox would paint what
 * follows a sheet in the body without it. An empty one is not run.
 */
export const sheetsAwaited = '0';

/** The id of what ends the part of a page that its first paint waits for; no heading's id has a `_`. */
export const firstViewEnd = 'first_view_end';
