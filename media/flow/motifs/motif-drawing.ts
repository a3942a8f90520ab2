import type { Motif } from '../../../domain/brand/brand.ts';
import { darkStyle } from '../dark-scheme.ts';
import { hashText, randomFrom } from '../random.ts';
import { type Theme, themes } from '../themes.ts';
import { basins } from './basins.ts';
import type { DrawingFrame } from './frame.ts';
import { terraces } from './terraces.ts';

const parts = { terraces, basins };

/** Deterministic, 1 ms: the other motifs are not stored but drawn when they are asked for. */
export function motifDrawing(
  motif: Exclude<Motif, 'channels'>,
  seed: string,
  { theme, ...frame }: DrawingFrame & { theme: Theme },
): string {
  const ink = themes[theme];
  const { width, height } = frame;
  const ground = `<rect width="${width}" height="${height}" fill="${ink.ground}"/>`;
  const drawn = parts[motif](frame, ink, randomFrom(hashText(seed)));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" fill="none" stroke-linecap="round">` +
    `${ground}${darkStyle(theme, ground + drawn)}${drawn}</svg>`
  );
}
