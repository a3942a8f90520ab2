import type { FieldPlan } from './plan.ts';

type Kind = FieldPlan['kind'];

/** The value at a path such as `offices.0.phone`. */
export function valueAt(record: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => Object(value)[key], record);
}

/** A copy of the record in which the value at the path is another. */
export function withValueAt<T>(record: T, path: string, value: unknown): T {
  const [key = '', ...rest] = path.split('.');
  const inner = rest.length === 0 ? value : withValueAt(Object(record)[key], rest.join('.'), value);
  const copy = Array.isArray(record)
    ? record.map((item, index) => (String(index) === key ? inner : item))
    : { ...record, [key]: inner };
  // The same keys as before; only the value at the path is new.
  return copy as T;
}

/** A value as the field shows it. */
export function textOf(value: unknown, kind: Kind): string {
  if (Array.isArray(value)) return value.join(kind === 'paragraphs' ? '\n\n' : '\n');
  return String(value ?? '');
}

function parts(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** What a field's text means for the record; a number that is none becomes null and is refused. */
export function meaningOf(text: string, path: string, kind: Kind): unknown {
  if (kind === 'lines') return parts(text, /\n/);
  if (kind === 'paragraphs') return parts(text, /\n\s*\n/);
  const isNumber = kind === 'number' || path.endsWith('.stars');
  if (!isNumber) return text.trim();
  return text.trim() === '' ? null : Number(text.replace(',', '.'));
}
