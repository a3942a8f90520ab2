import { expect, test, vi } from 'vitest';
import { utcTime } from './utc-time.ts';

test.each([
  ['March 4, 2018', '2018-03-04T00:00:00.000Z'],
  ['2018-3-4', '2018-03-04T00:00:00.000Z'],
  ['4 March 2018 10:00', '2018-03-04T10:00:00.000Z'],
  ['2018-03-04T10:00:00.250', '2018-03-04T10:00:00.250Z'],
  ['2018-03-04 10:00', '2018-03-04T10:00:00.000Z'],
  ['2018-03-04', '2018-03-04T00:00:00.000Z'],
  ['2018-03', '2018-03-01T00:00:00.000Z'],
  ['2018-03-04T10:00:00Z', '2018-03-04T10:00:00.000Z'],
  ['2018-03-04T10:00:00+04:00', '2018-03-04T06:00:00.000Z'],
  ['Sun, 04 Mar 2018 10:00:00 +0400', '2018-03-04T06:00:00.000Z'],
  ['Sun Mar 04 2018 10:00:00 GMT+0400 (Georgian Standard Time)', '2018-03-04T06:00:00.000Z'],
  ['March 4, 2018 10:00 PST', '2018-03-04T18:00:00.000Z'],
  ['0000-00-00 00:00:00', null],
  ['soon', null],
  ['', null],
])('%j is the same time on every server', (text, time) => {
  for (const zone of ['UTC', 'Pacific/Auckland', 'America/Los_Angeles']) {
    vi.stubEnv('TZ', zone);
    expect(utcTime(text), zone).toBe(time);
  }
  vi.unstubAllEnvs();
});
