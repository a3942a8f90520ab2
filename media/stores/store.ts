import type { Readable } from 'node:stream';

/** What is known of a stored file without reading it. */
export interface StoredFile {
  bytes: number;
  /** As in the header, with its quotes. */
  etag: string;
  modified: Date;
}

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Lies in the store and is no media: scripts of earlier releases (server/pages/assets/release-store.ts). No backup has it. */
export const releasesFolder = 'releases';

/**
 * Where finished media are kept: a folder (media/stores/folder-store.ts) or a bucket of S3 (media/stores/s3-store.ts).
 * Names are ours, with single slashes: `<hex>.jpg`, `drawings/<seed>/banner.svg`. Every call throws
 * `MediaUnavailable` when the store does not answer or refuses.
 */
export interface MediaStore {
  /** What it is, for a sentence: "media folder /srv/media". */
  readonly label: string;
  /** On this machine: the files themselves, or those that are on their way to the bucket. */
  readonly folder: string;
  /** Whether every file lies below `folder`. */
  readonly isLocal: boolean;
  /** Null when there is no such file. */
  find(name: string): Promise<StoredFile | null>;
  /** The bytes, or those of the range; null when there is no such file. */
  read(name: string, range?: ByteRange): Promise<Readable | null>;
  /** The path of a copy on this machine, perhaps inside `place`; null when there is no such file. */
  fetch(name: string, place: string): Promise<string | null>;
  /** Moves finished, flushed files out of their place, the first named last; replaces older ones. */
  keep(place: string, names: string[]): Promise<void>;
  /** Files that are not there are no failure. */
  remove(names: string[]): Promise<void>;
  /** The names that begin with `folder/`, or those of all media, without what is still arriving. */
  list(folder?: string): Promise<string[]>;
  /** Whether the store can be used at all; for the start. */
  check(): Promise<void>;
}

/** A store that does not answer or refuses; the message is one sentence for the owner. */
export class MediaUnavailable extends Error {}
