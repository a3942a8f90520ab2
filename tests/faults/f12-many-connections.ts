import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Fault, must } from './fault.ts';
import { handlesOf, loadFor, memoryOf, percentile } from './measure.ts';
import { type Site, startSite } from './site.ts';

/** Opens connections in groups, each with the same first words. */
async function open({ port }: Site, count: number, words: string): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const group = Array.from({ length: Math.min(200, count - sockets.length) }, () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.resume();
      socket.write(words);
      return socket;
    });
    sockets.push(...group);
    await sleep(20);
  }
  return sockets;
}

function end(sockets: Socket[]): void {
  for (const socket of sockets) socket.destroy();
}

async function secondsUntilClosed(sockets: Socket[], most: number): Promise<number> {
  const begun = performance.now();
  while (sockets.some((socket) => !socket.closed && !socket.destroyed)) {
    if (performance.now() - begun > most * 1_000) return Number.POSITIVE_INFINITY;
    await sleep(100);
  }
  return (performance.now() - begun) / 1_000;
}

/** Half-open requests, then idle connections, with visitors beside them. */
export const manyConnections: Fault = {
  id: 'F12',
  what: 'connections that say nothing',
  stated: 10_000,
  async run(count, scene) {
    const site = await startSite(scene);
    const visitors = () => loadFor(`${site.origin}/company`, 200, 5);
    const alone = await visitors();
    const before = handlesOf(site.pid());
    const halfOpen = await open(site, count, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-');
    scene.atEnd(() => end(halfOpen));
    const [beside, closed] = await Promise.all([visitors(), secondsUntilClosed(halfOpen, 20)]);
    const memory = memoryOf(site.pid());
    const idle = await open(site, count, 'GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n');
    scene.atEnd(() => end(idle));
    const besideIdle = await visitors();
    const maxMemory = Math.max(memory, memoryOf(site.pid()));
    const times = [...beside.times, ...besideIdle.times];
    const p99 = percentile(times, 99);
    must(closed <= 15, `half-open connections closed after ${closed} s`);
    must(maxMemory <= 400, `${maxMemory.toFixed(0)} MB`);
    // A machine that is late by itself says nothing about them.
    must(p99 <= Math.max(50, percentile(alone.times, 99)), `p99 of a page ${p99.toFixed(0)} ms`);
    const failed = [beside, besideIdle].some(({ statuses }) =>
      [...statuses.keys()].some((s) => s !== 200),
    );
    must(!failed, 'a visitor was refused');
    return {
      result: `${count} half-open closed in ${closed.toFixed(1)} s, ${count} idle; ${maxMemory.toFixed(0)} MB; p99 ${p99.toFixed(1)} ms`,
      control: `without them p99 ${percentile(alone.times, 99).toFixed(1)} ms, ${before} handles`,
    };
  },
};
