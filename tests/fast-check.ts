import fc from 'fast-check';

/**
 * fast-check with one seed for every commit, so that a commit that passed passes again; `npm run
 * test:fuzz` tries other inputs each time (tests/fuzz-setup.ts).
 */
if (process.env.FUZZ === undefined) fc.configureGlobal({ seed: 1 });

export default fc;
