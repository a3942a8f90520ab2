import sharp from 'sharp';

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

export { sharp };
