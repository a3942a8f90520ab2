import { buildNorthlight } from '../tests/northlight/build.ts';
import { readPublicBytes } from '../tests/northlight/public-bytes.ts';
import { signedCall } from '../tests/northlight/signed-call.ts';
import { startSite } from '../tests/site-process.ts';
import { say } from './site.ts';

/** R-S-05: what it takes to make another agency of a blank start, and what is left of the demo. */

const site = await startSite({ FIRST_CONTENT: 'blank' });
try {
  const send = await signedCall(site);
  let calls = 0;
  const begun = performance.now();
  await buildNorthlight((...call) => {
    calls += 1;
    return send(...call);
  });
  const seconds = (performance.now() - begun) / 1_000;
  const { pages, read, bytes, found } = await readPublicBytes(async (path) => {
    const answer = await fetch(site.origin + path, { redirect: 'manual' });
    const header = (name: string) => answer.headers.get(name) ?? '';
    return {
      status: answer.status,
      type: header('content-type'),
      location: header('location'),
      text: await answer.text(),
    };
  }, site.origin);
  const broken = pages.filter(({ status }) => status !== 200);
  say(`${calls} calls in ${seconds.toFixed(1)} s`);
  say(`${read} addresses, ${Math.round(bytes / 1_000)} KB of text read`);
  say(`${found.length} words of the demo, ${broken.length} broken links`);
  for (const one of [...found, ...broken.map(({ status, path }) => `${status} ${path}`)]) say(one);
} finally {
  await site.stop();
}
