import type { ArtefactFilm } from '../artefact-film.ts';
import { type JobProgress, jobCard, jobCardAt, shownJob } from './job-card.ts';

const opened: JobProgress = { time: '7.31', pastJobs: 0, hasOwner: false };

const at = (progress: JobProgress, seconds: number, words?: string) => ({
  draw: () => jobCardAt(progress),
  seconds,
  words,
});

export const jobCardFilm: ArtefactFilm = {
  slug: 'yellow-ladder-home-services',
  name: 'job-card',
  ground: '#ffd24a',
  scale: 1.4,
  scenes: [
    { draw: jobCard, seconds: 2, words: 'A job at four past eight. Half an hour before:' },
    { ...at(opened, 2, 'The telephone rings at the desk, and a card opens.'), sounds: true },
    at({ ...opened, pastJobs: 1 }, 0.7, 'The address has a past: the same sink, in February.'),
    at({ ...opened, pastJobs: 2 }, 0.7),
    at({ ...opened, pastJobs: 3 }, 1.4),
    {
      ...at(
        { ...shownJob, time: '7.34', minutes: undefined },
        2.2,
        'One name: Sunil has to do the next thing.',
      ),
      sounds: true,
    },
    {
      ...at(
        { ...shownJob, time: '7.58', minutes: 12 },
        1.6,
        'On his way he has the code of the gate, and a map.',
      ),
      sounds: true,
    },
    at({ ...shownJob, time: '8.01', minutes: 9 }, 0.9),
    { draw: jobCard, seconds: 2.8, words: 'Six minutes to go, and nothing to ask at the gate.' },
  ],
};
