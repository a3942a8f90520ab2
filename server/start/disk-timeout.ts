/** Milliseconds that a disk may take for one small question before it counts as silent. */
const diskLimit = 10_000;

let isStuck = false;

/** A disk that does not answer; the message is one sentence. */
export class DiskSilent extends Error {}

/**
 * What `work` gives, or a refusal when a disk does not answer: a network mount whose server is gone never
 * does. The question itself cannot be taken back: it keeps a thread until the process ends.
 * @throws {DiskSilent} naming the folder.
 */
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

/** Ends this process also when one of its threads waits for a disk, which an ordinary end would wait for too. */
export function endProcess(status: number): never {
  if (isStuck) process.kill(process.pid, 'SIGKILL');
  process.exit(status);
}
