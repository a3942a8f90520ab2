import { isOutOfSpace, UploadRefused } from '../../../media/upload-refused.ts';
import { isPassing } from '../../http/passing-failure.ts';

/** SQLite's result code for a disk without room, and Postgres's. */
function isFullDatabase(error: Error): boolean {
  return (
    ('errcode' in error && error.errcode === 13) || ('code' in error && error.code === '53100')
  );
}

/** A folder of media whose disk is gone, or may only be read. */
const awayCodes = new Set<unknown>(['EIO', 'EROFS', 'ESTALE', 'ENOTCONN', 'EACCES', 'EMFILE']);

const isAway = (error: Error) => 'code' in error && awayCodes.has(error.code);

/** What may be over later: the import waits and goes on where it was. */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof UploadRefused) return error.status === 503 || error.status === 507;
  return isPassing(error) || isOutOfSpace(error) || isFullDatabase(error) || isAway(error);
}
