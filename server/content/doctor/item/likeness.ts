import { findSameTitle, type Titled } from '../../../../db/content/likeness/same-title.ts';
import type { Database } from '../../../../db/open.ts';
import type { Finding } from '../../../../domain/api/content/editing/doctor.ts';
import { kindNamed } from '../../../../domain/content/kinds/kinds.ts';
import { likenessLimits } from '../../../../domain/content/likeness/compared-text.ts';
import { listedWords } from '../../../../domain/count-of.ts';
import { likenessOfForm } from '../../likeness/likeness-of-form.ts';
import type { CheckedItem } from '../checked-item.ts';

const maxNamed = 3;

function called({ kind, title }: Pick<Titled, 'kind' | 'title'>): string {
  return `the ${kindNamed(kind).noun} '${title}'`;
}

async function titleFindings(db: Database, item: CheckedItem): Promise<Finding[]> {
  const { draft, parts, text, values } = item;
  const same = await findSameTitle(db, { ...draft, values });
  if (same.length === 0) return [];
  const field = text(parts.title).trim() === '' ? parts.titleElse : parts.title;
  const message = `The title is also that of ${listedWords(same.map(called), maxNamed)}.`;
  return [{ check: 'title', severity: 'hint', field, message }];
}

/** No save is ever refused for likeness (D68); the editor asks for a reason before it publishes. */
export async function likenessFindings(db: Database, item: CheckedItem): Promise<Finding[]> {
  const { draft, parts } = item;
  const { kind } = draft;
  const titles = await titleFindings(db, item);
  const { twins, reason, needsReason } = await likenessOfForm(db, {
    ...draft,
    fields: Object(draft.fields),
  });
  const [nearest] = twins;
  if (!nearest) return titles;
  const percent = Math.floor(nearest.likeness * 100);
  const same = listedWords(
    twins.map(({ title }) => called({ kind, title })),
    maxNamed,
  );
  const advice = needsReason ? ' Publishing it asks for a written reason.' : '';
  const known = reason ? ` Reason: ${reason.reason}` : advice;
  const message = `${percent} % of the text is also that of ${same}, names and numbers apart.${known}`;
  const isTwin = nearest.likeness >= likenessLimits.reason && !reason;
  const severity = isTwin ? 'error' : 'hint';
  return [...titles, { check: 'likeness', severity, field: parts.heading, message }];
}
