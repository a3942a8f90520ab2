/** Pixels of a side; apart from what draws them, which loads sharp. */
export const iconSizes = {
  'apple-touch-icon': 180,
  'icon-192': 192,
  'icon-512': 512,
} as const;
