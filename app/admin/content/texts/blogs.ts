/** What the screens of blogs say in their own words (specification §2.7). */
export const blogTexts = {
  create: 'Upload New Blog',
  edit: 'Edit Blog',
  delete: 'Delete Blog',
  untitled: 'Blog without a title',
  undated: 'No date',
  sorts: { newest: 'Published date', title: 'Title, A to Z' },

  editor: 'Blogs Upload',
  dateHint: 'Free text, shown as you write it.',
  dateUnread:
    'No date can be read from this. It is shown as written; lists go by the day of creation.',
  dateRead: (day: string) => `Shown as you write it; lists go by ${day}.`,
  briefHint: (length: number) => `Cards on the home page show ${length} characters of it.`,
} as const;
