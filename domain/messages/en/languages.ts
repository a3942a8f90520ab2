export const languages = {
  choose: 'Languages',
  missingTitle: 'Not translated yet',
  missing: 'This page is not there in this language yet.',
  waysOnward: 'Ways onward',
  readIn: 'It can be read in',
} as const;
