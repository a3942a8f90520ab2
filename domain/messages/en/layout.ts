export const layout = {
  skip: 'Skip to content',
  draft: 'A draft, shown by a private link until {day}. It is not public.',
  copyright: '© {years} {name}. {rights}',
  loading: 'Loading {page}',
  partFailed: 'This part did not finish loading. What you see still works.',
  reload: 'Reload',
  breadcrumb: 'Breadcrumb',
} as const;
