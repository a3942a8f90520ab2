export const forgotTexts = {
  link: 'Forgot password?',
  title: 'Forgot password',
  lead: 'We send a link to the address of your account. With it you choose a new password.',
  send: 'Send the link',
  again: 'No mail? Check your spam folder, or ask again in a few minutes.',
  back: 'Back to Sign In',
} as const;

interface LinkTexts {
  title: string;
  lead: string;
  password: string;
  save: string;
  /** What to do when the link opens nothing. */
  ended: string;
}

export const linkTexts: Record<'reset' | 'invitation', LinkTexts> = {
  reset: {
    title: 'New password',
    lead: 'Saving it ends every session of your account.',
    password: 'New password',
    save: 'Save',
    ended: 'You can ask for a new link at any time.',
  },
  invitation: {
    title: 'Your invitation',
    lead: 'You are invited to the back office. Choose a password; you sign in with it and with the address that the invitation came to.',
    password: 'Password',
    save: 'Accept',
    ended:
      'If you have accepted already, sign in. Else ask whoever invited you to send the invitation again.',
  },
};

export const openedTexts = {
  incomplete: 'This link is not complete. Please copy the whole address from the mail.',
  askAgain: 'Ask for a new link',
  signInAs: (email: string) => `You sign in as ${email}.`,
  secondFactor: 'You will be asked for a code of your authenticator app, as before.',
  signIn: 'Sign In',
} as const;
