/** True with `npm run test:fuzz`: what every commit samples is then tried whole. */
export const fuzzesAll = process.env.FUZZ !== undefined;

/**
 * How many inputs a property is tried with: a little on every commit, the nightly count
 * (goal G4) with FUZZ=1, a share of it with FUZZ=0.1.
 */
export function fuzzRuns(perCommit: number, nightly: number): number {
  return fuzzesAll ? Math.ceil(Number(process.env.FUZZ) * nightly) : perCommit;
}
