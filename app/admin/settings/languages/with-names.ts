import { nativeName } from '../../content/editions/language-names.ts';
import type { ListEntry } from '../../content/editor/codec.ts';

/** As the settings' rows are typed. */
function rowsOf(typed: unknown): ListEntry[] {
  return Array.isArray(typed) ? typed : [];
}

function textIn({ values }: ListEntry, name: string): string {
  return String(values[name] ?? '').trim();
}

/** A new tag brings the name of its language along, unless somebody has typed another name. */
export function withNames(before: unknown, after: unknown): unknown {
  const known = new Map(rowsOf(before).map((row) => [row.id, row]));
  return rowsOf(after).map((row) => {
    const old = known.get(row.id);
    const [tag, name] = [textIn(row, 'tag'), textIn(row, 'name')];
    const oldTag = old ? textIn(old, 'tag') : '';
    const isOwn = name !== '' && name !== nativeName(oldTag);
    if (tag === oldTag || isOwn) return row;
    return { ...row, values: { ...row.values, name: nativeName(tag) } };
  });
}
