import { type Alike, findAlike } from '../../../db/content/likeness/find-alike.ts';
import type { Database } from '../../../db/open.ts';
import type { Finding } from '../../../domain/api/content/editing/doctor.ts';
import { kindNamed } from '../../../domain/content/kinds/kinds.ts';
import { nearCopy } from '../../../domain/content/text/likeness.ts';
import type { CheckedItem } from './checked-item.ts';

const named = 3;

function called({ kind, title }: Alike): string {
  return `the ${kindNamed(kind).noun} '${title}'`;
}

function listed(alike: Alike[]): string {
  const more = alike.length - named;
  return alike.slice(0, named).map(called).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** Hints only: a save is never refused for likeness (D68). */
export async function likenessFindings(db: Database, item: CheckedItem): Promise<Finding[]> {
  const { draft, parts, text, values } = item;
  const { kind, id } = draft;
  const alike = await findAlike(db, { kind, id, values });
  const findings: Finding[] = [];
  const sameTitles = alike.filter(({ hasSameTitle }) => hasSameTitle);
  if (sameTitles.length > 0) {
    const field = text(parts.title).trim() === '' ? parts.titleElse : parts.title;
    const message = `The title is also that of ${listed(sameTitles)}.`;
    findings.push({ check: 'title', severity: 'hint', field, message });
  }
  const copies = alike.filter(({ likeness }) => likeness >= nearCopy);
  const [nearest] = copies;
  if (nearest) {
    const percent = Math.floor(nearest.likeness * 100);
    const message = `${percent} % of the text is also that of ${listed(copies)}.`;
    findings.push({ check: 'likeness', severity: 'hint', field: parts.heading, message });
  }
  return findings;
}
