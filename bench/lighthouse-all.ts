import { sayLighthouse } from './lighthouse.ts';
import { withSite } from './site.ts';

/** Arguments: the number of runs (5), then paths to measure instead of the templates. */

const [, , , runs = '5', ...paths] = process.argv;

await withSite(({ origin }) => sayLighthouse(origin, Number(runs), paths));
