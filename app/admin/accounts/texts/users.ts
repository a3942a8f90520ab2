/** Texts of the people of the back office. */
export const usersTexts = {
  title: 'Users',
  loading: 'Loading the users',
  addHeading: 'Invite an administrator',
  addNote: 'They choose a password when they accept.',
  email: 'Email address',
  add: 'Invite',
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

/** Texts of invitations that nobody has accepted yet. */
export const invitationTexts = {
  heading: 'Invitations',
  note: 'Each link works once, within 72 hours.',
  linkOf: (email: string) => `The invitation of ${email}`,
  linkNote:
    'This site sends no mail, so please pass the link on yourself. It is shown only now, and works once, within 72 hours.',
  invited: (by: string, time: string) => `Invited by ${by}, ${time}`,
  queued: 'The mail is on its way.',
  waiting: (reason: string) => `The mail is queued and will be tried again. ${reason}`,
  failed: (reason: string) => `The mail could not be sent. ${reason}`,
  until: (time: string) => `The link works until ${time}.`,
  over: 'expired',
  revoke: 'Withdraw',
  again: 'Send again',
  newLink: 'New link',
  of: (email: string) => `: the invitation of ${email}`,
} as const;
