import { existsSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Releases whose scripts an open tab may still ask for (decision D40). */
const kept = 2;

/** The hashed files of the build, and beside the build what is known of earlier ones. */
function places(build: string) {
  return {
    assets: join(build, 'client/assets'),
    former: join(build, 'earlier/former'),
    own: join(build, 'earlier/own.json'),
    release: (number: number) => join(build, 'earlier', String(number)),
  };
}

async function filesIn(folder: string): Promise<string[]> {
  return existsSync(folder) ? (await readdir(folder)).sort() : [];
}

/** To be called before a build, which empties its folder: puts the files of the last one aside. */
export async function setAside(build: string): Promise<void> {
  const { assets, former } = places(build);
  if (!existsSync(assets)) return;
  await mkdir(join(build, 'earlier'), { recursive: true });
  await rm(former, { recursive: true, force: true });
  await rename(assets, former);
}

/** What the last build made itself, apart from what it had from those before. */
async function ownFiles(list: string): Promise<string[]> {
  return existsSync(list) ? JSON.parse(await readFile(list, 'utf8')) : [];
}

/** The last build becomes the first of the earlier ones; the oldest goes. */
async function ageReleases(build: string, names: string[]): Promise<void> {
  const { former, release } = places(build);
  await rm(release(kept), { recursive: true, force: true });
  for (let number = kept; number > 1; number--) {
    if (existsSync(release(number - 1))) await rename(release(number - 1), release(number));
  }
  await mkdir(release(1));
  for (const name of names) await rename(join(former, name), join(release(1), name));
}

/** To be called after a build: adds the files of the two releases before. The same build again is none. */
export async function bringBack(build: string): Promise<void> {
  const { assets, former, own, release } = places(build);
  const [now, before] = [await filesIn(assets), await ownFiles(own)];
  const had = before.filter((name) => existsSync(join(former, name)));
  if (had.length > 0 && had.join() !== now.join()) await ageReleases(build, had);
  await rm(former, { recursive: true, force: true });
  await mkdir(join(build, 'earlier'), { recursive: true });
  await writeFile(own, JSON.stringify(now));
  for (let number = 1; number <= kept; number++) {
    for (const name of await filesIn(release(number))) {
      const target = join(assets, name);
      if (!existsSync(target)) await link(join(release(number), name), target);
    }
  }
}

const [step] = process.argv.slice(2);
const build = resolve(import.meta.dirname, '../build');
if (step === 'set-aside') await setAside(build);
if (step === 'bring-back') await bringBack(build);
