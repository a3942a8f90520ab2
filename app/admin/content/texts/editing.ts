/** Texts above every form of an item: who else is at it, and its newer draft. */
export const editingTexts = {
  alsoOpen: (names: string[]) => `Also open by ${names.join(', ')}.`,
  youElsewhere: 'you, in another browser',
  newer: (saved: { by: string; at: string } | null, isPublic: boolean) =>
    `A newer draft waits${saved ? `, saved by ${saved.by} on ${saved.at}` : ''}. ${isPublic ? 'Visitors see what is below.' : 'What is below was taken back.'} Saving the form replaces the draft.`,
  tookNewer: 'This is the newer draft. Visitors do not see it yet.',
  goOn: 'Go on with it',
  publish: 'Publish it',
  drop: 'Drop the draft',
  dropped: 'The newer draft is dropped. What visitors see stays as it is.',
  bringBack: 'Bring it back',
  broughtBack: 'The newer draft is back.',
} as const;
