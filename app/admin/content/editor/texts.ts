export const editorTexts = {
  unselected: 'unselected',
  noCategory: 'Choose a category',
  unknownCategory: (id: string) => `Category ${id}`,
  missing: (count: number) =>
    count === 1 ? '1 required field is empty' : `${count} required fields are empty`,

  back: 'Go Back',
  sections: 'Sections',
  complete: 'complete',
  update: 'Update',
  saved: 'saved',
  savedAsDraft: 'saved as a draft',
  savedUnseen: 'saved; visitors see nothing of it yet',
} as const;
