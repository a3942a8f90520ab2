import { say } from './site.ts';

/** One measured figure beside its control, or beside its goal alone. */
export interface Row {
  what: string;
  ours: string;
  control?: string;
  ratio?: string;
  goal?: string;
  /** Whether the goal is reached. */
  isReached?: boolean;
}

const columns = ['what', 'ours', 'control', 'ratio', 'goal', 'reached'] as const;

function cells({ isReached, ...texts }: Row): string[] {
  const reached = isReached === undefined ? '' : isReached ? 'yes' : 'NO';
  const all: Record<string, string | undefined> = { ...texts, reached };
  return columns.map((column) => all[column] ?? '');
}

/** Prints the rows as a Markdown table with aligned columns. */
export function sayTable(rows: Row[]): void {
  const lines = [[...columns], ...rows.map(cells)];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => (line[at] ?? '').length)));
  const text = lines.map(
    (line) => `| ${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`,
  );
  text.splice(1, 0, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  say(text.join('\n'));
}
