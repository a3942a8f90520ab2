import { expect, onTestFinished, test } from 'vitest';
import { killInWrites } from './f01-kill-in-writes.ts';
import { corruptDatabase } from './f05-corrupt-database.ts';
import { migrationCutOff } from './f16-migration.ts';
import type { Fault } from './fault.ts';

/** The quick ones, a little of each; `npm run test:faults` plays them all at their stated counts. */
const quick: [Fault, number][] = [
  [killInWrites, 3],
  [corruptDatabase, 10],
  [migrationCutOff, 1],
];

test.each(quick.map(([fault, count]) => [`${fault.id} ${fault.what}`, fault, count] as const))(
  '%s: nothing that was said to be stored is lost',
  async (_name, fault, count) => {
    const { control } = await fault.run(count, {
      atEnd: (act) => onTestFinished(async () => void (await act())),
    });
    expect(control).not.toBe('');
  },
);
