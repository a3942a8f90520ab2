/** Labels that a sentence names; the others are counted. */
const named = 4;

function listed(labels: string[]): string {
  const rest = labels.length - named;
  const all = rest > 0 ? [...labels.slice(0, named), `${rest} more`] : labels;
  return new Intl.ListFormat('en').format(all);
}

export const mergeTexts = {
  title: 'Somebody else saved this meanwhile',
  explain:
    'What only one of you changed is merged already. Choose what to keep where both of you changed the same field.',
  mine: 'Mine',
  theirs: 'Theirs',
  empty: 'empty',
  save: 'Save the choice',
  alone: (labels: string[]) => `Only they changed: ${listed(labels)}.`,
  discard: 'Discard theirs',
  discardNote: 'Saves your form as it is. What they saved stays in the history.',
  joined: (sentence: string, labels: string[]) =>
    `${sentence.replace(/\.$/, '')}. Somebody else’s changes are saved with it: ${listed(labels)}.`,
  cancel: 'Back to the form',
  newerDraft:
    'Somebody else has saved a newer draft of this meanwhile. Save again to publish yours; the draft stays in the history.',
} as const;
