import { shortHash } from '../../../db/moving/entries.ts';
import type { StoredSection } from '../../../domain/content/sections/section.ts';

type Values = Record<string, unknown>;

const isSame = (one: StoredSection, other: StoredSection) =>
  one.kind === other.kind && one.props.heading === other.props.heading;

/**
 * The ids that sections have here go to those of the same heading, as remarks and translations hang on them.
 * Others are the same with another heading, where as many are left on both sides.
 */
function knownIds(came: readonly StoredSection[], here: readonly StoredSection[]): string[] {
  const left = [...here];
  const known = new Map<StoredSection, string>();
  for (const section of came) {
    const place = left.findIndex((other) => isSame(section, other));
    const [found] = place < 0 ? [] : left.splice(place, 1);
    if (found) known.set(section, found.id);
  }
  const others = came.filter((section) => !known.has(section));
  return came.map((section) => {
    const same = others.filter(({ kind }) => kind === section.kind);
    const free = left.filter(({ kind }) => kind === section.kind);
    const reworded = same.length === free.length ? free[same.indexOf(section)]?.id : undefined;
    const isTaken = here.some(({ id }) => id === section.id);
    const own = isTaken ? shortHash([section.id, section.props.heading]).slice(0, 12) : section.id;
    return known.get(section) ?? reworded ?? own;
  });
}

/** Values that came for an item, with the ids of the sections that it has here. */
export function withKnownIds(came: Values, here: Values): Values {
  if (!Array.isArray(came.sections) || !Array.isArray(here.sections)) return came;
  const ids = knownIds(came.sections, here.sections);
  const sections = came.sections.map((section, place) => ({ ...section, id: ids[place] }));
  return { ...came, sections };
}
