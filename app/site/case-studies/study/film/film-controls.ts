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
  const enter = () => (isHidden() ? begin() : setTimeout(begin, entryDelay - sinceLoad()));
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

/** The page's own controls, in place of the browser's. */
function showControls(film: HTMLVideoElement, controls: HTMLElement): void {
  const [playing, sound, captions] = controls.querySelectorAll('button');
  const track = film.textTracks[0];
  const show = (button: HTMLElement | undefined, isOther: boolean, label: string) => {
    button?.toggleAttribute('data-other', isOther);
    button?.setAttribute('aria-label', label);
  };
  const follow = () => {
    const { paused, muted } = film;
    const captioned = track?.mode === 'showing';
    show(playing, paused, `${paused ? 'Play' : 'Pause'} video`);
    show(sound, muted, `Turn sound ${muted ? 'on' : 'off'}`);
    show(captions, !captioned, `Turn captions ${captioned ? 'off' : 'on'}`);
  };
  playing?.addEventListener('click', () => (film.paused ? play(film) : film.pause()));
  sound?.addEventListener('click', () => {
    film.muted = !film.muted;
  });
  captions?.addEventListener('click', () => {
    if (track) track.mode = track.mode === 'showing' ? 'hidden' : 'showing';
  });
  for (const type of ['play', 'pause', 'volumechange']) film.addEventListener(type, follow);
  // The browser turns captions on by itself a little later.
  film.textTracks.addEventListener('change', follow);
  follow();
  film.controls = false;
  controls.hidden = false;
}

/**
 * Starts muted a second after entry unless the visitor prefers less motion. The first click on the
 * page turns the sound on (R-2.5-07). The banner stands for a film that cannot be loaded.
 */
export function start(frame: HTMLElement): void {
  const film = frame.querySelector('video');
  const [controls, banner] = frame.querySelectorAll<HTMLElement>(':scope > div');
  if (!film || !controls || !banner) return;
  const giveUp = () => {
    film.remove();
    controls.remove();
    banner.hidden = false;
  };
  film.addEventListener('error', giveUp);
  if (film.error) giveUp();
  showControls(film, controls);
  const turnSoundOn = () => {
    film.muted = false;
  };
  document.addEventListener('click', turnSoundOn, { once: true });
  pauseWhileHidden(film);
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) startAfterEntry(film);
}
