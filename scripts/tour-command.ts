import { tourNorthlight } from './tour-northlight.ts';

/** `npm run tour`, or `npm run tour -- northlight`. */
const [what] = process.argv.slice(2);
if (what === 'northlight') await tourNorthlight();
else if (what === undefined) await import('./tour.ts');
else {
  // The pictures of the last tour are removed first, so a mistyped word begins none.
  process.stderr.write('Usage: npm run tour, or npm run tour -- northlight\n');
  process.exitCode = 1;
}
