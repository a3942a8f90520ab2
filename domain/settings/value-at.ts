/** What stands at a path such as `home.about.heading`. */
export function valueAt(record: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => Object(value)[key], record);
}

type Row = Record<string, unknown>;

export function withValueAt(record: Row, path: string, value: unknown): Row {
  const [key = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...record, [key]: value };
  return { ...record, [key]: withValueAt(Object(record[key]), rest.join('.'), value) };
}
