import sharp from 'sharp';
import { type FlowField, fieldOf } from '../../media/flow/field.ts';
import { pulseStrokes, type Track, tracksOf } from '../../media/flow/pulses.ts';
import { svgFrame, svgOfField } from '../../media/flow/svg.ts';
import type { Artwork } from '../artwork/artwork.ts';

/** 10 s in all films. */
export const framesPerSecond = 24;
export const frameCount = 240;

/** A still picture and the pulses that will travel over it. */
interface Scene {
  artwork: Artwork;
  field: FlowField;
  tracks: Track[];
}

function sceneOf(artwork: Artwork): Scene {
  const field = fieldOf(artwork.seed, artwork.look);
  return { artwork, field, tracks: tracksOf(field) };
}

/** The part of the loop at a frame; frame 240 is frame 0, so the loop has no seam. */
function momentOf(frame: number): number {
  return (frame % frameCount) / frameCount;
}

/** Frame 0 as SVG text: the poster that a film starts from without a jump. */
export function posterOf(artwork: Artwork): string {
  const { field, tracks } = sceneOf(artwork);
  return svgOfField(field, artwork.look, pulseStrokes(tracks, 0));
}

/** All frames as raw RGB. The still picture is drawn once, then only the pulses frame by frame. */
export async function* framesOf(
  artwork: Artwork,
  width: number,
  height: number,
): AsyncGenerator<Buffer> {
  const { field, tracks } = sceneOf(artwork);
  // An SVG is one pixel per unit at 72 dots per inch.
  const density = (72 * width) / field.width;
  const { data, info } = await sharp(Buffer.from(svgOfField(field, artwork.look)), { density })
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let frame = 0; frame < frameCount; frame++) {
    const pulses = pulseStrokes(tracks, momentOf(frame));
    const input = Buffer.from(svgFrame(field, '', pulses, artwork.look.flip));
    yield sharp(data, { raw: info })
      .composite([{ input, density, left: 0, top: 0 }])
      .removeAlpha()
      .raw()
      .toBuffer();
  }
}
