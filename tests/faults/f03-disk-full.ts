import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureFile } from '../sample-files.ts';
import { type Fault, must, type Scene } from './fault.ts';
import { timeUntil } from './measure.ts';
import { administrator, post, sendEnquiry, startSite, temporaryFolder } from './site.ts';

/** A disk of so many megabytes in memory; needs the right to mount. */
function smallDisk(scene: Scene, megabytes: number): string {
  const folder = temporaryFolder(scene);
  const { status } = spawnSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${megabytes}m`,
    'none',
    folder,
  ]);
  must(status === 0, 'this needs the right to mount a tmpfs');
  scene.atEnd(() => spawnSync('umount', ['-l', folder]));
  return folder;
}

/** Takes all room that is left. */
function fill(path: string): void {
  const { bavail, bsize } = statfsSync(path);
  const file = join(path, 'filling');
  for (let left = bavail * bsize; left > 4_096; left = Math.floor(left / 2)) {
    try {
      writeFileSync(file, Buffer.alloc(left), { flag: 'a' });
    } catch {
      // What did not fit is tried by halves.
    }
  }
}

/** Data on a disk of 32 MB without a byte left, and then with room again. */
export const diskFull: Fault = {
  id: 'F03',
  what: 'disk full',
  stated: 1_000,
  async run(count, scene) {
    const media = temporaryFolder(scene);
    // The first content's pictures would not fit.
    const env = { DATA_DIR: smallDisk(scene, 32), MEDIA_URL: `file:${media}` };
    const site = await startSite(scene, env);
    const headers = await administrator(site);
    const write = (n: number) =>
      n % 2 === 0
        ? sendEnquiry(site.origin, `message ${n} ${'x'.repeat(700)}`)
        : post(`${site.origin}/blog`, { title: `T${n}`, blog_image: '/icon-192.png' }, headers);
    const before = (await write(-1)).status;
    fill(env.DATA_DIR);
    const statuses = new Map<number, number>();
    const note = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
    let reads = 0;
    for (let n = 0; n < count; n++) {
      const answer = await write(n);
      note(answer.status);
      if (answer.status >= 400) must((await answer.text()).length > 10, 'a refusal without a text');
      if (n % 10 > 0) continue;
      for (const path of ['/', '/blog', `/insights?find=x${n}`]) {
        const { status } = await fetch(site.origin + path);
        must(status === 200, `${path} answered ${status} on a full disk`);
        reads += 1;
      }
    }
    const full = statuses.get(507) ?? 0;
    const odd = [...statuses.keys()].filter((status) => ![507, 200, 201].includes(status));
    must(odd.length === 0, `writes answered ${odd}: ${site.output().slice(0, 1_500)}`);
    must(full > 0, 'no write met the full disk');
    const left = readdirSync(join(media, 'incoming'));
    must(left.length === 0, `${left.length} temporary files left`);
    rmSync(join(env.DATA_DIR, 'filling'));
    const back = await timeUntil(async () => (await write(count)).ok, 5_000);
    must(back < 5_000, 'no writes five seconds after there was room');
    const form = new FormData();
    form.append('f', new Blob([new Uint8Array(await pictureFile('png'))]));
    const upload = await fetch(`${site.origin}/api/upload`, {
      method: 'POST',
      headers,
      body: form,
    });
    must(upload.ok, 'no upload after there was room');
    return {
      result: `${count} writes: ${full} × 507, ${count - full} still fitted; ${reads} reads, all 200; 0 temporary files; writes back in ${back.toFixed(0)} ms`,
      control: `the same write with room: ${before}`,
    };
  },
};
