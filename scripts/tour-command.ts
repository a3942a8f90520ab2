import { tourNorthlight } from './tour-northlight.ts';

/** `npm run tour`, or `npm run tour -- northlight`. */
if (process.argv[2] === 'northlight') await tourNorthlight();
else await import('./tour.ts');
