import { text } from 'node:stream/consumers';
import { type StoredKind, storedKinds } from '../../../domain/content/kinds/names.ts';
import { storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';
import {
  type OwnItem,
  type OwnManifest,
  ownFormat,
  ownItem,
  ownManifest,
  ownPaths,
} from '../../../domain/moving/own-export.ts';
import { releasesFolder } from '../../../media/stores/store.ts';
import { fileFingerprint, type Members } from '../../operations/backup/manifest.ts';
import { CommandRefused } from '../../start/command.ts';
import type { OwnSource } from './own-source.ts';

export interface CheckedExport {
  manifest: OwnManifest;
  /** Every file but the manifest and the sums. */
  members: Members;
  items: ReadonlyMap<StoredKind, readonly string[]>;
}

const maxJson = 64 * 1024 * 1024;

const notWhole = (why: string) =>
  new CommandRefused(`The export is damaged or not whole (${why}). Nothing was imported.`);

async function readText(source: OwnSource, name: string): Promise<string> {
  const content = await source.read(name).catch(() => null);
  if (!content) throw notWhole(`${name} is missing`);
  let size = 0;
  content.on('data', (chunk) => {
    size += chunk.length;
    if (size > maxJson) content.destroy(new Error('too large'));
  });
  return text(content).catch(() => {
    throw notWhole(`${name} cannot be read`);
  });
}

function parsed(name: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw notWhole(`${name} is no JSON`);
  }
}

async function readManifest(source: OwnSource): Promise<OwnManifest> {
  const found = parsed(ownPaths.manifest, await readText(source, ownPaths.manifest));
  const { format, version } = Object(found);
  if (format !== ownFormat.name) {
    throw new CommandRefused('This is no export of this program. Nothing was imported.');
  }
  if (Number(version) > ownFormat.version) {
    throw new CommandRefused(
      `The export is of a newer release (format ${version}, this one reads ${ownFormat.version}): update this site first. Nothing was imported.`,
    );
  }
  const manifest = ownManifest.safeParse(found);
  if (!manifest.success) throw notWhole(ownPaths.manifest);
  return manifest.data;
}

const sumLine = /^([0-9a-f]{64}) [ *](.+)$/;

/** Part by part, so that no name leads out of the folder, or to files that a media store hides. */
function isOurName(name: string): boolean {
  const parts = name.split('/');
  if (['incoming', releasesFolder].includes(parts[1] ?? '')) return false;
  return parts.every((part) => !['', '.', '..'].includes(part)) && !/[\\\0]/.test(name);
}

function sumsIn(list: string): Map<string, string> {
  const sums = new Map<string, string>();
  for (const line of list.split('\n')) {
    if (line === '') continue;
    const [, sum = '', name = ''] = sumLine.exec(line) ?? [];
    if (!isOurName(name)) throw notWhole(`${ownPaths.sums} names ${JSON.stringify(name)}`);
    sums.set(name, sum);
  }
  return sums;
}

export async function readItem(source: OwnSource, name: string): Promise<OwnItem> {
  const found = parsed(name, await readText(source, name));
  const kind = storedKinds.find((one) => one === Object(found).kind);
  const refusal = kind && ownItem(storedKindNamed(kind)).safeParse(found).error;
  const [issue] = refusal?.issues ?? [];
  if (!kind) throw notWhole(`${name} is of an unknown kind`);
  if (issue) throw notWhole(`${name}: ${issue.path.join('.')}: ${issue.message}`);
  // What the schema has let through, with what it does not name.
  return found as OwnItem;
}

const isItem = (name: string) => name.startsWith(`${ownPaths.content}/`) && name.endsWith('.json');

/** Reads all of it, and writes nothing. @throws {CommandRefused} with a sentence */
export async function checkOwn(source: OwnSource): Promise<CheckedExport> {
  const manifest = await readManifest(source);
  const sums = sumsIn(await readText(source, ownPaths.sums));
  if (sums.size !== manifest.files) {
    throw notWhole(`${sums.size} of ${manifest.files} files are listed`);
  }
  const members: Members = new Map();
  const items = new Map<StoredKind, string[]>(storedKinds.map((kind) => [kind, []]));
  for (const [name, sum] of sums) {
    const content = await source.read(name).catch(() => null);
    if (!content) throw notWhole(`${name} is missing`);
    const found = await fileFingerprint(content).catch(() => null);
    if (found?.sha256 !== sum) throw notWhole(`${name} has changed`);
    members.set(name, found);
    if (isItem(name)) items.get((await readItem(source, name)).kind as StoredKind)?.push(name);
  }
  return { manifest, members, items };
}
