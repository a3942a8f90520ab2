/** The English sentences of the dialog about an item that two people have changed. */
export const mergeTexts = {
  title: 'Somebody else saved this meanwhile',
  explain:
    'What only one of you changed is merged already. Choose what to keep where both of you changed the same field.',
  mine: 'Mine',
  theirs: 'Theirs',
  empty: 'empty',
  save: 'Save the choice',
  cancel: 'Back to the form',
  newerDraft:
    'Somebody else has saved a newer draft of this meanwhile. Save again to publish yours; the draft stays in the history.',
} as const;
