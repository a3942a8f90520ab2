export interface BackupPlan {
  folder: string;
  /** In ms. */
  every: number;
  /** How many of the newest backups stay. */
  keep: number;
}
