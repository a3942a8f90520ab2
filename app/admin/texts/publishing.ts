/** Texts of drafts and schedule. */
export const publishingTexts = {
  title: 'Publishing',
  note: 'at once, whatever is typed above; times are those of Dubai',
  loading: 'Loading where it stands',
  states: { published: 'Published', draft: 'Draft' },
  savePublishes: 'Saving this form publishes it as well.',
  newerDraft: 'A newer draft waits',
  publishes: (time: string) => `Published on ${time}`,
  takesBack: (time: string) => `Taken back on ${time}`,
  publish: 'Publish now',
  publishDraft: 'Publish the newer draft',
  takeBack: 'Take back now',
  publishAt: 'Publish at',
  takeBackAt: 'Take back at',
  setTimes: 'Set times',
} as const;
