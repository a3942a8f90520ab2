import { start as startVisitTrail } from './site/layout/visit-trail.ts';

const scriptTimeout = 120_000;

async function hydrate(island: HTMLElement): Promise<void> {
  const tooLate = new Promise<never>((_, reject) => setTimeout(reject, scriptTimeout));
  const hydrated = import('./hydrate-island.ts').then((module) => module.hydrate(island));
  await Promise.race([hydrated, tooLate]);
}

function showFailure(island: HTMLElement): void {
  const note = island.nextElementSibling;
  if (!(note instanceof HTMLElement)) return;
  note.hidden = false;
  note.querySelector('button')?.addEventListener('click', () => location.reload());
}

function wake(island: HTMLElement): void {
  if ('awake' in island.dataset) return;
  island.dataset.awake = '';
  hydrate(island).catch(() => {
    island.dataset.awake = 'failed';
    showFailure(island);
  });
}

function isTaken(form: HTMLFormElement): boolean {
  return Object.keys(form).some((key) => key.startsWith('__react'));
}

/** A form sent before hydration is sent again afterwards, so that its fields stay (R-4-09). */
function sendLater(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || isTaken(form)) return;
  const island = form.closest<HTMLElement>('[data-island]');
  if (!island || island.dataset.awake === 'failed') return;
  event.preventDefault();
  wake(island);
  const waiting = setInterval(() => {
    const failed = island.dataset.awake === 'failed';
    if (!failed && !isTaken(form)) return;
    clearInterval(waiting);
    if (failed) form.submit();
    else form.requestSubmit();
  }, 50);
}

document.addEventListener('submit', sendLater, true);

/** A tab's draft, which its form brings back (app/ui/forms/typed/form-draft.ts). */
function hasDraft(island: HTMLElement): boolean {
  try {
    return (island.dataset.island ?? '') in sessionStorage;
  } catch {
    return false;
  }
}

const moments: Record<string, (island: HTMLElement) => void> = {
  visible(island) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        wake(island);
      },
      { rootMargin: '200px' },
    );
    observer.observe(island);
  },
  interaction(island) {
    if (hasDraft(island)) return moments.visible?.(island);
    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      island.addEventListener(type, () => wake(island), { once: true, passive: true });
    }
  },
};

for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
  moments[island.dataset.wake ?? 'visible']?.(island);
}

startVisitTrail();

const firstInteractions = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'scroll', 'click'];
let missed: MouseEvent | undefined;

function noteClick(event: MouseEvent): void {
  missed = event;
}

/** What only follows what a visitor does: not before the first sign of one. */
function meetVisitor(event: Event): void {
  // A page that loads under a pointer hears of it without a move.
  if (
    event instanceof MouseEvent &&
    event.type === 'pointermove' &&
    !event.movementX &&
    !event.movementY
  )
    return;
  for (const type of firstInteractions) removeEventListener(type, meetVisitor, true);
  import('./site/layout/first-interaction.ts').then(({ start }) => {
    removeEventListener('click', noteClick);
    start(missed);
  });
}

addEventListener('click', noteClick);
for (const type of firstInteractions) {
  addEventListener(type, meetVisitor, { capture: true, passive: true });
}

// Films have scripts of their own, which must not come before what is painted first.
const backgroundFilm = document.querySelector<HTMLVideoElement>('[data-background-video]');
if (backgroundFilm) {
  const load = async () =>
    (await import('./site/layout/background-video.ts')).start(backgroundFilm);
  requestAnimationFrame(() => setTimeout(load));
}

const caseFilm = document.querySelector<HTMLVideoElement>('[data-case-film]');
if (caseFilm) {
  addEventListener('load', async () =>
    (await import('./site/case-studies/study/film/film-controls.ts')).start(caseFilm),
  );
}

const copy = document.querySelector<HTMLButtonElement>('[data-copy]');
if (copy && 'clipboard' in navigator) {
  import('./site/insights/article/copy-link.ts').then(({ start }) => start(copy));
}

if (document.querySelector('[data-film]')) {
  import('./site/layout/film-on-request.ts').then(({ start }) => start());
}
