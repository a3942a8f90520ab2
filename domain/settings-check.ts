/** What a check of the installation looks at, in the order it is shown. */
export const checkAreas = [
  'Settings',
  'Database',
  'Media',
  'Disk',
  'Mail',
  'Backups',
  'Clock',
  'Origin',
  'Proxy',
] as const;

export type CheckArea = (typeof checkAreas)[number];

export const checkStates = ['ok', 'warning', 'error'] as const;
