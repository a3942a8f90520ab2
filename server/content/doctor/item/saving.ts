import { slugReason } from '../../../../db/content/addresses/slug-taken.ts';
import type { Database } from '../../../../db/open.ts';
import type { Finding } from '../../../../domain/api/content/editing/doctor.ts';
import { pathFrom } from '../../../../domain/content/addresses/page-path.ts';
import { slugFrom } from '../../../../domain/content/addresses/slug.ts';
import { addressField } from '../../../../domain/content/kind.ts';
import { blogKind } from '../../../../domain/content/kinds/blog.ts';
import { kindNamed } from '../../../../domain/content/kinds/kinds.ts';
import type { Draft } from '../../preview/draft-page.ts';
import type { CheckedItem } from '../checked-item.ts';

function error(field: string, message: string): Finding {
  return { check: 'saving', severity: 'error', field, message };
}

/** By the schema of the save itself. */
function refused({ kind, fields }: Draft): Finding[] {
  const parsed = kindNamed(kind).input.safeParse(fields);
  if (parsed.success) return [];
  const first = new Map(
    parsed.error.issues
      .toReversed()
      .map(({ path, message }) => [path.join('.') || 'item', message] as const),
  );
  return [...first].map(([field, message]) => error(field, message));
}

async function taken(db: Database, { kind: name, id }: Draft, slug: string): Promise<Finding[]> {
  const kind = kindNamed(name);
  const reason = slug === '' ? null : await slugReason(db, kind, slug, Number(id ?? 0));
  return reason === null ? [] : [error(addressField(kind) ?? 'item', reason)];
}

export function dateFindings({ parts, text }: CheckedItem): Finding[] {
  if (!parts.date || text(parts.date).trim() !== '') return [];
  return [{ check: 'date', severity: 'hint', field: parts.date, message: 'There is no date.' }];
}

export async function savingFindings(
  db: Database,
  { draft, text }: CheckedItem,
): Promise<Finding[]> {
  const kind = kindNamed(draft.kind);
  const typed = text(addressField(kind) ?? '');
  const slug = kind.address.base === '' ? pathFrom(typed) : slugFrom(typed);
  const findings = [...refused(draft), ...(await taken(db, draft, slug))];
  if (draft.kind === blogKind.name && slug === '') {
    const message = 'Without a title or a Slug URL a blog has no address and stays a draft.';
    findings.push(error('slug_url', message));
  }
  return findings;
}
