import type { RevisionNote } from '../../../../domain/api/content/revisions.ts';
import type { SiteBrand } from '../../../../domain/settings/brand-settings.ts';

/** A brand that visitors have seen; a logo is known by its revision alone. */
export interface EarlierBrand {
  revision: number;
  /** Null for the first one of all. */
  publishedAt: string | null;
  publishedBy: string;
  brand: Omit<SiteBrand, 'logo'>;
}

interface Brands {
  /** When the brand of now was published; null for never. */
  since: string | null;
  earlier: EarlierBrand[];
}

function changesOf({ changes }: RevisionNote): [field: string, old: string][] {
  return changes
    .filter(({ field }) => field.startsWith('brand.'))
    .map(({ field, old }) => [field.slice('brand.'.length), old]);
}

/** Goes back from the brand of now, save by save; the newest comes first. */
export function brandsOf(now: SiteBrand, notes: RevisionNote[]): Brands {
  const saves = notes.filter((note) => changesOf(note).length > 0);
  const [newest, ...older] = saves;
  const oldest = saves.at(-1);
  // The state before the oldest change is that of any save before it.
  const before = oldest && notes[notes.indexOf(oldest) + 1];
  const starts = [...older, ...(before ? [before] : [])];
  let { logo: _, ...brand } = now;
  const earlier = starts.map((note, place) => {
    brand = { ...brand, ...Object.fromEntries(changesOf(saves[place] ?? note)) };
    const isFirst = note === before;
    return {
      revision: note.revision_id,
      publishedAt: isFirst ? null : note.made_at,
      publishedBy: isFirst ? '' : note.made_by,
      brand,
    };
  });
  return { since: newest?.made_at ?? null, earlier };
}
