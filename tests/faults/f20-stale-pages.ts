import { type Fault, must, mustFail } from './fault.ts';
import { administrator, post, startSite } from './site.ts';

/** Saves and deletions, with the pages read the moment they are acknowledged, and readers beside. */
export const stalePages: Fault = {
  id: 'F20',
  what: 'stale pages',
  stated: 1_000,
  async run(count, scene) {
    const site = await startSite(scene);
    const headers = await administrator(site);
    const picture = { blog_image: '/icon-192.png' };
    const read = async (path: string) => {
      const answer = await fetch(site.origin + path);
      return { status: answer.status, text: await answer.text() };
    };
    let id = '';
    let deleted = 0;
    const shows = async (path: string, title: string) =>
      must((await read(path)).text.includes(title), `${path} does not show '${title}'`);
    for (let n = 0; n < count; n++) {
      const title = `Edition ${n} of all`;
      const rush = [read('/insights'), read('/blogs/stale'), read('/')];
      const body = { title, slug_url: 'stale', ...picture };
      const [url, method] = id === '' ? ['/blog', 'POST'] : [`/blog/${id}`, 'PUT'];
      const answer = await post(site.origin + url, body, headers, method);
      must(answer.ok, `a save was answered with ${answer.status}`);
      const { data } = (await answer.json()) as { data: { blog_id: number } };
      if (id === '') id = String(data.blog_id);
      for (const path of ['/insights', '/blogs/stale', '/']) await shows(path, title);
      await Promise.all(rush);
      if (n % 10 < 9) continue;
      await fetch(`${site.origin}/blog/${id}`, { method: 'DELETE', headers });
      const { status } = await read('/blogs/stale');
      must(status === 410 || status === 404, `deleted, and ${status}`);
      must(!(await read('/insights')).text.includes(title), 'deleted, and still listed');
      id = '';
      deleted += 1;
    }
    const control = await mustFail(
      () => shows('/insights', 'Edition of tomorrow'),
      'a text that was never saved',
    );
    return { result: `${count} saves × 3 pages, ${deleted} deletions: 0 stale`, control };
  },
};
