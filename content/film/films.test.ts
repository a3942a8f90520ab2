import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { captionsProblem, transcriptOf } from '../../domain/media/captions.ts';
import { artefacts } from '../artwork/artefacts/artefacts.ts';
import { films } from '../artwork/artefacts/films.ts';
import { firstCaseStudies } from '../case-studies.ts';
import { artefactFrames, timed } from './artefact-frames.ts';
import { captionsOf } from './captions.ts';

const folder = resolve(import.meta.dirname, '../media/artefacts');

test('every study with a film shows one of its own artefact', () => {
  const shown = firstCaseStudies.map(({ video }) => video).filter((video) => video !== '');
  const filmed = films.map(({ slug, name }) => `/media/artefacts/${slug}/${name}.mp4`);
  expect(shown.toSorted()).toEqual(filmed.toSorted());
});

test('the film of the home page is light on a phone', () => {
  expect(readFileSync('public/film/home-tall.webm').length).toBeLessThanOrEqual(70 * 1024);
});

describe.each(films)('$slug/$name', (film) => {
  const { slug, name, scenes } = film;
  const drawn = readFileSync(`${folder}/${slug}/${name}.svg`, 'utf8');
  const alt = artefacts.find((each) => each.slug === slug && each.name === name)?.alt ?? '';

  test('it begins and ends with the artefact as the page shows it', () => {
    for (const scene of [scenes[0], scenes.at(-1)]) expect(scene?.draw().svg(alt)).toBe(drawn);
  });

  test('its captions are those that it was written with, and each can be read', () => {
    const captions = captionsOf(film);
    expect(readFileSync(`${folder}/${slug}/${name}.vtt`, 'utf8')).toBe(captions);
    expect(captionsProblem(captions)).toBeNull();
    const words = scenes.flatMap((scene) => scene.words ?? []);
    expect(transcriptOf(captions).join(' ')).toBe(words.join(' '));
    // Two lines beside it.
    for (const line of words) expect(line.length, line).toBeLessThanOrEqual(70);
  });

  test('it is light and short, and starts without waiting for the rest', () => {
    const file = readFileSync(`${folder}/${slug}/${name}.mp4`);
    const last = timed(film).at(-1);
    expect(file.length).toBeLessThanOrEqual(98 * 1024);
    expect(last && (last.start + last.length) / 24).toBeLessThanOrEqual(20);
    expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'));
  });
});

test('a scene fades in from the one before, and a finger comes down at its end', async () => {
  const [film] = films;
  if (!film) throw new Error('There is no film.');
  const scenes = film.scenes.slice(0, 2);
  const short = { ...film, scale: 0.5, scenes };
  const frames: Buffer[] = [];
  for await (const frame of artefactFrames(short)) frames.push(frame);
  const [, second] = timed(short);
  const at = second?.start ?? 0;
  expect(frames).toHaveLength(at + (second?.length ?? 0));
  const same = (one: number, other: number) =>
    frames[one]?.equals(frames[other] ?? Buffer.alloc(0));
  expect(same(0, at - 1)).toBe(true);
  expect([same(at, at - 1), same(at, at + 8)]).toEqual([false, false]);
  expect([same(at + 8, at + 20), same(at + 20, frames.length - 1)]).toEqual([true, false]);
});
