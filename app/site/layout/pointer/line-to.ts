/** Milliseconds. */
const runs = 260;
const easing = 'cubic-bezier(0.22, 0.8, 0.24, 1)';

/** What the line runs to: a card, a question, a specialization. */
const aims = 'article, details, li:has(> h3), a:has(h2, h3)';

/** Pixels below it. */
const below = 12;

interface Place {
  left: number;
  right: number;
  bottom: number;
}

/** From the channel to the far edge of what it runs to, below it; null where it has no room. */
export function lineBetween(aim: Place, channel: Place, origin: { left: number; top: number }) {
  const isRight = channel.left >= aim.right;
  if (!isRight && channel.right > aim.left) return null;
  const [start, end] = isRight ? [aim.left, channel.left] : [channel.right, aim.right];
  return {
    left: start - origin.left,
    top: aim.bottom + below - origin.top,
    width: end - start,
    from: isRight ? ('right' as const) : ('left' as const),
  };
}

/** With what stands beside it, which the line must not cross. */
function rowOf(aim: Element): Place {
  const item = aim.closest('li, article') ?? aim;
  const { left, right } = aim.getBoundingClientRect();
  const own = item.getBoundingClientRect();
  const beside = [...(item.parentElement?.children ?? [])]
    .map((other) => other.getBoundingClientRect())
    .filter((other) => other.top < own.bottom && other.bottom > own.top);
  return { left, right, bottom: Math.max(...beside.map(({ bottom }) => bottom)) };
}

/** What the place of a line in the section counts from. */
function originOf(section: HTMLElement): Element {
  const isOwn = getComputedStyle(section).position !== 'static';
  return (isOwn ? section : section.offsetParent) ?? section;
}

function drawTo(line: HTMLElement, aim: Element, section: HTMLElement, channel: Element): boolean {
  // Measured before anything is written, which would make the browser lay the page out twice.
  const place = lineBetween(
    rowOf(aim),
    channel.getBoundingClientRect(),
    originOf(section).getBoundingClientRect(),
  );
  if (!place) return false;
  // On the ground of the section, which colours it.
  if (line.parentElement !== section) section.append(line);
  const { left, top, width, from } = place;
  Object.assign(line.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    transformOrigin: from,
  });
  return true;
}

/** React would make a section anew in which it found the line. */
const notHydrated = '[data-island]:not([data-awake="ready"])';

/** The line runs from its channel to what the pointer or the keyboard is at, and back again. */
export function startLineTo(): void {
  const channel = document.querySelector('[data-channel]');
  const reach = channel?.parentElement;
  if (!channel || !reach) return;
  const line = document.createElement('span');
  line.dataset.runs = '';
  line.ariaHidden = 'true';
  const run = line.animate([{ scale: '0 1' }, { scale: '1 1' }], {
    duration: runs,
    easing,
    fill: 'both',
  });
  run.pause();
  let aim: Element | null = null;
  let isPointed = false;
  const aimAt = (element: Element | null) => {
    if (element === aim) return;
    const section = element?.closest<HTMLElement>('section');
    const isDrawn =
      element &&
      section &&
      !section.closest(notHydrated) &&
      drawTo(line, element, section, channel);
    aim = isDrawn ? element : null;
    run.playbackRate = isDrawn ? 1 : -1;
    if (isDrawn) run.currentTime = 0;
    run.play();
  };
  const aimOf = ({ target }: Event) => (target instanceof Element ? target.closest(aims) : null);
  reach.addEventListener('pointerover', (event) => {
    const over = event.pointerType === 'touch' ? null : aimOf(event);
    // What scrolls below a pointer at rest takes nothing from the keyboard.
    if (over || isPointed) aimAt(over);
    isPointed = over !== null;
  });
  reach.addEventListener('pointerleave', () => {
    if (isPointed) aimAt(null);
    isPointed = false;
  });
  reach.addEventListener('focusin', (event) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible'))
      aimAt(aimOf(event));
  });
  reach.addEventListener('focusout', () => aimAt(null));
}
