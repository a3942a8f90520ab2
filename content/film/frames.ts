import sharp from 'sharp';
import { type FlowField, flowField } from '../../media/flow/field.ts';
import { lightDetail } from '../../media/flow/path.ts';
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
  const over = pulseStrokes(tracks, 0, lightDetail.grid);
  return svgOfField(field, artwork.look, { over, detail: lightDetail });
}

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
