import { createReadStream } from 'node:fs';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { packTar, unpackTar } from 'modern-tar/fs';
import { CommandRefused } from '../../start/command.ts';
import {
  fileFingerprint,
  type Manifest,
  type Members,
  manifestName,
  manifestSchema,
} from './manifest.ts';
import { syncedFile } from './synced-file.ts';

/** Pictures and films, most of a backup, do not get smaller at a higher level. */
const level = 3;

/** Readable for its owner only, since it holds password hashes. */
export async function pack(folder: string, file: string): Promise<void> {
  // One reader: the tar stays in the folder's order and the disk is read in sequence.
  await pipeline(packTar(folder, { concurrency: 1 }), createGzip({ level }), syncedFile(file));
}

export async function unpack(file: string, folder: string): Promise<void> {
  await pipeline(
    createReadStream(file),
    createGunzip(),
    unpackTar(folder, { fmode: 0o644, dmode: 0o755 }),
  );
}

async function readMembers(file: string) {
  const tar = createTarDecoder({ strict: true });
  const failure = pipeline(createReadStream(file), createGunzip(), Writable.fromWeb(tar.writable));
  // Awaited at the end; without this handler a failure before that would be unhandled.
  failure.catch(() => {});
  const members: Members = new Map();
  let manifestBytes: Buffer | undefined;
  for await (const { header, body } of tar.readable) {
    if (header.type === 'directory') await body.cancel();
    else if (header.type !== 'file') throw new Error(`${header.name} is no file`);
    else if (members.has(header.name)) throw new Error(`${header.name} is in it twice`);
    else if (header.name === manifestName) manifestBytes = await buffer(body);
    else members.set(header.name, await fileFingerprint(body));
  }
  await failure;
  return { members, manifestBytes };
}

function compare(manifest: Manifest, members: Members): void {
  for (const name of new Set([...manifest.members.keys(), ...members.keys()])) {
    const [meant, found] = [manifest.members.get(name), members.get(name)];
    if (!meant || !found) throw new Error(`${name} is ${meant ? 'missing' : 'not in its list'}`);
    if (meant.sha256 !== found.sha256) throw new Error(`${name} has changed`);
  }
}

/** Writes nothing. @throws {CommandRefused} when the file is damaged, cut short or no backup. */
export async function verify(file: string): Promise<Manifest> {
  try {
    const { members, manifestBytes } = await readMembers(file);
    if (!manifestBytes) throw new Error('it has no manifest');
    const manifest = manifestSchema.parse(JSON.parse(manifestBytes.toString()));
    compare(manifest, members);
    return manifest;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new CommandRefused(`The backup ${file} is damaged or incomplete (${reason}).`);
  }
}
