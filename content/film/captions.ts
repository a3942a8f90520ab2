import type { ArtefactFilm } from '../artwork/artefacts/artefact-film.ts';
import { timed } from './artefact-frames.ts';
import { framesPerSecond } from './frames.ts';

function clock(frame: number): string {
  const time = frame / framesPerSecond;
  const [minutes, seconds] = [Math.floor(time / 60), (time % 60).toFixed(3)];
  return `${String(minutes).padStart(2, '0')}:${seconds.padStart(6, '0')}`;
}

/** A WebVTT file: each caption stays until the next. */
export function captionsOf(film: ArtefactFilm): string {
  const scenes = timed(film);
  const last = scenes.at(-1);
  const end = last ? last.start + last.length : 0;
  const spoken = scenes.filter(({ scene }) => scene.words);
  const cues = spoken.map(({ scene, start }, i) => {
    const until = spoken[i + 1]?.start ?? end;
    return `${clock(start)} --> ${clock(until)}\n${scene.words}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}
