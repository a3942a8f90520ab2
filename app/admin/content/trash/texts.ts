import { countOf } from '../../../../domain/count-of.ts';
export const trashTexts = {
  title: 'Trash',
  loading: 'Loading the trash',
  lead: (days: number) =>
    `Deleted items stay here for ${days} days. Their addresses answer “gone” until you restore them.`,
  empty: 'The trash is empty. What you delete comes here first.',
  search: 'Find a title',
  sorts: { deleted: 'Deleted last', leaving: 'Least time left' },
  columns: { kind: 'Kind', name: 'Name', by: 'Deleted by', left: 'Time left', actions: 'Actions' },
  at: (time: string) => `on ${time}`,
  left: (days: number) => countOf(days, 'day'),
  lastDay: 'Last day',
  restore: 'Restore',
  remove: 'Delete permanently',
  of: (title: string) => ` ${title}`,
  question: (title: string) =>
    `Delete “${title}” permanently? Its history is deleted, too. This cannot be undone.`,
} as const;
