export const duplicateTexts = {
  duplicate: 'Duplicate',
  title: 'Duplicate this page',
  from: 'Place on this page',
  to: 'Place on the copy',
  note: 'The fields below follow the place until you type in them.',
  paragraphs: 'Paragraphs stay as they are: read them in the copy before you publish it.',
  create: 'Create the copy',
  cancel: 'Cancel',
} as const;
