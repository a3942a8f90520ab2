/** The English sentences of every form of an item. */
export const editorTexts = {
  unselected: 'unselected',
  noCategory: 'Choose a category',
  unknownCategory: (id: string) => `Category ${id}`,
  missing: (count: number) =>
    count === 1 ? '1 required field is empty' : `${count} required fields are empty`,

  back: 'Go Back',
  sections: 'Sections',
  complete: 'complete',
  changes: (count: number) =>
    count === 0 ? 'No changes yet' : `${count} unsaved ${count === 1 ? 'change' : 'changes'}`,
  discard: 'Discard',
  update: 'Update',
  saved: 'saved',
  savedAsDraft: 'saved as a draft',
} as const;
