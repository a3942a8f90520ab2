/** The English sentences that every popup of the back office says. */
export const popupTexts = {
  close: 'Close',
  create: 'Upload',
  save: 'Save',
  discard: 'Discard',
  // Whoever looks for the literal Save by a part of its name must find one button only.
  saveDraft: 'Keep as draft',
  unsaved: 'Not saved yet',
  refused: 'It was not saved.',
} as const;
