import { setFlagsFromString } from 'node:v8';

/** Percent of what is in use by which the heap may grow until V8 cleans it; its own figure is up to 300. */
const growth = 30;

/** An import makes much garbage beside the visitors', and what a heap has taken it seldom gives back (R-I-07). */
export async function withLeanHeap<T>(work: () => Promise<T>): Promise<T> {
  setFlagsFromString(`--heap-growing-percent=${growth}`);
  try {
    return await work();
  } finally {
    setFlagsFromString('--heap-growing-percent=0');
  }
}
