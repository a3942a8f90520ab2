import { countOf } from '../../../../domain/count-of.ts';
export const savedAnswerTexts = {
  title: 'Saved answers',
  lead: 'Answers to use again: type / in an answer, choose one, change what you like, send it.',
  loading: 'Loading the saved answers',
  empty: 'There is no saved answer yet. Write the one that you send most often.',
  add: 'New saved answer',
  addIt: 'Save answer',
  save: 'Save',
  meanwhile: (name: 'title' | 'text') =>
    `A colleague has saved this ${name === 'title' ? 'title' : 'answer'} meanwhile; Save replaces it.`,
  delete: 'Delete',
  deleted: 'Deleted. You can undo this for a minute.',
  choose: 'Use a saved answer',
  offered: (count: number) =>
    `${countOf(count, 'saved answer')}. Arrow keys choose, Enter inserts.`,
  edit: 'Edit saved answers',
} as const;
