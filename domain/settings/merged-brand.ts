import type { SiteBrand } from './brand-settings.ts';

export type BrandField = keyof SiteBrand;

/** What is sent to publish a brand. */
export interface BrandPart {
  brand: Partial<SiteBrand>;
  /** What the changed fields were. */
  before?: Partial<SiteBrand> | undefined;
}

interface Merged {
  brand: SiteBrand;
  /** What somebody else has changed in another way since `before`. */
  clashes: BrandField[];
}

/** What was changed goes over what is published now; the rest is as others left it. */
export function mergedBrand(
  now: SiteBrand,
  sent: Partial<SiteBrand>,
  before: Partial<SiteBrand> = {},
): Merged {
  // The keys of its type.
  const fields = Object.keys(sent) as BrandField[];
  const clashes = fields.filter(
    (field) => field in before && now[field] !== before[field] && now[field] !== sent[field],
  );
  return { brand: { ...now, ...sent }, clashes };
}
