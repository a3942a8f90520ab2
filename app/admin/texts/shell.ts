/** Texts of signing in and of the frame around every screen. */
export const signInTexts = {
  code: 'Code',
  codeHint: 'The 6 digits of your authenticator app, or one of your recovery codes.',
} as const;
