/** Coded miniatures that a case study may show (app/site/case-studies/miniatures). */
export const miniatureNames = ['bahar-lane', 'dawra', 'ribat-axle', 'twelve-wells'] as const;

export type MiniatureName = (typeof miniatureNames)[number];
