import { requiredText } from './setting-fields.ts';

const problem = { error: 'Please enter a telephone number like +44 20 7946 0000.' };

export const phone = requiredText.regex(/^\+?[\d ()-]{5,}$/, problem);

/** What a save demands of it: earlier releases have stored signs without a number. */
export const dialledPhone = phone.regex(/(?:\d\D*){5}/, problem);
