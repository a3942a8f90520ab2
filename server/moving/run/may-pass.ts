import { UploadRefused } from '../../../media/upload-refused.ts';
import { isDiskFull } from '../../http/database-failure.ts';
import { isPassing } from '../../http/passing-failure.ts';

/** A folder of media whose disk is gone, or may only be read. */
const awayCodes = new Set<unknown>(['EIO', 'EROFS', 'ESTALE', 'ENOTCONN', 'EACCES', 'EMFILE']);

const isAway = (error: Error) => 'code' in error && awayCodes.has(error.code);

/** What may be over later: the import waits and goes on where it was. */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof UploadRefused) return error.status === 503 || error.status === 507;
  return isPassing(error) || isDiskFull(error) || isAway(error);
}
