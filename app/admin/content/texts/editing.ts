export const editingTexts = {
  alsoOpen: (names: string[]) => `Also opened by ${names.join(', ')}.`,
  youElsewhere: 'you, in another browser',
  newer: (saved: { by: string; at: string } | null, isPublic: boolean) =>
    `There is a newer draft${saved ? `, saved by ${saved.by} on ${saved.at}` : ''}. ${isPublic ? 'Visitors see what is below.' : 'What is below was taken back.'} Saving the form replaces the draft.`,
  tookNewer: 'This is the newer draft. Visitors do not see it yet.',
  goOn: 'Edit the draft',
  publish: 'Publish the draft',
  drop: 'Delete the draft',
  dropped: 'The newer draft is deleted. What visitors see stays as it is.',
  bringBack: 'Restore the draft',
  broughtBack: 'The newer draft is restored.',
} as const;
