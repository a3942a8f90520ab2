import { expect, test } from 'vitest';
import { flowField } from './field.ts';
import { headsAt, pulseStrokes, tracksOf } from './pulses.ts';

const field = flowField('loop', { width: 600, height: 400, theme: 'night', arrangement: 'one' });
const tracks = tracksOf(field);

test('the lead line and some of the others carry pulses', () => {
  expect(tracks.filter(({ isLead }) => isLead)).toHaveLength(1);
  expect(tracks.length).toBeGreaterThan(field.lines.length * 0.25);
  expect(tracks.length).toBeLessThan(field.lines.length * 0.6);
});

test('the end of the loop is its start', () => {
  for (const track of tracks) {
    const start = headsAt(track, 0);
    for (const [i, head] of headsAt(track, 1).entries()) expect(head).toBeCloseTo(start[i] ?? 0, 6);
  }
  expect(pulseStrokes(tracks, 1)).toBe(pulseStrokes(tracks, 0));
});

test('no pulse jumps between two frames, the seam included', () => {
  const step = 1 / 240;
  for (let frame = 0; frame < 240; frame++) {
    for (const track of tracks) {
      const shift = track.gap * track.turns * step;
      const before = headsAt(track, frame * step).map((head) => head + shift);
      const after = headsAt(track, (frame + 1) * step);
      // A head that passes the end has left the line with its tail and counts as a new one.
      const left = before.filter((head) => head >= track.gap * track.pulses - 1e-6);
      const seen = before.filter((head) => !left.includes(head));
      const found = seen.filter((head) => after.some((other) => Math.abs(other - head) < 1e-6));
      expect(found).toHaveLength(seen.length);
    }
  }
});

test('pulses move, and every number of them can be drawn', () => {
  const strokes = pulseStrokes(tracks, 0.25);
  expect(strokes).not.toBe(pulseStrokes(tracks, 0.5));
  expect(/NaN|undefined|Infinity/.exec(strokes)).toBeNull();
});
