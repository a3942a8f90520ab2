import { slugFrom } from '../../../../domain/content/addresses/slug.ts';

function replaced(text: string, from: string, to: string): string {
  if (from === '') return text;
  const pattern = new RegExp(
    from.replace(/[\\^$.*+?()[\]{}|]/g, (sign) => `\\${sign}`),
    'gi',
  );
  return text.replace(pattern, () => to);
}

/** The values that name the place, with another one; HTML is left to its author. */
export function withPlace<Name extends string>(
  values: Record<Name, string>,
  { from, to }: { from: string; to: string },
): Record<Name, string> {
  if (from.trim() === '' || to.trim() === '') return values;
  const entries = Object.entries<string>(values).map(([name, text]) =>
    name === 'slug_url'
      ? [name, replaced(slugFrom(text), slugFrom(from), slugFrom(to))]
      : [name, replaced(text, from.trim(), to.trim())],
  );
  return Object.fromEntries(entries) as Record<Name, string>;
}
