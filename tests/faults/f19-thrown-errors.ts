import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Fault, must } from './fault.ts';
import { startSite } from './site.ts';

const preload = ['--import', join(import.meta.dirname, 'throw-on-request.ts')];

/** Errors thrown in handlers, hooks, streams and, last, where nobody can catch them. */
export const thrownErrors: Fault = {
  id: 'F19',
  what: 'thrown errors',
  stated: 200,
  async run(count, scene) {
    const site = await startSite(scene, { PAGE_CACHE_BYTES: '0' }, preload);
    const paths = [
      '/',
      '/insights',
      '/blog',
      '/api/caseStudies',
      '/api/categories',
      '/sitemap.xml',
    ];
    const control = (await fetch(`${site.origin}/company`)).status;
    let thrown = 0;
    for (let n = 0; n < count; n++) {
      const path = paths[n % paths.length];
      const headers = { 'x-throw': ['query', 'late', 'nothing'][n % 3] ?? '' };
      const answer = await fetch(`${site.origin}${path}`, { headers });
      const text = await answer.text();
      must(answer.status === 500, `${path} answered ${answer.status}`);
      must(answer.headers.has('x-request-id'), `${path}: no id to look for`);
      must(!/thrown on purpose|node_modules|\.ts/.test(text), `${path} tells what is inside`);
      thrown += 1;
    }
    must((await fetch(`${site.origin}/company`)).ok, 'it did not survive');
    const begun = performance.now();
    await fetch(`${site.origin}/company`, { headers: { 'x-throw': 'timer' } }).catch(() => {});
    await sleep(50);
    const code = await site.end('SIGCONT');
    must(code === 1, `an unhandled error ended it with ${code}`);
    must(/"level":"fatal".*thrown on purpose/.test(site.output()), 'the end was not logged');
    const ended = performance.now() - begun;
    await site.start();
    return {
      result: `${thrown} thrown, each 500 with its id; unhandled: logged, exit 1 after ${ended.toFixed(0)} ms, back in ${site.startedIn().toFixed(0)} ms`,
      control: `the same page without a throw: ${control}`,
    };
  },
};
