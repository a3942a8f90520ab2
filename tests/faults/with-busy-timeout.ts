import { DatabaseSync } from 'node:sqlite';

/** For `--import`: SQLite itself waits for another process's lock, on the only thread. */
const { exec } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function withTimeout(this: DatabaseSync, sql: string) {
  exec.call(this, sql);
  if (sql.includes('journal_mode')) exec.call(this, 'PRAGMA busy_timeout = 5000');
};
