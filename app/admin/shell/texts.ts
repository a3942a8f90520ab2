export const signInTexts = {
  code: 'Code',
  codeHint: 'The 6 digits of your authenticator app, or one of your recovery codes.',
} as const;

export const shellTexts = {
  menu: 'Menu',
  navigation: 'Back office',
  enquiries: 'Enquiries',
  newEnquiries: (count: number) => `, ${count} new`,
  languages: 'Languages',
  outdated: (count: number) =>
    count === 1 ? ', 1 text is outdated' : `, ${count} texts are outdated`,
  savedAnswers: 'Saved answers',
  media: 'Media',
  brand: 'Brand',
  menus: 'Menus',
  redirects: 'Redirects',
  claims: 'Figures',
  likeness: 'Likeness',
  trash: 'Trash',
  audit: 'Audit',
  settings: 'Settings',
  moving: 'Import and export',
  users: 'Users',
  account: 'Account',
  colours: 'Colours',
  schemes: { auto: 'As the system', light: 'Light', dark: 'Dark' },
} as const;

export const failedTexts = {
  heading: 'Screen not loaded',
  title: 'This screen did not load',
  text: 'A part of it could not be fetched. The rest of the back office still works.',
  late: 'This is taking very long.',
  reload: 'Reload',
} as const;
