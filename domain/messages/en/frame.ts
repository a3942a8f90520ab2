export const header = {
  home: '{name}, home',
  main: 'Main',
  menu: 'Menu',
  mobile: 'Mobile',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
} as const;

export const languages = {
  choose: 'Languages',
  missingTitle: 'Not translated yet',
  missing: 'This page is not there in this language yet.',
  waysOnward: 'Ways onward',
  readIn: 'It can be read in',
} as const;

export const layout = {
  skip: 'Skip to content',
  draft: 'A draft, shown by a private link until {day}. It is not public.',
  copyright: '© {years} {name}. {rights}',
  loading: 'Loading {page}',
  partFailed: 'This part did not finish loading. What you see still works.',
  reload: 'Reload',
  breadcrumb: 'Breadcrumb',
} as const;
