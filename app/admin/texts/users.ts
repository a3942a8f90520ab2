/** Texts of the people of the back office. */
export const usersTexts = {
  title: 'Users',
  loading: 'Loading the users',
  addHeading: 'Add an administrator',
  email: 'Email address',
  add: 'Add',
  passwordOf: (email: string) => `The password of ${email}`,
  passwordNote: 'It is shown only now. Whoever gets it should change it after the first sign-in.',
  done: 'Done',
  listHeading: 'Who may sign in',
  you: 'you',
  disabled: 'disabled',
  notAdmin: 'no administrator',
  since: (time: string) => `Since ${time}`,
  ownAccount: 'Your account',
  disable: 'Disable',
  enable: 'Enable',
  reset: 'New password',
  resetQuestion: (email: string) =>
    `Give ${email} a new password? Every session of the account ends, and its second factor is turned off.`,
  of: (email: string) => ` for ${email}`,
} as const;
