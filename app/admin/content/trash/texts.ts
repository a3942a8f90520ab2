/** Texts of the trash. */
export const trashTexts = {
  title: 'Trash',
  loading: 'Loading the trash',
  lead: (days: number) =>
    `What was deleted stays here for ${days} days. Its address answers “gone” until you restore it.`,
  empty: 'The trash is empty. What you delete comes here first.',
  search: 'Find a title',
  sorts: { deleted: 'Deleted last', leaving: 'Goes next' },
  columns: { kind: 'Kind', name: 'Name', by: 'Deleted by', left: 'Time left', actions: 'Actions' },
  at: (time: string) => `on ${time}`,
  left: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  lastDay: 'Goes today',
  restore: 'Restore',
  remove: 'Delete for ever',
  of: (title: string) => ` ${title}`,
  question: (title: string) =>
    `Delete “${title}” for ever? Its history goes with it. Nothing brings it back.`,
} as const;
