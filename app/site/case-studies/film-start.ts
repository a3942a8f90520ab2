/** Milliseconds from entry, which is when the page has loaded, to the start of the film (R-2.5-06). */
const entryDelay = 1_000;

function seen(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState === 'visible') resolve();
    };
    document.addEventListener('visibilitychange', look, { signal });
    look();
  });
}

function start(film: HTMLVideoElement): void {
  // Refused where the browser saves power or data: then the button starts the film.
  film.play().catch(() => {});
}

function sinceLoad(): number {
  const [page] = performance.getEntriesByType('navigation');
  const loaded = page instanceof PerformanceNavigationTiming ? page.loadEventStart : 0;
  return loaded > 0 ? performance.now() - loaded : 0;
}

async function startAfterEntry(film: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  // A page opened in the background is entered when its tab is.
  const elapsed = document.visibilityState === 'visible' ? sinceLoad() : 0;
  await seen(signal);
  await new Promise((resolve) => setTimeout(resolve, entryDelay - elapsed));
  await seen(signal);
  const untouched = film.paused && film.currentTime === 0;
  if (untouched && !signal.aborted) start(film);
}

/** A film nobody sees stands still, and goes on when its tab is seen again. */
function pauseWhileHidden(film: HTMLVideoElement, signal: AbortSignal): void {
  let interrupted = false;
  const follow = () => {
    const hidden = document.visibilityState === 'hidden';
    if (hidden) interrupted = !film.paused;
    if (hidden) film.pause();
    else if (interrupted) start(film);
  };
  document.addEventListener('visibilitychange', follow, { signal });
}

/**
 * Starts the muted film about a second after entry, unless the visitor wants less motion. The first
 * click on the page turns the sound on (R-2.5-07); from then on its button has the say.
 */
export function runFilm(film: HTMLVideoElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const turnSoundOn = () => {
    film.muted = false;
  };
  document.addEventListener('click', turnSoundOn, { once: true, signal });
  pauseWhileHidden(film, signal);
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) startAfterEntry(film, signal);
  return () => stop.abort();
}
