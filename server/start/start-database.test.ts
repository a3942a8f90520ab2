import { expect, test } from 'vitest';
import { retryWhileBusy } from './start-database.ts';

const postgres = 'postgres://site@127.0.0.1/site';

async function triesAfter(code: string): Promise<number> {
  let tries = 0;
  await retryWhileBusy(postgres, async () => {
    tries += 1;
    if (tries === 1) throw Object.assign(new Error('refused'), { code });
  });
  return tries;
}

test.each([
  ['deadlock', '40P01'],
  ['statement timeout behind the lock of another start', '57014'],
])('F24 a start goes on after a %s', async (_name, code) => {
  expect(await triesAfter(code)).toBe(2);
});

test('what no other start has caused ends the start at once', async () => {
  await expect(triesAfter('42501')).rejects.toThrow('refused');
});
