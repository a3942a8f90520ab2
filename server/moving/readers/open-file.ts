import type { Readable } from 'node:stream';

/** Opens a file anew: what is found late in it is asked for early, so that it is read twice. */
export type OpenFile = () => Promise<Readable>;
