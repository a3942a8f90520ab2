import { countOf } from '../../../../domain/count-of.ts';
export const paletteTexts = {
  title: 'Jump to',
  field: 'Jump to an item, a screen or an action',
  placeholder: 'Type a few letters',
  open: 'Jump to …',
  keys: 'Ctrl J',
  groups: { recent: 'Recent', items: 'Items', screens: 'Screens', actions: 'Actions' },
  create: (noun: string) => `New ${noun}`,
  logout: 'Logout',
  portal: 'Portal',
  results: (count: number) => countOf(count, 'result'),
  searching: 'Searching …',
  nothing: 'Nothing matches. Try fewer words.',
  failed: (message: string) => `The items could not be searched. ${message}`,
  retry: 'Retry',
} as const;
