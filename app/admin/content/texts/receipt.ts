import type {
  ReceiptPlace,
  ReceiptProof,
} from '../../../../domain/api/content/editing/receipts.ts';

const places: Record<ReceiptPlace, string> = {
  page: 'Page',
  'old address': 'Old address',
  list: 'List',
  home: 'Home',
  sitemap: 'Sitemap',
  feed: 'Feed',
  summary: 'llms.txt',
};

const proofs: Record<ReceiptProof, string> = {
  'new text': 'new text found',
  gone: 'removed',
  'leads on': 'redirects to the page',
  answers: 'answers',
};

export const receiptTexts = {
  title: 'Publish receipt',
  /** Beside the buttons that publish, where the one under the title is out of sight. */
  titleHere: 'What visitors find',
  looking: 'Looking at what visitors find …',
  green: (count: number, ms: number) =>
    `Visitors see it: ${count} of ${count} addresses, ${ms} ms.`,
  gone: (count: number, ms: number) =>
    `Removed from the site (${count} of ${count} pages, ${ms} ms).`,
  red: (red: number, count: number) => `${red} of ${count} addresses are not as they should be.`,
  failed: (message: string) => `The public addresses could not be checked. ${message}`,
  addresses: 'Addresses',
  places,
  proofs,
  facts: (status: number, ms: number) => `${status} · ${ms} ms`,
  noStatus: 'no answer',
  again: 'Check again',
  close: 'Close the receipt',
} as const;
