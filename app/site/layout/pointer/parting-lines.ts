import { drawnLinesOf, type Line, type Obstacle, partedBy, quadraticPath } from './drawn-lines.ts';

/** Units of the drawing (design.md section 13, Line and pointer). */
const radius = 190;
const reach = 64;
/** Milliseconds. */
const closing = 620;

/** Our own drawings; never what an editor has uploaded. */
const drawn = /^\/(?:media\/brand\/[^/]+\/)?(?:assets|media\/drawings)\/.+\.svg$/;

interface MovingLine extends Line {
  path: SVGPathElement;
  isMoved: boolean;
}

/** Each line a path of its own, so that only what moves is drawn again. */
function takeApart(drawing: Element): MovingLine[] {
  return Array.from(drawing.querySelectorAll('path')).flatMap((whole) => {
    const lines = drawnLinesOf(whole.getAttribute('d') ?? '') ?? [];
    if (lines.length === 0) return [];
    const moving = lines.map((line) => {
      const path = whole.cloneNode() as SVGPathElement;
      path.setAttribute('d', line.d);
      return { ...line, path, isMoved: false };
    });
    whole.replaceWith(...moving.map(({ path }) => path));
    return moving;
  });
}

/** Lays the part of the drawing that the picture shows over the picture. */
function layOver(drawing: SVGSVGElement, picture: HTMLImageElement): void {
  const { width, height } = drawing.viewBox.baseVal;
  const showPart = () => {
    const [x = 50, y = 50] = getComputedStyle(picture).objectPosition.split(' ').map(parseFloat);
    const scale = Math.max(picture.clientWidth / width, picture.clientHeight / height) || 1;
    const shown = [picture.clientWidth / scale, picture.clientHeight / scale] as const;
    const start = [((width - shown[0]) * x) / 100, ((height - shown[1]) * y) / 100];
    drawing.setAttribute('viewBox', [...start, ...shown].join(' '));
  };
  showPart();
  new ResizeObserver(showPart).observe(picture);
  drawing.removeAttribute('width');
  drawing.removeAttribute('height');
  drawing.ariaHidden = 'true';
  drawing.setAttribute('class', picture.className);
  picture.parentElement?.after(drawing);
}

/** One frame; at force 0 everything is as it was drawn. */
function part(lines: MovingLine[], stone: Obstacle): void {
  for (const line of lines) {
    const parted = partedBy(line, stone);
    if (parted) line.path.setAttribute('d', quadraticPath(parted));
    else if (line.isMoved) line.path.setAttribute('d', line.d);
    line.isMoved = parted !== null;
  }
}

/** The pointer as a stone in the stream: 1 while it is inside, then back to 0. */
function follow(hero: HTMLElement, lines: MovingLine[]): void {
  const [line] = lines;
  if (!line) return;
  let [x, y, force, last, isInside, hasMoved, isRunning] = [0, 0, 0, 0, false, false, false];
  const frame = (now: number) => {
    const step = Math.min(now - last, 50) / closing;
    last = now;
    force = Math.min(1, Math.max(0, force + (isInside ? step : -step)));
    const matrix = line.path.getScreenCTM();
    if (!matrix) return;
    const at = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    // Paths are in tenths of a unit.
    const eased = 1 - (1 - force) ** 3;
    part(lines, { x: at.x, y: at.y, radius: radius * 10, reach: reach * 10 * eased });
    // At rest nothing is drawn again.
    isRunning = hasMoved || force !== (isInside ? 1 : 0);
    hasMoved = false;
    if (isRunning) requestAnimationFrame(frame);
  };
  const run = () => {
    if (isRunning) return;
    isRunning = true;
    last = performance.now();
    requestAnimationFrame(frame);
  };
  hero.addEventListener('pointermove', (event) => {
    if (event.pointerType === 'touch' || hero.querySelector('[data-playing]')) return;
    [x, y, isInside, hasMoved] = [event.clientX, event.clientY, true, true];
    run();
  });
  hero.addEventListener('pointerleave', () => {
    isInside = false;
    run();
  });
}

/** By the one way of reading a document that the content policy (trusted types) leaves open. */
function readDrawing(address: URL, use: (drawing: SVGSVGElement) => void): void {
  const request = new XMLHttpRequest();
  request.open('GET', address);
  request.responseType = 'document';
  request.onload = () => {
    const drawing = request.responseXML?.documentElement;
    if (drawing instanceof SVGSVGElement) use(drawing);
  };
  request.send();
}

function start(picture: HTMLImageElement, hero: HTMLElement): void {
  const address = new URL(picture.currentSrc);
  if (address.origin !== location.origin || !drawn.test(address.pathname)) return;
  readDrawing(address, (drawing) => {
    const lines = takeApart(drawing);
    layOver(drawing, picture);
    follow(hero, lines);
  });
}

/** Only for the still picture of a hero, whose film moves by itself. */
export function startPartingLines(): void {
  const hero = document.querySelector<HTMLElement>('main > [data-size]');
  const picture = hero?.querySelector<HTMLImageElement>('picture > img');
  if (!hero || !picture || hero.querySelector('video')) return;
  hero.addEventListener('pointermove', () => start(picture, hero), { once: true });
}
