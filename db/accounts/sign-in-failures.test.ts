import { expect, test } from 'vitest';
import { hour, minute } from '../../domain/durations.ts';
import { describeOnBothDatabases } from '../../tests/databases.ts';
import fc from '../../tests/fast-check.ts';
import { fuzzRuns } from '../../tests/fuzz-runs.ts';
import {
  clearFailures,
  confirmFailure,
  countAttempt,
  type FailureLimit,
  isKnownAddress,
  rememberAddress,
  withdrawAttempt,
} from './sign-in-failures.ts';

const start = Date.parse('2026-01-01T00:00:00Z');
const pair: FailureLimit = { key: 'pair', failures: 3, within: 10 * minute, lock: 5 * minute };
const daily: FailureLimit = { key: 'daily', failures: 5, within: hour };

type Step = { kind: 'fail' | 'succeed' } | { kind: 'wait'; time: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Step>({ kind: 'fail' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'succeed' }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      time: fc.integer({ min: 1, max: 20 * minute }),
    }),
  },
);

/** When the attempt may be made; 0 for now, and then it is counted. */
async function freeAtOf(...call: Parameters<typeof countAttempt>): Promise<number> {
  return (await countAttempt(...call)).freeAt;
}

/** What the rules say, over every failure there ever was. */
function lockedUntil(limit: FailureLimit, failed: number[], now: number): number {
  const group = failed.slice(-limit.failures);
  const [first = 0] = group;
  const last = group.at(-1) ?? 0;
  if (group.length < limit.failures || last - first >= limit.within) return 0;
  const until = limit.lock === undefined ? first + limit.within : last + limit.lock;
  return until > now ? until : 0;
}

describeOnBothDatabases('failures of signing in', ({ open }) => {
  test('T08 any sequence is locked exactly when the rules say so', async () => {
    const { db } = await open();
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const limits = [pair, daily].map((limit) => ({ ...limit, key: `${limit.key} ${run}` }));
        run += 1;
        const failed: [number[], number[]] = [[], []];
        let now = start;
        for (const taken of steps) {
          if (taken.kind === 'wait') now += taken.time;
          else {
            const expected = Math.max(
              lockedUntil(pair, failed[0], now),
              lockedUntil(daily, failed[1], now),
            );
            expect(await freeAtOf(db, limits, now)).toBe(expected);
            if (expected > 0) continue;
            if (taken.kind === 'fail') for (const list of failed) list.push(now);
            else {
              failed[0] = [];
              await withdrawAttempt(db, limits, now);
              await clearFailures(db, limits[0]?.key ?? '');
            }
          }
        }
      }),
      { numRuns: fuzzRuns(250, 5_000) },
    );
  }, 60_000);

  test('thirty attempts at once are three failures and no more', async () => {
    const { db } = await open();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => freeAtOf(db, [pair], start)),
    );
    expect(answers.filter((until) => until === 0)).toHaveLength(3);
    expect(new Set(answers)).toEqual(new Set([0, start + 5 * minute]));
  });

  test('an attempt that has not ended stands in the way only until it has', async () => {
    const { db } = await open();
    const begin = () => countAttempt(db, [pair], start, { isPending: true });
    for (let n = 0; n < 3; n++) expect((await begin()).freeAt).toBe(0);
    const until = start + 5 * minute;
    expect(await begin()).toEqual({ freeAt: until, isUndecided: true });
    await confirmFailure(db, [pair], start);
    await confirmFailure(db, [pair], start);
    expect(await begin()).toEqual({ freeAt: until, isUndecided: true });
    await withdrawAttempt(db, [pair], start);
    expect(await begin()).toEqual({ freeAt: 0, isUndecided: false });
    await confirmFailure(db, [pair], start);
    expect(await begin()).toEqual({ freeAt: until, isUndecided: false });
  });

  test('an attempt whose end nobody told is a failure after half a minute', async () => {
    const { db } = await open();
    for (let n = 0; n < 3; n++) await countAttempt(db, [pair], start, { isPending: true });
    const later = await countAttempt(db, [pair], start + minute / 2);
    expect(later).toEqual({ freeAt: start + 5 * minute, isUndecided: false });
  });

  test('F15 a clock that was set back locks nobody', async () => {
    const { db } = await open();
    for (let n = 0; n < 3; n++) await freeAtOf(db, [pair], start + 24 * hour);
    expect(await freeAtOf(db, [pair], start + 24 * hour)).toBeGreaterThan(0);
    expect(await freeAtOf(db, [pair], start)).toBe(0);
  });

  test('what is older than a day goes by itself, younger failures stay', async () => {
    const { db } = await open();
    const keys = async () =>
      (await db.selectFrom('sign_in_failures').select('key').orderBy('key').execute()).map(
        ({ key }) => key,
      );
    const limit = (key: string) => ({ ...pair, key });
    await freeAtOf(db, [limit('old')], start);
    await freeAtOf(db, [limit('young')], start + 2 * hour);
    await freeAtOf(db, [limit('new')], start + 25 * hour);
    expect(await keys()).toEqual(['', 'new', 'young']);
  });

  test('an address is known for as long as asked, and then forgotten', async () => {
    const { db } = await open();
    await rememberAddress(db, { key: 'a', now: start, oldest: 0 });
    expect(await isKnownAddress(db, 'a', start)).toBe(true);
    expect(await isKnownAddress(db, 'a', start + 1)).toBe(false);
    expect(await isKnownAddress(db, 'b', start)).toBe(false);
    await rememberAddress(db, { key: 'b', now: start + hour, oldest: start + 1 });
    expect(await db.selectFrom('known_addresses').select('key').execute()).toEqual([{ key: 'b' }]);
  });
});
