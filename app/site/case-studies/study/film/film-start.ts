/** Milliseconds from entry, which is when the page has loaded, to the start of the film (R-2.5-06). */
const entryDelay = 1_000;

function seen(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState === 'visible') resolve();
    };
    document.addEventListener('visibilitychange', look);
    look();
  });
}

function play(film: HTMLVideoElement): void {
  // Refused where the browser saves power or data: then the button starts the film.
  film.play().catch(() => {});
}

function sinceLoad(): number {
  const [page] = performance.getEntriesByType('navigation');
  const loaded = page instanceof PerformanceNavigationTiming ? page.loadEventStart : 0;
  return loaded > 0 ? performance.now() - loaded : 0;
}

function loaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });
}

async function startAfterEntry(film: HTMLVideoElement): Promise<void> {
  await loaded();
  // A page opened in the background is entered when its tab is.
  const elapsed = document.visibilityState === 'visible' ? sinceLoad() : 0;
  await seen();
  await new Promise((resolve) => setTimeout(resolve, entryDelay - elapsed));
  await seen();
  const untouched = film.paused && film.currentTime === 0;
  if (untouched) play(film);
}

/** Pauses while the tab is hidden. */
function pauseWhileHidden(film: HTMLVideoElement): void {
  let interrupted = false;
  const follow = () => {
    const hidden = document.visibilityState === 'hidden';
    if (hidden) interrupted = !film.paused;
    if (hidden) film.pause();
    else if (interrupted) play(film);
  };
  document.addEventListener('visibilitychange', follow);
}

/**
 * Starts muted a second after entry unless the visitor prefers less motion. The first click on the
 * page turns the sound on (R-2.5-07).
 */
export function start(film: HTMLVideoElement): void {
  const turnSoundOn = () => {
    film.muted = false;
  };
  document.addEventListener('click', turnSoundOn, { once: true });
  pauseWhileHidden(film);
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) startAfterEntry(film);
}
