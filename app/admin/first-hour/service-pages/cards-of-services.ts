import { specializationSection } from '../../../../domain/content/sections/kinds/service/specialization.ts';
import type { StoredSection } from '../../../../domain/content/sections/section.ts';
import { currentSection } from '../../../../domain/content/sections/sections.ts';

/** What becomes of the page of a service; null where it goes. */
export interface ServiceChange {
  path: string;
  becomes: { name: string; path: string } | null;
}

const cardsField = specializationSection.fields.cards.lenient;

type Card = ReturnType<typeof cardsField.parse>[number];

/** A card that leads to a place within the page tells of a part of it, and has a heading of its own. */
function followed(card: Card, changes: readonly ServiceChange[]): Card[] {
  const [path = '', place] = card.service.split('#');
  const change = changes.find((one) => one.path === path);
  if (!change) return [card];
  const { becomes } = change;
  if (!becomes) return [];
  if (place !== undefined) return [{ ...card, service: `${becomes.path}#${place}` }];
  return [{ ...card, heading: becomes.name, service: becomes.path }];
}

/**
 * Cards lead to services that are there, under their names; a section without a card is hidden. Null
 * where nothing changes.
 */
export function cardsOfServices(
  sections: readonly StoredSection[],
  changes: readonly ServiceChange[],
): StoredSection[] | null {
  let isChanged = false;
  const followedSections = sections.map((section) => {
    if (section.kind !== specializationSection.name) return section;
    const current = currentSection(section);
    const before = cardsField.parse(current.props.cards);
    const cards = before.flatMap((card) => followed(card, changes));
    if (JSON.stringify(cards) === JSON.stringify(before)) return section;
    isChanged = true;
    const hidden = section.hidden || cards.length === 0;
    return { ...current, hidden, props: { ...current.props, cards } };
  });
  return isChanged ? followedSections : null;
}
