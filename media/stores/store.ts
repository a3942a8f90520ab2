import type { Readable } from 'node:stream';

export interface StoredFile {
  bytes: number;
  etag: string;
  modified: Date;
}

export interface ByteRange {
  start: number;
  end: number;
}

/** Scripts of earlier releases (server/pages/assets/release-store.ts); in no backup. */
export const releasesFolder = 'releases';

/**
 * Names are ours: `<hex>.jpg`, `drawings/<seed>/banner.svg`. @throws {MediaUnavailable} from every
 * call
 */
export interface MediaStore {
  readonly label: string;
  readonly folder: string;
  readonly isLocal: boolean;
  find(name: string): Promise<StoredFile | null>;
  read(name: string, range?: ByteRange): Promise<Readable | null>;
  /** A path on this machine, perhaps a copy inside `place`. */
  fetch(name: string, place: string): Promise<string | null>;
  /** Moves flushed files in, the first named last, so that it never lacks the others. */
  keep(place: string, names: string[]): Promise<void>;
  remove(names: string[]): Promise<void>;
  /** Without files that are still arriving. */
  list(folder?: string): Promise<string[]>;
  check(): Promise<void>;
}

export class MediaUnavailable extends Error {}
