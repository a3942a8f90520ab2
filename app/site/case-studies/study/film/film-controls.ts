import { savesData } from '../../../layout/saves-data.ts';

/** Milliseconds from entry, which is when the page has loaded, to the start of the film (R-2.5-06). */
const entryDelay = 1_000;

const isHidden = () => document.visibilityState === 'hidden';

function play(film: HTMLVideoElement): void {
  // Refused where the browser saves power or data: then the button starts the film.
  film.play().catch(() => {});
}

function sinceLoad(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return performance.now() - (page?.loadEventStart ?? 0);
}

/** A page opened in the background is entered when its tab is. */
function startAfterEntry(film: HTMLVideoElement): void {
  const seen = () => setTimeout(begin, entryDelay);
  const begin = () => {
    if (isHidden()) document.addEventListener('visibilitychange', seen, { once: true });
    else if (film.paused && film.currentTime === 0) play(film);
  };
  const enter = () => {
    // From here on it competes with nothing that is painted first.
    film.preload = 'auto';
    if (isHidden()) begin();
    else setTimeout(begin, entryDelay - sinceLoad());
  };
  if (document.readyState === 'complete') enter();
  else addEventListener('load', enter, { once: true });
}

/** Pauses while the tab is hidden. */
function pauseWhileHidden(film: HTMLVideoElement): void {
  let interrupted = false;
  document.addEventListener('visibilitychange', () => {
    if (isHidden()) {
      interrupted = !film.paused;
      film.pause();
    } else if (interrupted) play(film);
  });
}

function saysNow(track: TextTrack): Node[] {
  return [...(track.activeCues ?? [])].flatMap((cue) =>
    cue instanceof VTTCue ? cue.getCueAsHTML() : [],
  );
}

/** Captions stand beside the film, where none of it is hidden. */
function showCaptions(track: TextTrack, words: HTMLElement): void {
  track.mode = 'hidden';
  track.addEventListener('cuechange', () => words.replaceChildren(...saysNow(track)));
}

function showControls(film: HTMLVideoElement, controls: HTMLElement): void {
  const [playing, sound, captions] = controls.querySelectorAll('button');
  const words = document.querySelector<HTMLElement>('[data-film-words]');
  const track = film.textTracks[0];
  if (track && words) showCaptions(track, words);
  const show = (button: HTMLElement | undefined, isOther: boolean) => {
    if (!button) return;
    const { label = '', otherLabel = '' } = button.dataset;
    button.toggleAttribute('data-other', isOther);
    button.ariaLabel = isOther ? otherLabel : label;
  };
  const follow = () => {
    const { paused, muted } = film;
    show(playing, paused);
    show(sound, muted);
  };
  playing?.addEventListener('click', () => (film.paused ? play(film) : film.pause()));
  sound?.addEventListener('click', () => {
    film.muted = !film.muted;
  });
  captions?.addEventListener('click', () => {
    show(captions, words?.toggleAttribute('data-off') === true);
  });
  for (const type of ['play', 'pause', 'volumechange']) film.addEventListener(type, follow);
  follow();
  controls.dataset.ready = '';
}

/**
 * Starts muted a second after entry unless the visitor prefers less motion or less data. The first click
 * on the page turns the sound on (R-2.5-07). The picture stands for a film that cannot be loaded.
 */
export function start(film: HTMLVideoElement): void {
  const controls = document.querySelector<HTMLElement>('[data-film-controls]');
  if (!controls) return;
  const giveUp = () => {
    const picture = film.nextElementSibling;
    film.remove();
    controls.remove();
    if (picture instanceof HTMLElement) picture.hidden = false;
  };
  film.addEventListener('error', giveUp);
  showControls(film, controls);
  const turnSoundOn = () => {
    film.muted = false;
  };
  document.addEventListener('click', turnSoundOn, { once: true });
  pauseWhileHidden(film);
  const less = matchMedia('(prefers-reduced-motion: reduce)');
  if (less.matches) return;
  less.addEventListener('change', () => less.matches && film.pause());
  if (savesData()) return;
  startAfterEntry(film);
}
