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
