import type { Messages } from '../messages.ts';

export const languages = {
  choose: 'زبانیں',
  missingTitle: 'ابھی ترجمہ نہیں ہوا',
  missing: 'یہ صفحہ ابھی اس زبان میں دستیاب نہیں ہے۔',
  waysOnward: 'آگے کے راستے',
  readIn: 'آپ اسے ان زبانوں میں پڑھ سکتے ہیں',
} satisfies Messages['languages'];
