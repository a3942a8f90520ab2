import { expect, test } from 'vitest';
import { artefactCaptions, isFilmOf } from './artefact.ts';

test('the film of an artefact stands beside its drawing, and so do its captions', () => {
  const place = '/media/artefacts/bahar-lane-clinics/booking';
  expect(isFilmOf(`${place}.mp4`, `${place}.svg`)).toBe(true);
  expect(isFilmOf(`${place}.mp4`, '/media/artefacts/bahar-lane-clinics/day-view.svg')).toBe(false);
  expect(isFilmOf('/media/a.mp4', '/media/a.svg')).toBe(false);
  expect(artefactCaptions(` ${place}.mp4`)).toBe(`${place}.vtt`);
  expect(artefactCaptions('/media/a.mp4')).toBeNull();
});
