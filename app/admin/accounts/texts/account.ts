export const shownOnceTexts = {
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'The browser did not allow copying. Please select the text by hand.',
} as const;

export const accountTexts = {
  title: 'Account',
  loading: 'Loading your account',
  password: {
    heading: 'Password',
    note: 'Changing it ends every other session.',
    current: 'Current password',
    next: 'New password',
    hint: (least: number, limit: number) =>
      `${least < limit ? `${least} to ${limit}` : limit} characters. No common words, not your address, not the name of the site.`,
    suggest: 'Suggest a password',
    suggested:
      'A password is suggested. Save it in your password manager, then change the password.',
    change: 'Change password',
    show: 'Show or hide the password',
  },
  sessions: {
    heading: 'Sessions',
    note: 'Every browser that is signed in with your account.',
    thisOne: 'this one',
    signedIn: (time: string) => `Signed in ${time}`,
    noDevice: 'Unknown device',
    from: (network: string) => ` from the network ${network}`,
    lastUsed: (time: string) => `Last used ${time}`,
    end: 'End',
    endOf: (time: string) => ` the session of ${time}`,
    endOthers: 'End all others',
    everywhere: 'Sign out everywhere',
  },
  mails: {
    heading: 'Mail',
    note: 'What you get besides mail about your password.',
    mentions: 'A mail when a colleague mentions me in a remark',
    hint: 'One mail for each remark. The Portal shows it either way.',
    noServer: 'No mail server is set up here, so no mail is sent.',
  },
  factor: {
    heading: 'Second factor',
    note: 'A code from your phone in addition to the password.',
    off: 'Off. Whoever learns your password can sign in.',
    on: (codes: number) =>
      `On. ${codes === 1 ? '1 recovery code is' : `${codes} recovery codes are`} left.`,
    password: 'Your password',
    start: 'Set up',
    scan: 'Scan the picture with an authenticator app, or type this secret into it:',
    picture: 'QR code of the secret',
    code: 'Code of the app',
    confirm: 'Turn on',
    cancel: 'Cancel',
    codesHeading: 'Your recovery codes',
    codes: 'Each works once if you lose your phone. They are shown only now.',
    print: 'Print',
    kept: 'I have saved them',
    offCode: 'Code of the app, or a recovery code',
    turnOff: 'Turn off',
  },
} as const;
