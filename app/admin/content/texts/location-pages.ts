/** What the screens of location pages say in their own words (specification §2.7). */
export const locationTexts = {
  create: 'Add New Location Page',
  currentUrl: 'Current URL',
  writtenAs: (slugUrl: string) => `written “${slugUrl}”`,
  edit: 'Edit Location',
  delete: 'Delete Location',
  sorts: { newest: 'Newest first', title: 'Address, A to Z' },

  editor: 'Location Page Upload',
  fromTable: 'Pages from a table',
  blocksFilled: (filled: number, all: number) => `${filled} of ${all} filled`,
} as const;
