import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A word that lies over a picture, and the smallest contrast with any pixel below it. */
export interface Sample {
  word: string;
  ratio: number;
  /** WCAG 2.2: 3 for large text, else 4.5. */
  needed: number;
}

interface Word {
  word: string;
  colour: [number, number, number];
  isLarge: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Runs in the page: the words whose box meets that of a picture or a film. */
function wordsOverPictures(): Word[] {
  const pictures = [...document.querySelectorAll('img, video')]
    .filter((picture) => picture.checkVisibility())
    .map((picture) => picture.getBoundingClientRect());
  const meets = (word: DOMRect) =>
    pictures.some(
      ({ left, right, top, bottom }) =>
        word.left < right && word.right > left && word.top < bottom && word.bottom > top,
    );
  /** Cut off by what it stands in, such as the next slide of a carousel. */
  const isCut = (element: Element, word: DOMRect) => {
    for (let outer: Element | null = element; outer; outer = outer.parentElement) {
      const { left, right, top, bottom } = outer.getBoundingClientRect();
      const isBeside =
        word.left >= right || word.right <= left || word.top >= bottom || word.bottom <= top;
      if (isBeside && getComputedStyle(outer).overflow !== 'visible') return true;
    }
    return false;
  };
  const words: Word[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      for (const box of range.getClientRects()) {
        const { width, height } = box;
        if (width < 2 || !meets(box) || isCut(element, box)) continue;
        const [x, y] = [box.x + scrollX, box.y + scrollY];
        words.push({ word, colour: [red, green, blue], isLarge, x, y, width, height });
      }
    }
  }
  return words;
}

/** Runs in the page: what is left is what lies behind the text. */
function hideText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { color: transparent !important; -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; caret-color: transparent !important }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function luminance(red: number, green: number, blue: number): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) =>
    value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Letters stand in the middle of the line's box; above and below it are its neighbours. */
const lettersFrom = 0.2;
const lettersTo = 0.85;

/** Every word over a picture, measured on rendered pixels. */
export async function samplesOf(page: Page): Promise<Sample[]> {
  const words = await page.evaluate(wordsOverPictures);
  await page.evaluate(hideText);
  const shot = await page.screenshot({ fullPage: true, scale: 'css' });
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  const { data, info } = await sharp(shot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return words.flatMap(({ word, colour, isLarge, x, y, width, height }) => {
    const ink = luminance(...colour);
    const [left, right] = [Math.max(0, Math.floor(x)), Math.min(info.width, Math.ceil(x + width))];
    const top = Math.max(0, Math.floor(y + height * lettersFrom));
    const bottom = Math.min(info.height, Math.ceil(y + height * lettersTo));
    let ratio = Number.POSITIVE_INFINITY;
    for (let row = top; row < bottom; row++)
      for (let at = (row * info.width + left) * 3; at < (row * info.width + right) * 3; at += 3)
        ratio = Math.min(
          ratio,
          contrast(ink, luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)),
        );
    return ratio === Number.POSITIVE_INFINITY ? [] : [{ word, ratio, needed: isLarge ? 3 : 4.5 }];
  });
}

/** What an editor may type at most as a headline (domain/content/sections/kinds/hero.ts). */
const maxHeadline = 1_250;

/** The last line of the heading grows to the longest that is allowed. */
export async function lengthenHeading(page: Page): Promise<void> {
  await page.evaluate((length) => {
    const heading = document.querySelector('h1');
    if (!heading) throw new Error('The page has no heading.');
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    let last: Node | null = null;
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (text.nodeValue?.trim()) last = text;
    if (!last) throw new Error('The heading has no text.');
    const words = 'Warehouses along the creek that ship before noon and answer by phone ';
    last.nodeValue = words.repeat(40).slice(0, length).trimEnd();
  }, maxHeadline);
}
