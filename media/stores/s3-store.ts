import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  paginateListObjectsV2,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { minute } from '../../domain/durations.ts';
import { fileTypeOf } from '../media-type.ts';
import { type ByteRange, type MediaStore, MediaUnavailable, releasesFolder } from './store.ts';

export interface Bucket {
  bucket: string;
  prefix: string;
  endpoint?: string;
  region: string;
  /** Without them the machine's own role is used. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

/** Milliseconds for connecting and for an answer, three attempts each: less than 10 s (fault F09). */
const connectionTimeout = 2_000;
const responseTimeout = 2_500;
const removalTimeout = 500;

const fetchTimeout = 2 * minute;

const partSize = 8 * 1024 * 1024;

function clientFor(
  { endpoint, region, credentials }: Bucket,
  requestHandler: S3ClientConfig['requestHandler'],
): S3Client {
  return new S3Client({
    region,
    endpoint,
    credentials,
    forcePathStyle: endpoint !== undefined,
    maxAttempts: 3,
    // Servers other than Amazon's do not understand the newer checksums in a stream.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler,
  });
}

/** HEAD has no body and therefore no error code. */
function isMissing(error: Error): boolean {
  return error.name === 'NoSuchKey' || error.name === 'NotFound';
}

async function forEachConcurrently(
  names: string[],
  work: (name: string) => Promise<void>,
): Promise<void> {
  const rest = names.values();
  const workers = Array.from({ length: 8 }, async () => {
    for (const name of rest) await work(name);
  });
  const failure = (await Promise.allSettled(workers)).find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
}

/** Limits the silence of the store alone; a slow reader of ours may take its time. */
async function* withIdleTimeout(body: Readable): AsyncGenerator<Buffer, void> {
  const watch = () =>
    setTimeout(
      () => body.destroy(new MediaUnavailable('The media store fell silent.')),
      responseTimeout,
    );
  let timer = watch();
  try {
    for await (const chunk of body) {
      clearTimeout(timer);
      yield chunk;
      timer = watch();
    }
  } finally {
    clearTimeout(timer);
  }
}

export function s3Store(place: Bucket, folder: string): MediaStore {
  const { bucket: Bucket, prefix, endpoint } = place;
  const reader = clientFor(place, {
    connectionTimeout,
    requestTimeout: responseTimeout,
    throwOnRequestTimeout: true,
  });
  // A large part may take long while bytes move.
  const writer = clientFor(place, { connectionTimeout, socketTimeout: responseTimeout });
  const objectKey = (name: string) => ({ Bucket, Key: `${prefix}${name}` });

  const label = `media store s3://${Bucket}${endpoint ? ` at ${endpoint}` : ''}`;

  function unavailable(error: Error): MediaUnavailable {
    const code = 'code' in error ? String(error.code) : error.name;
    return new MediaUnavailable(`The ${label} cannot be used (${code}).`, { cause: error });
  }

  async function asked<T>(call: Promise<T>): Promise<T> {
    return call.catch((error: Error) => {
      throw unavailable(error);
    });
  }

  async function askedOrNull<T>(call: Promise<T>): Promise<T | null> {
    return call.catch((error: Error) => {
      if (isMissing(error)) return null;
      throw unavailable(error);
    });
  }

  async function read(name: string, range?: ByteRange): Promise<Readable | null> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const got = await askedOrNull(reader.send(new GetObjectCommand({ ...objectKey(name), Range })));
    return got?.Body instanceof Readable ? Readable.from(withIdleTimeout(got.Body)) : null;
  }

  async function remove(names: string[]): Promise<void> {
    for (const name of names) await asked(reader.send(new DeleteObjectCommand(objectKey(name))));
  }

  async function send(path: string, name: string): Promise<void> {
    const Body = createReadStream(path);
    const params = { ...objectKey(name), Body, ContentType: fileTypeOf(name) };
    await asked(new Upload({ client: writer, params, partSize, queueSize: 2 }).done()).finally(() =>
      Body.destroy(),
    );
  }

  async function list(below = ''): Promise<string[]> {
    const Prefix = below === '' ? prefix : `${prefix}${below}/`;
    const pages = paginateListObjectsV2({ client: reader }, { Bucket, Prefix });
    const names: string[] = [];
    const isListed = (name: string) => below !== '' || !name.startsWith(`${releasesFolder}/`);
    for (;;) {
      const { value, done } = await asked(pages.next());
      if (done) return names.filter(isListed).sort();
      for (const { Key = '' } of value.Contents ?? []) names.push(Key.slice(prefix.length));
    }
  }

  return {
    label,
    folder,
    isLocal: false,
    read,
    remove,
    list,
    async find(name) {
      const found = await askedOrNull(reader.send(new HeadObjectCommand(objectKey(name))));
      if (!found) return null;
      const { ContentLength: bytes = 0, ETag: etag = '', LastModified = new Date(0) } = found;
      return { bytes, etag, modified: LastModified };
    },
    async fetch(name, target) {
      const body = await read(name);
      if (!body) return null;
      const path = join(target, name);
      await mkdir(dirname(path), { recursive: true });
      const signal = AbortSignal.timeout(fetchTimeout);
      await asked(pipeline(body, createWriteStream(path), { signal }));
      return path;
    },
    async keep(target, names) {
      const [first, ...others] = names;
      try {
        await forEachConcurrently(others, (name) => send(join(target, name), name));
        if (first !== undefined) await send(join(target, first), first);
      } catch (error) {
        // Bounded clean-up; server/media/sweep.ts finds what stays.
        const removed = Promise.all(names.map((name) => remove([name]))).catch(() => {});
        await Promise.race([removed, sleep(removalTimeout, undefined, { ref: false })]);
        throw error;
      }
    },
    async check() {
      await asked(reader.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, MaxKeys: 1 })));
      await mkdir(folder, { recursive: true });
    },
  };
}
