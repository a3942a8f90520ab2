export const undoTexts = {
  inTrash: 'Deleted. It stays in the trash for 30 days.',
  undo: 'Undo',
  bringsBack: (title: string) => `Restores “${title}”`,
} as const;
