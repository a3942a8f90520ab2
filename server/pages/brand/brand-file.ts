import type { BrandLook } from '../../../domain/brand/stylesheet.ts';

export interface BrandFile {
  type: string;
  body: Buffer;
  /** The address changes with the file. */
  isFinal: boolean;
}

/** Null where the brand has no such file. */
export type MakeFile = (look: BrandLook, name: string) => Promise<BrandFile | null>;
