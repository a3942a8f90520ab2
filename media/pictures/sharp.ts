import sharp from 'sharp';
import { limitConcurrency } from '../concurrency-limit.ts';

/** Only the decoders of accepted types, and SVG for our own drawings. Import it lazily: 23 MB. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Svg'].map((is) => `VipsForeignLoad${is}`),
});
sharp.cache(false);

/** One at a time, which bounds the memory of decoding (threat T37). */
export const queueDecoding = limitConcurrency(1, Number.POSITIVE_INFINITY);

export { sharp };
