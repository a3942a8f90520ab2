import { setFlagsFromString } from 'node:v8';

/** Percent of what is in use by which the heap may grow until V8 cleans it; V8's own is up to 300. */
const growth = 80;

/** An import makes much garbage beside the visitors' (R-I-07). */
const growthOfImport = 30;

/** What a heap has taken it seldom gives back (docs/decisions/0015-a-small-young-heap.md). */
export function limitHeapGrowth(percent = growth): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`);
}

export async function withLeanHeap<T>(work: () => Promise<T>): Promise<T> {
  limitHeapGrowth(growthOfImport);
  try {
    return await work();
  } finally {
    limitHeapGrowth();
  }
}
