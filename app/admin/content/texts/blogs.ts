/** The English sentences of /admin/blogs. Labels, buttons and titles are the specification's (§2.7). */
export const blogTexts = {
  screen: 'Blogs',
  create: 'Upload New Blog',
  edit: 'Edit Blog',
  delete: 'Delete Blog',
  loading: 'Loading the blogs',
  empty: 'There is no blog yet. The button above starts the first one.',
  search: 'Find a blog',
  untitled: 'Blog without a title',
  undated: 'No date',
  sorts: { newest: 'Published date', title: 'Title, A to Z' },

  popup: 'Blogs Upload',
  loadingOne: 'Loading the blog',
  dateHint: 'Free text, shown as you write it.',
  dateUnread:
    'No date can be read from this. It is shown as written; lists go by the day of creation.',
  dateRead: (day: string) => `Shown as you write it; lists go by ${day}.`,
  briefHint: (length: number) => `Cards on the home page show ${length} characters of it.`,
} as const;
