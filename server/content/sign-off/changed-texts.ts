import { type Answer, seenTexts } from '../../../db/content/sign-off/answers.ts';
import type { HashedSection } from '../../../db/content/sign-off/item-to-sign.ts';
import type { ItemSignOff } from '../../../db/content/sign-off/standing.ts';
import { type ChangedText, isApproval } from '../../../domain/content/sign-off/sign-off.ts';
import { wordDifferences } from '../../../domain/content/text/word-differences.ts';

/** Answers of earlier releases have no space between the blocks of a text. */
function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Texts of a section that are not as they were when it was approved last. */
function changedTexts(section: HashedSection, answers: readonly Answer[]): ChangedText[] {
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
  return pairs
    .filter(({ from, to }) => withoutSpaces(from) !== withoutSpaces(to))
    .map(({ label, from, to }) => ({ label, pieces: wordDifferences(from, to) }));
}

/** How each section stands, with what has changed where an approval is void. */
export function standingsWithChanges({ item, sections, answers }: ItemSignOff) {
  return sections.map((one, place) => {
    const section = item.sections[place];
    const changed = one.state === 'void' && section ? changedTexts(section, answers) : [];
    return { ...one, changed };
  });
}
