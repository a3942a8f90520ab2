import { filled } from './setting-fields.ts';

export const phone = filled.regex(/^\+?[\d ()-]{5,}$/, {
  error: 'Please enter a telephone number like +971 4 000 0000.',
});
