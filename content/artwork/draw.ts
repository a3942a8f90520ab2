import process from 'node:process';

/**
 * `npm run content:draw -- pictures` (or another of these) draws a part of the first content anew;
 * `-- films dawra-staff-lines` only the film of that study.
 */

const parts: Record<string, () => Promise<unknown>> = {
  artefacts: () => import('./artefacts/draw-artefacts.ts'),
  pictures: () => import('./pictures.ts'),
  films: () => import('./films.ts'),
  'hero-loop': () => import('./hero-loop.ts'),
  icons: () => import('./icons.ts'),
  typefaces: () => import('./typefaces.ts'),
  'social-faces': () => import('./social-faces.ts'),
  portraits: () => import('./portraits/draw-portraits.ts'),
};

const [name = ''] = process.argv.slice(2);
const draw = Object.hasOwn(parts, name) ? parts[name] : undefined;
if (draw) await draw();
else {
  process.stderr.write(`Name what to draw: ${Object.keys(parts).join(', ')}.\n`);
  process.exitCode = 1;
}
