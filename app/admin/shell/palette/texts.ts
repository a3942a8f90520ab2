/** Texts of the palette, which jumps to any item, screen or action. */
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
  results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  searching: 'Searching …',
  nothing: 'Nothing matches. Try fewer words.',
  failed: (message: string) => `The items could not be searched. ${message}`,
  retry: 'Retry',
} as const;
