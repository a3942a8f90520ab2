import pLimit from 'p-limit';
import { UploadRefused } from './upload-refused.ts';

/** Beyond `maxWaiting` it refuses with 503. @throws {UploadRefused} */
export function limitConcurrency(maxRunning: number, maxWaiting: number) {
  const limit = pLimit(maxRunning);
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= maxRunning + maxWaiting) {
      throw new UploadRefused(503, 'Too many files are being uploaded. Try again in a minute.');
    }
    return limit(work);
  };
}
