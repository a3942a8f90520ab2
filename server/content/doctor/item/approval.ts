import { findAnswers } from '../../../../db/content/sign-off/answers.ts';
import { sectionsOfState } from '../../../../db/content/sign-off/item-to-sign.ts';
import { findLinks } from '../../../../db/content/sign-off/links.ts';
import { isApprovalRequired } from '../../../../db/content/sign-off/required.ts';
import type { Database } from '../../../../db/open.ts';
import type { Finding } from '../../../../domain/api/content/editing/doctor.ts';
import type { SectionState } from '../../../../domain/content/sign-off/sign-off.ts';
import { standings } from '../../../../domain/content/sign-off/standing.ts';
import type { CheckedItem } from '../checked-item.ts';

const words: Record<Exclude<SectionState, 'approved'>, string> = {
  changes: 'a client asks for changes',
  void: 'it was changed after it was approved',
  waiting: 'no client has approved it',
};

/** Says nothing of an item that no client was asked about, unless its kind needs it (R-A-05). */
export async function approvalFindings(
  db: Database,
  { draft: { kind, id }, values }: CheckedItem,
): Promise<Finding[]> {
  const named = { kind, item_id: id ?? '' };
  const isRequired = await isApprovalRequired(db, kind);
  const [links, answers] = id === null ? [[], []] : await findBoth(db, named);
  if (!isRequired && links.length + answers.length === 0) return [];
  const state = { kind, id: named.item_id, title: '', address: null, updatedAt: '' };
  const sections = await sectionsOfState(db, { ...state, fields: values });
  const found = standings(sections, answers);
  return found.flatMap(({ label, state: is }, place): Finding[] => {
    if (is === 'approved') return [];
    const field = sections[place]?.texts[0]?.path ?? '';
    const severity = isRequired ? 'error' : 'hint';
    const message = `${label} is not approved: ${words[is]}.`;
    return [{ check: 'approval', severity, field, message }];
  });
}

function findBoth(db: Database, named: Parameters<typeof findLinks>[1]) {
  return Promise.all([findLinks(db, named), findAnswers(db, named)]);
}
