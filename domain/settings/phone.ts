import { requiredText } from './setting-fields.ts';

export const phone = requiredText.regex(/^\+?[\d ()-]{5,}$/, {
  error: 'Please enter a telephone number like +44 20 7946 0000.',
});
