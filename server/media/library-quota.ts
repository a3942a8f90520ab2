import { sizeOfUploads } from '../../db/media/uploads.ts';
import type { Database } from '../../db/open.ts';
import type { AcceptedUpload } from '../../media/accept.ts';

/** Threat T19; what is stored already takes no more. @returns null where there is room for it */
export async function quotaRefusal(
  db: Database,
  mediaQuota: number,
  upload: AcceptedUpload,
): Promise<string | null> {
  if ((await sizeOfUploads(db, upload)) + upload.size <= mediaQuota) return null;
  const quota = (mediaQuota / 1024 ** 3).toLocaleString('en', { maximumFractionDigits: 1 });
  return `The library may hold ${quota} GB, and this file is too much. Delete files that nothing uses, or ask whoever runs the site for more room.`;
}

/** Files from one sum to the next: others upload and delete meanwhile. */
const filesOfSum = 20;

export function manyWithinQuota(db: Database, mediaQuota: number) {
  let counted: { sum: Promise<{ bytes: number }>; left: number } | null = null;
  return async (upload: AcceptedUpload): Promise<string | null> => {
    if (!counted || counted.left === 0) {
      const sum = sizeOfUploads(db).then((bytes) => ({ bytes }));
      counted = { sum, left: filesOfSum };
    }
    counted.left -= 1;
    const total = await counted.sum.catch((error: unknown) => {
      counted = null;
      throw error;
    });
    total.bytes += upload.size;
    // What was stored already is counted twice by now.
    return total.bytes <= mediaQuota ? null : quotaRefusal(db, mediaQuota, upload);
  };
}
