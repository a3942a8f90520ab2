import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../db/open.ts';
import { smallerName } from '../../media/upload-name.ts';
import { picture } from '../sample-files.ts';
import { type Fault, must, mustFail } from './fault.ts';
import { timeUntil } from './measure.ts';
import { administrator, type Site, startSite } from './site.ts';

/** An upload as it goes over the line. */
async function uploadRequest(authorization: string): Promise<Buffer> {
  const file = await picture(900, 600, true).jpeg().toBuffer();
  const body = Buffer.concat([
    Buffer.from('--xx\r\nContent-Disposition: form-data; name="f"; filename="a.jpg"\r\n\r\n'),
    file,
    Buffer.from('\r\n--xx--\r\n'),
  ]);
  const head = [
    'POST /api/upload HTTP/1.1',
    'Host: localhost',
    `Authorization: ${authorization}`,
    'Content-Type: multipart/form-data; boundary=xx',
    `Content-Length: ${body.length}`,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
}

/** Sends the first bytes and hangs up, or waits to be cut off by the other side. */
function sendPart({ port }: Site, bytes: Buffer, then: 'hang up' | 'wait'): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(bytes, () => {
        if (then === 'hang up') setTimeout(() => socket.destroy(), Math.random() * 20);
      }),
    );
    socket.on('error', () => {});
    socket.on('close', () => resolve());
    socket.resume();
  });
}

/** Files of unfinished uploads, and finished ones that no row names. */
async function orphans({ dataDir }: Site, more: string[] = []): Promise<string[]> {
  const media = join(dataDir, 'media');
  const { db } = openDatabase(`sqlite:${join(dataDir, 'site.db')}`);
  const rows = await db.selectFrom('uploads').select(['file_name', 'widths']).execute();
  await db.destroy();
  const known = new Set(
    rows.flatMap(({ file_name, widths }) => [
      file_name,
      ...(JSON.parse(widths) as number[]).flatMap((width) =>
        ['webp', 'avif'].map((format) => smallerName(file_name, width, format)),
      ),
    ]),
  );
  const files = readdirSync(media).filter((name) => /^[0-9a-f]{32}/.test(name));
  const unfinished = readdirSync(join(media, 'incoming'));
  return [...files, ...unfinished, ...more].filter((name) => !known.has(name));
}

/** Connections cut at random bytes, and the server killed while it receives. */
export const uploadCutOff: Fault = {
  id: 'F10',
  what: 'upload cut off, killed in upload',
  stated: 600,
  async run(count, scene) {
    const site = await startSite(scene);
    const { authorization = '' } = await administrator(site);
    const whole = await uploadRequest(authorization);
    const kills = Math.ceil(count / 6);
    for (let n = 0; n < count - kills; n++) {
      const bytes = whole.subarray(0, Math.ceil(Math.random() * (whole.length - 1)));
      await sendPart(site, bytes, 'hang up');
    }
    const swept = await timeUntil(async () => (await orphans(site)).length === 0, 60_000);
    must(swept < 60_000, `orphans after a minute: ${(await orphans(site)).slice(0, 3)}`);
    for (let n = 0; n < kills; n++) {
      const uploads = [1, 2, 3].map(() => {
        const isWhole = Math.random() < 0.5;
        const bytes = isWhole ? whole : whole.subarray(0, Math.ceil(Math.random() * whole.length));
        return sendPart(site, bytes, 'wait');
      });
      await sleep(Math.random() * 250);
      await site.end('SIGKILL');
      await Promise.all(uploads);
      await site.start();
    }
    const check = (left: string[]) => must(left.length === 0, `orphans: ${left.slice(0, 3)}`);
    check(await orphans(site));
    return {
      result: `${count - kills} cuts, none left after ${swept.toFixed(0)} ms; ${kills} kills, 0 orphans after the start`,
      control: await mustFail(
        async () => check(await orphans(site, [`${'0'.repeat(32)}.jpg`])),
        'a file that no row names',
      ),
    };
  },
};
