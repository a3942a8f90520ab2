export const menusTexts = {
  title: 'Menus',
  loading: 'Loading the menus',
  lead: 'An entry that names a page follows its address, and is not shown while the page is not public.',
} as const;
