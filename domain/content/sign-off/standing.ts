import { type AnsweredSection, isApproval, type SectionState, type Verdict } from './sign-off.ts';

interface GivenAnswer {
  link_id: string;
  name: string;
  verdict: Verdict;
  made_at: string;
  is_revoked: number;
  sections: readonly Pick<AnsweredSection, 'id' | 'hash'>[];
}

interface Current {
  id: string;
  label: string;
  hash: string;
}

export interface SectionStanding {
  id: string;
  label: string;
  state: SectionState;
  /** Who said so, and when; empty where nobody did. */
  by: string;
  at: string;
}

function isSame(section: Current, answered: Pick<AnsweredSection, 'id' | 'hash'>) {
  return answered.id === section.id && answered.hash === section.hash;
}

function standingOf(section: Current, answers: readonly GivenAnswer[]): SectionStanding {
  const { id, label } = section;
  const about = answers.filter((one) => one.sections.some((own) => own.id === id));
  const now = about.filter((one) => one.sections.some((own) => isSame(section, own)));
  // Of each person the last word counts; one who was removed can hold nothing up.
  const last = [...new Map(now.map((one) => [one.link_id, one])).values()];
  const refused = last.findLast((one) => !isApproval(one.verdict) && one.is_revoked === 0);
  const approved = last.findLast(({ verdict }) => isApproval(verdict));
  const latest = refused ?? approved;
  if (latest) {
    const state = latest === refused ? 'changes' : 'approved';
    return { id, label, state, by: latest.name, at: latest.made_at };
  }
  const before = about.findLast(({ verdict }) => isApproval(verdict));
  return before
    ? { id, label, state: 'void', by: before.name, at: before.made_at }
    : { id, label, state: 'waiting', by: '', at: '' };
}

/**
 * How each section of an item stands, found by comparing what was seen with what is there: a change ends
 * an approval by itself, and the same text again brings it back.
 *
 * @param answers the oldest first
 */
export function standings(
  sections: readonly Current[],
  answers: readonly GivenAnswer[],
): SectionStanding[] {
  return sections.map((section) => standingOf(section, answers));
}

export function isAllApproved(sections: readonly Pick<SectionStanding, 'state'>[]): boolean {
  return sections.length > 0 && sections.every(({ state }) => state === 'approved');
}
