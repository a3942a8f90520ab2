/** Texts of the live preview. */
export const previewTexts = {
  show: 'Preview',
  hide: 'Hide preview',
  title: 'Preview',
  frame: 'The page as visitors would see it',
  widths: 'Width of the page',
  width: { 390: 'Phone', 768: 'Tablet', 820: 'Tablet', 1280: 'Desktop', 1440: 'Desktop' },
  pixels: (width: number) => `${width} px`,
  making: 'Loading the preview',
  current: 'Shows what is typed. Nothing is saved by it.',
  cannot: (problem: string) => `This cannot be shown yet. ${problem}`,
  behind: (problem: string) => `Shows what was typed before. ${problem}`,
  retry: 'Try again',
  close: 'Close preview',
  openTab: 'Open in a new tab',
} as const;
