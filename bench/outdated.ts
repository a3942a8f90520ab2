import { signedCall } from '../tests/northlight/signed-call.ts';
import { startSite } from '../tests/site-process.ts';
import { median, say } from './site.ts';

/** R-L-05: from sending an edit of the home page until its editions in all languages are outdated. */

const edits = 20;

interface Edition {
  language: string;
  edition_id: number | null;
  work: { outdated: number };
}

interface Page {
  page_id: number;
  path: string;
}

const site = await startSite();
try {
  const send = await signedCall(site);
  // Answers of the calls that are named.
  const { data: pages } = (await send('GET', '/api/pages')) as unknown as { data: Page[] };
  const id = pages.find(({ path }) => path === '/')?.page_id;
  const { data: home } = await send('GET', `/api/pages/${id}`);
  const answered: number[] = [];
  let seen = 0;
  let late = 0;
  for (let edit = 0; edit < edits; edit += 1) {
    const begun = performance.now();
    await send('PUT', `/api/pages/${id}`, { ...(home as Page), name: `Home ${edit}` });
    answered.push(performance.now() - begun);
    const all = (await send('GET', `/api/editions/page/${id}`)) as unknown as Edition[];
    const editions = all.filter(({ edition_id }) => edition_id !== null);
    seen += editions.length;
    late += editions.filter(({ work }) => work.outdated === 0).length;
    for (const { language } of editions) {
      const stillRight = ['name'];
      await send('PUT', `/api/editions/page/${id}/${language}`, { values: {}, stillRight });
    }
  }
  say(`${edits} edits, ${seen / edits} editions: answered after ${median(answered).toFixed(0)} ms`);
  say(`worst ${Math.max(...answered).toFixed(0)} ms; ${late} editions not outdated by then`);
} finally {
  await site.stop();
}
