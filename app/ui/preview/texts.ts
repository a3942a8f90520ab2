export const frameTexts = {
  frame: 'The page as visitors would see it',
  widths: 'Width of the page',
  width: { 390: 'Phone', 768: 'Tablet', 820: 'Tablet', 1280: 'Desktop', 1440: 'Desktop' },
  pixels: (width: number) => `${width} px`,
} as const;
