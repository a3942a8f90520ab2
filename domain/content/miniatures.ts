/** Coded miniatures that a case study may show (app/site/case-studies/miniatures). */
export const miniatureNames = ['bahar-lane', 'dawra', 'ribat-axle', 'twelve-wells'] as const;

export type MiniatureName = (typeof miniatureNames)[number];

/** As editors choose them. */
export const miniatureWords: Readonly<Record<string, string>> = {
  '': 'None',
  'bahar-lane': 'Book a visit (Bahar Lane)',
  dawra: 'A change at night (Dawra)',
  'ribat-axle': 'Find a part (Ribat Axle)',
  'twelve-wells': 'Choose a box (Twelve Wells)',
};
