import { savesData } from './site/layout/saves-data.ts';
import { start as startVisitTrail } from './site/layout/visit-trail.ts';

const scriptTimeout = 120_000;

async function hydrate(island: HTMLElement): Promise<void> {
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, scriptTimeout));
  const hydrated = import('./hydrate-island.ts').then((module) => module.hydrate(island));
  await Promise.race([hydrated, timeout]);
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
    return JSON.parse(island.dataset.props ?? '{}').draftKey in sessionStorage;
  } catch {
    return false;
  }
}

/** Nothing else is fetched before the first paint, which would share its line with it. */
const painted = new Promise<void>((resolve) => {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    resolve();
  }).observe({ type: 'paint', buffered: true });
});

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
    painted.then(() => observer.observe(island));
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
  // A page that loads under a pointer hears of it without a move, and one from right to left of a scroll.
  if (event.type === 'scroll' && !scrollY) return;
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
    start(savesData(), missed);
  });
}

addEventListener('click', noteClick);
for (const type of firstInteractions) {
  addEventListener(type, meetVisitor, { capture: true, passive: true });
}

const loaded = new Promise((resolve) => addEventListener('load', resolve));

interface Part {
  start: (element: never) => void;
}

/** What stands at most once in a page and has a script of its own. */
const parts: Record<string, () => Promise<Part>> = {
  'data-background-video': () => import('./site/layout/background-video.ts'),
  async 'data-case-film'() {
    await loaded;
    return import('./site/case-studies/study/film/film-controls.ts');
  },
  'data-copy': () => import('./site/insights/article/copy-link.ts'),
};

painted.then(() => {
  for (const [attribute, load] of Object.entries(parts)) {
    const element = document.querySelector(`[${attribute}]`);
    if (element) load().then(({ start }) => start(element as never));
  }
});

// Not later: until then a click leaves the page.
if (document.querySelector('[data-film]')) {
  import('./site/layout/film-on-request.ts').then(({ start }) => start());
}
