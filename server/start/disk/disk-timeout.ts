const diskLimit = 10_000;

let isStuck = false;

export class DiskSilent extends Error {}

/** A call to a network mount without its server never ends and keeps a thread. @throws {DiskSilent} */
export async function withinDiskLimit<T>(
  folder: string,
  work: Promise<T>,
  limit = diskLimit,
): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    isStuck = true;
    reject(new DiskSilent(`The folder ${folder} does not answer; is its disk still there?`));
  }, limit);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** An ordinary exit would wait for a thread that is stuck on a disk. */
export function endProcess(status: number): never {
  if (isStuck) process.kill(process.pid, 'SIGKILL');
  process.exit(status);
}
