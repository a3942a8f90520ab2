import { appendFileSync } from 'node:fs';
import fc, { type RunDetails } from 'fast-check';
import { minute } from '../domain/durations.ts';

/** For `npm run test:fuzz`: one seed for the run, a bound in time, and a note of every property. */

const { FUZZ_SEED, FUZZ_MINUTES, FUZZ_NOTES = '' } = process.env;

function note(details: RunDetails<unknown>): void {
  const { numRuns, failed, interrupted, seed, counterexamplePath } = details;
  const line = { numRuns, failed, interrupted, seed, path: counterexamplePath };
  appendFileSync(FUZZ_NOTES, `${JSON.stringify(line)}\n`);
  if (failed) throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance });
}

fc.configureGlobal({
  seed: Number(FUZZ_SEED),
  // Each property has so long; what it has not tried by then is reported, and is no failure.
  ...(FUZZ_MINUTES && { interruptAfterTimeLimit: Number(FUZZ_MINUTES) * minute }),
  reporter: note,
});
