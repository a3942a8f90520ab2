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

/** One thing that was looked at. */
export interface Finding {
  area: CheckArea;
  state: (typeof checkStates)[number];
  /** What was found, in one sentence. */
  found: string;
  /** What to do about it; empty when nothing is to be done. */
  fix: string;
}

/** What a mail server said of a test mail. */
export interface MailTest {
  isAccepted: boolean;
  to: string;
  answer: string;
  milliseconds: number;
}
