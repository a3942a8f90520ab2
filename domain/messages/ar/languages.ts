import type { Messages } from '../messages.ts';

export const languages = {
  choose: 'اللغات',
  missingTitle: 'لم تُترجم بعد',
  missing: 'هذه الصفحة غير متوفرة بهذه اللغة بعد.',
  waysOnward: 'وجهات أخرى',
  readIn: 'يمكنك قراءتها بإحدى هذه اللغات',
} satisfies Messages['languages'];
