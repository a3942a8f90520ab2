import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { people } from './people.ts';
import { portraitOf } from './portrait.ts';

/** Draws the invented people of the first content: `npm run content:draw -- portraits`. */

const folder = resolve(import.meta.dirname, '../../media/portraits');

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const portrait of people) {
  await writeFile(join(folder, `${portrait.name}.svg`), portraitOf(portrait));
}
