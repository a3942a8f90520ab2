import sharp from 'sharp';
import { limitConcurrency } from '../concurrency-limit.ts';

/**
 * Whoever needs it imports it when there is a picture: it takes 23 MB and a tenth of a start.
 *
 * The files come from strangers: only the decoders of what we accept, and SVG for our own drawings,
 * which no upload can reach because its first bytes are read before.
 */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Svg'].map((is) => `VipsForeignLoad${is}`),
});
sharp.cache(false);

/**
 * Whoever decodes or encodes an uploaded picture waits here, so that the memory of one is the memory of
 * all (threat T37).
 */
export const queueDecoding = limitConcurrency(1, Number.POSITIVE_INFINITY);

export { sharp };
