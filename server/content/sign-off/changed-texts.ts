import { setImmediate } from 'node:timers/promises';
import { type Answer, seenTexts } from '../../../db/content/sign-off/answers.ts';
import type { HashedSection } from '../../../db/content/sign-off/item-to-sign.ts';
import type { ItemSignOff } from '../../../db/content/sign-off/standing.ts';
import { type ChangedText, isApproval } from '../../../domain/content/sign-off/sign-off.ts';
import type { SectionStanding } from '../../../domain/content/sign-off/standing.ts';
import { diffTimeout, wordDifferences } from '../../../domain/content/text/word-differences.ts';

/** Answers of earlier releases have no space between the blocks of a text. */
function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Texts of a section that are not as they were when it was approved last. */
function changedTexts(section: HashedSection, answers: readonly Answer[]) {
  const approved = answers
    .filter(({ verdict }) => isApproval(verdict))
    .findLast(({ sections }) => sections.some(({ id }) => id === section.id))
    ?.sections.find(({ id }) => id === section.id);
  if (!approved) return [];
  const now = seenTexts(section);
  const before = new Map(approved.texts.map(({ path, text }) => [path, text]));
  const gone = approved.texts.filter(({ path }) => !now.some((one) => one.path === path));
  const pairs = [
    ...now.map(({ path, label, text }) => ({ label, from: before.get(path) ?? '', to: text })),
    ...gone.map(({ label, text }) => ({ label, from: text, to: '' })),
  ];
  return pairs.filter(({ from, to }) => withoutSpaces(from) !== withoutSpaces(to));
}

/** How each section stands, with what has changed in it; texts after `deadline` are shown as removed and added. */
export async function standingsWithChanges(
  { item, sections, answers }: Pick<ItemSignOff, 'item' | 'sections' | 'answers'>,
  deadline = performance.now() + diffTimeout,
) {
  const standings: (SectionStanding & { changed: ChangedText[] })[] = [];
  for (const [place, one] of sections.entries()) {
    const section = item.sections[place];
    const changed: ChangedText[] = [];
    for (const { label, from, to } of section && one.state === 'void'
      ? changedTexts(section, answers)
      : []) {
      changed.push({ label, pieces: wordDifferences(from, to, deadline - performance.now()) });
      await setImmediate();
    }
    standings.push({ ...one, changed });
  }
  return standings;
}
