/** The English sentences that every popup of the back office says. */
export const popupTexts = {
  close: 'Close',
  create: 'Upload',
  save: 'Save',
  discard: 'Discard',
} as const;
