import { frameTexts } from '../../../ui/preview/texts.ts';

export const previewTexts = {
  ...frameTexts,
  show: 'Preview',
  hide: 'Hide preview',
  title: 'Preview',
  making: 'Loading the preview',
  current: 'Shows what is typed. Nothing is saved by it.',
  cannot: (problem: string) => `This cannot be shown yet. ${problem}`,
  behind: (problem: string) => `Shows what was typed before. ${problem}`,
  retry: 'Try again',
  close: 'Close preview',
  openTab: 'Open in a new tab',
} as const;
