import { isOutOfSpace as isSystemFull } from '../../media/upload-refused.ts';

const postgresCodes = /^(08\w{3}|57014|57P0[1-5]|53300|25006)$/;
const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);
const poolMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client .* not queryable$)/;
const sqliteCodes = new Set([5, 6, 8, 10, 14, 26]);
const sqliteFull = 13;
/** An extended result code: SQLite tells a quota and a limit of file sizes only as a write that failed. */
const sqliteWriteRefused = 778;
const postgresFull = '53100';

function sqliteCode(error: Error): number | undefined {
  return 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;
}

/** Whether the database cannot be reached or written to at the moment (faults F04, F07). */
export function isDatabaseUnreachable(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (socketCodes.has(code) || postgresCodes.test(code) || poolMessages.test(error.message)) {
    return true;
  }
  return sqliteCodes.has(sqliteCode(error) ?? -1) || error.message === 'database is not open';
}

/** Whether the disk has no room left (fault F03). */
export function isDiskFull(error: Error): boolean {
  if ('code' in error && error.code === postgresFull) return true;
  if ('errcode' in error && error.errcode === sqliteWriteRefused) return true;
  return sqliteCode(error) === sqliteFull || isSystemFull(error);
}
