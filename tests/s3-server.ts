import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** The one pair of keys that this server knows. */
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

export interface S3Server {
  /** The settings of a site whose media are in this server's bucket. */
  env: Record<string, string>;
  stop: () => Promise<void>;
}

/** A real S3 server on a free port of this machine, with one empty bucket. */
export async function startS3(bucket = 'media'): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'site-s3-'));
  const configureBuckets = [{ name: bucket, configs: [] }];
  const server = new S3rver({ port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  return {
    env: {
      MEDIA_URL: `s3://${bucket}/site`,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
