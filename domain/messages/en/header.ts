export const header = {
  home: '{name}, home',
  main: 'Main',
  menu: 'Menu',
  mobile: 'Mobile',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
} as const;
