import type { PublishingState } from '../../../../../domain/content/publishing.ts';

/** One thing that waits for somebody, as a row of the Portal. */
export interface ToDo {
  id: string;
  state?: 'late' | 'soon';
  /** What stands before it, large: time left, days, a number. */
  figure: string;
  under: string;
  name: string;
  /** Where the text stands, as a badge after its name. */
  stands?: PublishingState;
  /** A few softer words after the name. */
  kind?: string;
  note: string;
  action?: { verb: string; to: string };
  /** A mail that was given up, which can be sent again or dismissed. */
  failedMail?: number;
}

export interface ToDoGroup {
  title: string;
  rows: ToDo[];
  /** What one row stands for until it is opened. */
  folded?: { row: ToDo; rows: ToDo[] };
  count: number;
}

/** The first rows, and one that stands for the others. @param total of all, those included that did not come */
export function foldedGroup(
  group: { title: string; rows: ToDo[]; total: number; shown: number },
  rowOf: (rest: ToDo[], count: number) => ToDo,
): ToDoGroup {
  const { title, rows, total, shown } = group;
  const count = Math.max(total, rows.length);
  // A row in place of one other would save nothing.
  if (count <= shown + 1) return { title, rows, count };
  const rest = rows.slice(shown);
  const folded = { row: rowOf(rest, count - shown), rows: rest };
  return { title, rows: rows.slice(0, shown), folded, count };
}
