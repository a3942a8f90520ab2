/** How often a fault is tried: a little on every commit, the stated count with `npm run test:faults`. */
export function faultCount<Count = number>(perCommit: Count, stated: Count): Count {
  return process.env.FAULTS === 'all' ? stated : perCommit;
}

/** Milliseconds to wait for all of them. */
export const faultTimeout = faultCount(60_000, 1_200_000);
