/** Of the animation in app/ui/sections/levels.module.css: until here the water lies flat. */
const flat = 0.34;

/** How far the water has risen, 0 to 1. */
function levelOf(water: Element): number {
  const progress = water.getAnimations()[0]?.effect?.getComputedTiming().progress;
  return progress == null ? 1 : Math.max(0, (progress - flat) / (1 - flat));
}

/** The number as it is counted, as wide as it will be. */
export function counted(number: string, level: number): string {
  const decimals = number.split('.')[1]?.length ?? 0;
  const shown = (Number(number) * level).toFixed(decimals);
  return shown.padStart(number.length, '\u2007');
}

/** The number itself stays for whoever reads it out. */
function copyOf(number: Text): HTMLElement {
  const read = document.createElement('span');
  read.className = 'visuallyHidden';
  read.textContent = number.data;
  const shown = document.createElement('span');
  shown.ariaHidden = 'true';
  number.replaceWith(read, shown);
  return shown;
}

function count(figure: Element, water: Element): void {
  const number = figure.firstChild;
  if (!(number instanceof Text) || !/^\d+(\.\d+)?$/.test(number.data)) return;
  const full = number.data;
  const shown = copyOf(number);
  let isSeen = true;
  const frame = () => {
    shown.textContent = counted(full, levelOf(water));
    if (isSeen) requestAnimationFrame(frame);
  };
  shown.textContent = full;
  new IntersectionObserver(([entry]) => {
    const wasSeen = isSeen;
    isSeen = entry?.isIntersecting === true;
    if (isSeen && !wasSeen) requestAnimationFrame(frame);
  }).observe(water.parentElement ?? water);
  frame();
}

/** Figures count up along the bars that stand under them. */
export function startCountingLevels(): void {
  for (const figure of document.querySelectorAll('[data-figure]')) {
    const water = figure.nextElementSibling;
    if (water && water.getAnimations().length > 0) count(figure, water);
  }
}
