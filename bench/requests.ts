import { createServer } from 'node:http';
import autocannon from 'autocannon';
import { freePort } from '../tests/free-port.ts';
import { articleAddress, say, withSite } from './site.ts';

/** Requests a second of rendered pages, beside a bare node:http server sending the same bytes. */

const seconds = 8;
const connections = 16;
const headers = { 'accept-encoding': 'br' };

async function measure(url: string): Promise<number> {
  const result = await autocannon({ url, connections, duration: seconds, headers });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed under load`);
  return result.requests.average;
}

/** The control: the same compressed bytes from memory, without any framework. */
async function control(address: string): Promise<{ url: string; close: () => void }> {
  const response = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  const body = Buffer.from(await response.arrayBuffer());
  const port = await freePort();
  const server = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.end(body);
  }).listen(port, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

await withSite(async ({ origin }) => {
  for (const address of [`${origin}/`, await articleAddress(origin)]) {
    const bare = await control(address);
    await measure(address);
    const [rendered, direct] = [await measure(address), await measure(bare.url)];
    bare.close();
    const ratio = (rendered / direct).toFixed(4);
    say(
      `${new URL(address).pathname}: ${rendered.toFixed(0)}/s, bare node:http ${direct.toFixed(0)}/s, ratio ${ratio}`,
    );
  }
});
