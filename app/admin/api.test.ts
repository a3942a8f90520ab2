import { afterEach, expect, test, vi } from 'vitest';
import { saveEditionCall } from '../../domain/api/content/editions/editions.ts';
import { exportAudit } from '../../domain/api/operations/audit.ts';
import { request, requestFile } from './api.ts';

const edition = {
  edition_id: 5,
  status: 'draft',
  hasDraft: false,
  address: null,
  version: 3,
  kind: 'blog',
  item_id: '1',
  title: 'Deep wells',
  language: 'ar',
  values: {},
  texts: [],
  work: { missing: 0, outdated: 0, ready: 0, missing_words: 0, outdated_words: 0 },
  message: 'Saved.',
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('T29 a save on top of the answer to a save names its version', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, { headers }: { headers: object }) => {
    sent.push('If-Match' in headers ? headers['If-Match'] : null);
    return Response.json(edition, { headers: { ETag: '"3"' } });
  });
  const input = { params: { kind: 'blog', id: 1, language: 'ar' }, body: { values: {} } };
  const saved = await request(saveEditionCall, input);
  await request(saveEditionCall, { ...input, base: saved });
  expect(sent).toEqual([null, '"3"']);
});

/** A server whose file begins and ends when told to, and the time that passes meanwhile. */
function slowServer() {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), time);
    return limit.signal;
  });
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (_path: string, { signal }: { signal: AbortSignal }) => {
    signal.addEventListener('abort', () => {
      answer.reject(signal.reason);
      writable.abort(signal.reason).catch(() => {});
    });
    return answer.promise;
  });
  const begin = () => answer.resolve(new Response(readable));
  const end = async () => {
    const writer = writable.getWriter();
    await writer.write(new TextEncoder().encode('a,b'));
    await writer.close();
  };
  return { begin, end };
}

test('a file that has begun may take longer than a call', async () => {
  const { begin, end } = slowServer();
  const file = requestFile(exportAudit, { query: {} });
  begin();
  await vi.advanceTimersByTimeAsync(60_000);
  await end();
  expect(await (await file).text()).toBe('a,b');
});

test('D48 a file that does not begin is told of after 15 s', async () => {
  slowServer();
  const told = expect(requestFile(exportAudit, { query: {} })).rejects.toThrow('be reached');
  await vi.advanceTimersByTimeAsync(15_000);
  await told;
});
