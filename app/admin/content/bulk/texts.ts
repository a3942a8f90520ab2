import type { BulkAction } from '../../../../domain/api/content/bulk.ts';
import { countOf } from '../../../../domain/count-of.ts';

/** What became of the items, after their number: '3 published'. */
const done: Record<BulkAction, string> = {
  publish: 'published',
  'take back': 'taken back',
  'set category': 'given the category',
  trash: 'moved to the trash',
};

export const bulkTexts = {
  all: 'Select all on this page',
  select: (title: string) => `Select ${title}`,
  bar: 'Selected items',
  selected: (count: number) => `${count} selected`,
  actions: {
    publish: 'Publish',
    'take back': 'Take back',
    'set category': 'Set category',
    trash: 'Move to trash',
  } satisfies Record<BulkAction, string>,
  category: 'Category for the selected',
  chooseCategory: 'Choose a category',
  noCategory: 'No category',
  clear: 'Clear selection',
  progress: (count: number, total: number) => `${count} of ${total} done`,
  result: 'Result',
  done: (action: BulkAction, count: number) => `${count} ${done[action]}`,
  undone: (count: number) => `${count} as before`,
  unchanged: (count: number) => `${count} unchanged, as nothing had to be done`,
  refused: (count: number) => `${count} refused`,
  unknown: (count: number) =>
    `The connection was lost. ${countOf(count, 'item')} may have been changed or not: the list shows where they stand.`,
  undo: 'Undo',
  close: 'Close',
} as const;
