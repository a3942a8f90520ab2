import { folderStore } from './folder-store.ts';
import type { Bucket } from './s3-store.ts';
import type { MediaStore } from './store.ts';

/** The S3 client is loaded only for a bucket: it takes 0.3 s. */
export async function openMediaStore({
  mediaDir,
  bucket,
}: {
  mediaDir: string;
  bucket?: Bucket;
}): Promise<MediaStore> {
  if (!bucket) return folderStore(mediaDir);
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(bucket, mediaDir);
}
