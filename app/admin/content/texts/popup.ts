export const popupTexts = {
  close: 'Close',
  create: 'Upload',
  save: 'Save',
  discard: 'Discard',
} as const;
