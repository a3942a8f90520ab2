import type { ShownStudy } from '../../../../domain/content/shown.ts';
import type { ResolvedPicture } from '../../../../domain/media/picture.ts';
import type { Ground } from '../../../ui/sections/section.tsx';
import { type ShownMiniature, shownMiniature } from '../miniature/shown-miniature.ts';
import { categoriesOfStudy } from './reviews/study-reviews.ts';

/** What a template decides (R-2.5-09, R-2.5-10). */
interface Template {
  figures: number;
  grounds: [Ground, Ground, Ground];
  hasBandPicture: boolean;
}

const template2: Template = {
  figures: 3,
  grounds: ['paper', 'water', 'paper'],
  hasBandPicture: true,
};
/** template1 and every value that older rows may still hold. */
const anyOther: Template = {
  figures: 4,
  grounds: ['paper', 'night', 'sand'],
  hasBandPicture: false,
};

function templateOf({ template }: ShownStudy): Template {
  return template === 'template2' ? template2 : anyOther;
}

interface Part {
  heading: string;
  html: string;
  image: ResolvedPicture | null;
}

interface Pair extends Part {
  number: 1 | 2;
}

export interface Band extends Part {
  label: string;
  ground: Ground;
  /** Its picture stands below its words, over the whole width. */
  isWide: boolean;
  /** Below the words. */
  miniature: ShownMiniature | null;
}

interface Figure {
  value: string;
  text: string;
}

export function pairsOf(study: ShownStudy): Pair[] {
  return ([1, 2] as const)
    .map((n) => ({
      number: n,
      heading: study[`sec${n}Heading`],
      html: study[`sec${n}Para`],
      image: study[`sec${n}Img`],
    }))
    .filter(({ heading, html, image }) => heading || html || image);
}

/** An empty section is left out; the others keep their background. On a ground each template has pictures. */
export function studyBands(study: ShownStudy): Band[] {
  const { grounds, hasBandPicture } = templateOf(study);
  const isOnGround = study.ground !== '';
  const images = {
    1: null,
    2: hasBandPicture || isOnGround ? study.sec3Img2 : null,
    3: study.sec3Img3,
  };
  return ([1, 2, 3] as const)
    .map((n) => ({
      heading: study[`sec3Heading${n}`],
      label: study[`sec3SubHeading${n}`],
      html: study[`sec3Para${n}`],
      image: images[n],
      isWide: n === 3,
      miniature: n === 2 ? shownMiniature(study) : null,
      ground: grounds[n - 1],
    }))
    .filter(({ heading, label, html, image, miniature }) =>
      [heading, label, html, image, miniature].some(Boolean),
    )
    .map((band) => ({ ...band, ground: band.ground ?? 'paper' }));
}

/** As typed; one without figure and text is left out. */
export function figuresOf(study: ShownStudy): Figure[] {
  return ([1, 2, 3, 4] as const)
    .slice(0, templateOf(study).figures)
    .map((n) => ({ value: study[`sec4Percentage${n}`], text: study[`sec4Text${n}`] }))
    .filter(({ value, text }) => value || text);
}

export function categoriesOf(study: ShownStudy): string[] {
  return [...new Set(categoriesOfStudy(study))];
}
