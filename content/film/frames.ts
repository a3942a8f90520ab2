import sharp from 'sharp';
import { type FlowField, flowField } from '../../media/flow/field.ts';
import { lineDetail, perUnit } from '../../media/flow/path.ts';
import { pulseStrokes, type Track, tracksOf } from '../../media/flow/pulses.ts';
import { svgFrame, svgOfField } from '../../media/flow/svg.ts';
import type { Artwork } from '../artwork/artwork.ts';

export const framesPerSecond = 24;
export const frameCount = 240;

interface Scene {
  artwork: Artwork;
  field: FlowField;
  tracks: Track[];
}

function sceneOf(artwork: Artwork): Scene {
  const field = flowField(artwork.seed, artwork.look);
  return { artwork, field, tracks: tracksOf(field) };
}

/** Frame 240 is frame 0, so the loop has no seam. */
function momentOf(frame: number): number {
  return (frame % frameCount) / frameCount;
}

export function posterOf(artwork: Artwork): string {
  const { field, tracks } = sceneOf(artwork);
  const over = pulseStrokes(tracks, 0, lineDetail.grid);
  return svgOfField(field, artwork.look, over);
}

/** Black from a share of the height on. */
function shade({ width, height }: FlowField, from: number): string {
  const [top, depth] = [height * perUnit * from, height * perUnit * 0.08];
  return (
    `<linearGradient id="a" x2="0" y2="1"><stop stop-opacity="0"/><stop offset="1"/></linearGradient>` +
    `<path d="M0 ${top}h${width * perUnit}v${depth}h-${width * perUnit}z" fill="url(#a)"/>` +
    `<path d="M0 ${top + depth}h${width * perUnit}v${height * perUnit}h-${width * perUnit}z" fill="#000"/>`
  );
}

interface Cut {
  artwork: Artwork;
  size: readonly [width: number, height: number];
  /** A share of the height, below which the page lays words over the drawing. */
  wordsFrom?: number;
}

/** Only the drops, on black: the page lays them over the drawing, as light. */
export async function* framesOf({ artwork, size, wordsFrom }: Cut): AsyncGenerator<Buffer> {
  const { field, tracks } = sceneOf(artwork);
  const [width, height] = size;
  const over = wordsFrom === undefined ? '' : shade(field, wordsFrom);
  // An SVG is one pixel per unit at 72 dots per inch.
  const density = (72 * width) / field.width;
  for (let frame = 0; frame < frameCount; frame++) {
    const parts = pulseStrokes(tracks, momentOf(frame)) + over;
    yield sharp(Buffer.from(svgFrame(field, '', parts, artwork.look.flip)), { density })
      .resize(width, height, { fit: 'fill' })
      .flatten({ background: '#000000' })
      .removeAlpha()
      .raw()
      .toBuffer();
  }
}
