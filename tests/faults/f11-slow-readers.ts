import { openSync, readFileSync, writeSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Fault, must } from './fault.ts';
import { keepApart, loadFor, memoryOf, percentile } from './measure.ts';
import { startSite } from './site.ts';

const film = `${'a'.repeat(32)}.mp4`;

/** Bytes that a process has read and written by now, of files and sockets alike. */
function bytesMoved(pid: number): number {
  const [, read = '0', written = '0'] =
    /^rchar: (\d+)\nwchar: (\d+)$/m.exec(readFileSync(`/proc/${pid}/io`, 'utf8')) ?? [];
  return Number(read) + Number(written);
}

/**
 * Waits until the server has given each connection what the system takes in for a reader, some megabytes,
 * and moves little more than its readers do. @returns seconds
 */
async function untilFilled(pid: number): Promise<number> {
  const begun = performance.now();
  for (let before = bytesMoved(pid); ; ) {
    await sleep(1_000);
    const now = bytesMoved(pid);
    if (now - before < 8 * 1024 ** 2) return (performance.now() - begun) / 1_000;
    must(performance.now() - begun < 30_000, 'the server still fills buffers after 30 s');
    before = now;
  }
}

/** Visitors on bad lines who read a film of 100 MB at 1 KB a second. */
export const slowReaders: Fault = {
  id: 'F11',
  what: 'slow readers of a 100 MB film',
  stated: 200,
  async run(asked, scene) {
    // With few, the growth of the process itself would count for theirs.
    const count = Math.max(asked, 100);
    const site = await startSite(scene);
    const where = keepApart(scene, site.pid());
    const file = openSync(join(site.dataDir, 'media', film), 'w');
    writeSync(file, 'x', 100 * 1024 ** 2 - 1);
    const alone = await loadFor(`${site.origin}/company`, 50, 3);
    const before = memoryOf(site.pid());
    let read = 0;
    for (let n = 0; n < count; n++) {
      const socket = connect(site.port, '127.0.0.1', () => {
        socket.write(`GET /media/${film} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
        socket.pause();
      });
      const timer = setInterval(() => {
        read += socket.read(1_024)?.length ?? 0;
      }, 1_000);
      socket.on('error', () => {});
      scene.atEnd(() => {
        clearInterval(timer);
        socket.destroy();
      });
    }
    const rush = loadFor(`${site.origin}/company`, 50, 2);
    const filled = await untilFilled(site.pid());
    const inRush = percentile((await rush).times, 99);
    const beside = await loadFor(`${site.origin}/company`, 50, 10);
    const each = (memoryOf(site.pid()) - before) / count;
    const p99 = percentile(beside.times, 99);
    must(read > 0, 'nobody read anything');
    must(beside.statuses.get(200) === beside.times.length, 'a page failed beside them');
    must(each <= 1, `${each.toFixed(2)} MB for each`);
    // A machine that is late by itself says nothing about them.
    must(
      p99 <= Math.max(50, percentile(alone.times, 99)),
      `p99 of a page ${p99.toFixed(0)} ms, ${percentile(alone.times, 99).toFixed(0)} without them; ${each.toFixed(2)} MB each`,
    );
    return {
      result: `${count} readers, ${each.toFixed(2)} MB each; p99 of a page beside them ${p99.toFixed(1)} ms, ${inRush.toFixed(0)} ms in the ${filled.toFixed(0)} s in which their buffers filled; the server ${where}`,
      control: `p99 without them ${percentile(alone.times, 99).toFixed(1)} ms`,
    };
  },
};
