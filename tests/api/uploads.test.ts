import { beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases } from '../databases.ts';
import { loseNextAnswer } from '../lost-answer.ts';
import { mp4File, pictureFile } from '../sample-files.ts';
import { type TestServer, testServer } from '../server.ts';

describeOnBothDatabases('the library of uploads', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
  });

  async function send(name: string, content: number | Buffer): Promise<string> {
    const file = typeof content === 'number' ? await pictureFile('png', content, 60) : content;
    const head = `--x\r\nContent-Disposition: form-data; name="f"; filename="${name}"\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--x--\r\n')]);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const { token } = server;
    return (await server.call({ method: 'POST', url: '/api/upload', token, body, headers })).body;
  }

  function call(method: 'GET' | 'PUT' | 'DELETE', url: string, body?: object) {
    return server.call({ method, url, token: server.token, body });
  }

  async function list(query = '') {
    return (await call('GET', `/api/uploads${query}`)).json();
  }

  async function useIn(title: string, paragraph: string) {
    const body = { title, blogs_content: [{ heading: 'h', paragraph }] };
    await server.call({ method: 'POST', url: '/blog', token: server.token, body });
  }

  test('lists what was sent, newest first, and finds it by name and alt text', async () => {
    const first = await send('date-grove.png', 64);
    const second = await send('creek.png', 65);
    const page = await list();
    expect(page).toMatchObject({ count: 2, unused: 2, last: 1 });
    expect(page.uploads.map((upload: { address: string }) => upload.address)).toEqual([
      second,
      first,
    ]);
    expect(page.uploads[1]).toMatchObject({ original_name: 'date-grove.png', width: 64, uses: [] });
    const { upload_id: id } = page.uploads[0];
    const point = { x: 61, y: 22 };
    const said = { alt: 'A canal at night', focus: 'top', point, caption: 'Deira' };
    expect((await call('PUT', `/api/uploads/${id}`, said)).statusCode).toBe(200);
    for (const words of ['creek', 'CANAL%20night', 'deira']) {
      expect((await list(`?find=${words}`)).uploads).toMatchObject([{ address: second, ...said }]);
    }
    expect((await list('?find=nothing')).uploads).toEqual([]);
    expect((await list('?kind=video')).count).toBe(0);
  });

  test('two people describe a picture: each changes only what they have sent', async () => {
    await send('palms.png', 64);
    const { upload_id: id } = (await list()).uploads[0];
    const poster = '/media/poster.jpg';
    const point = { x: 10, y: 50 };
    const changes = [{ alt: 'Palms at dusk' }, { point }, { caption: 'Deira', poster }, {}];
    for (const body of changes) {
      expect((await call('PUT', `/api/uploads/${id}`, body)).statusCode).toBe(200);
    }
    expect((await list()).uploads).toMatchObject([
      { alt: 'Palms at dusk', point, caption: 'Deira', poster },
    ]);
  });

  test('is named in the audit log as it was called, with its address', async () => {
    const name = `${'date-grove-'.repeat(40)}.png`;
    const address = await send(name, 64);
    const { entries } = await (await call('GET', '/api/audit?kind=upload')).json();
    expect(entries).toMatchObject([
      { action: 'created', changes: [{ field: 'address', old: '', new: address }] },
    ]);
    expect(entries[0].title).toMatch(/^date-grove-date-grove/);
  });

  test('says where a file is used, and deletes a used one only when forced', async () => {
    const address = await send('used.png', 64);
    await useIn('Palms', `<p><img src="${address}" alt=""></p>`);
    await send('idle.png', 65);
    const page = await list();
    expect(page.unused).toBe(1);
    const used = page.uploads[1];
    const place = { kind: 'blog', id: '1', title: 'Palms', fields: ['Content'] };
    expect(used.uses).toEqual([place]);
    expect((await list('?unused=true')).uploads).toMatchObject([{ original_name: 'idle.png' }]);
    const url = `/api/uploads/${used.upload_id}`;
    const refused = await call('DELETE', url);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { message: 'The file is still used by blog ‘Palms’.' },
    ]);
    expect((await server.call({ url: address })).statusCode).toBe(200);
    expect((await call('DELETE', `${url}?force=true`)).statusCode).toBe(200);
    expect((await server.call({ url: address })).statusCode).toBe(404);
    expect((await call('DELETE', url)).statusCode).toBe(404);
  });

  test('F07 keeps captions whose answer was lost', async () => {
    await send('talk.mp4', mp4File);
    const { upload_id: id } = (await list()).uploads[0];
    loseNextAnswer(server.app.services.db);
    const text = 'WEBVTT\n\n00:01.000 --> 00:02.000\nTwo hundred buses.';
    expect((await call('PUT', `/api/uploads/${id}/captions`, { text })).statusCode).toBe(503);
    const { captions } = (await list()).uploads[0];
    expect((await server.call({ url: captions })).body).toBe(text);
  });

  test('keeps a poster and captions for a film, and for nothing else', async () => {
    const film = await send('talk.mp4', mp4File);
    const picture = await send('poster.png', 64);
    const { uploads } = await list();
    const idOf = (address: string) =>
      uploads.find((upload: { address: string }) => upload.address === address)?.upload_id;
    const captions = `/api/uploads/${idOf(film)}/captions`;
    const text = 'WEBVTT\n\n00:01.000 --> 00:02.000\nTwo hundred buses.';
    for (const [body, status] of [
      [{ text: '<script>' }, 400],
      [{ text: `${text}${' '.repeat(500_000)}` }, 400],
      [{}, 400],
      [{ text }, 200],
    ] as const) {
      expect((await call('PUT', captions, body)).statusCode).toBe(status);
    }
    expect((await call('PUT', `/api/uploads/${idOf(picture)}/captions`, { text })).statusCode).toBe(
      404,
    );
    const said = { alt: '', focus: 'center', poster: picture };
    expect((await call('PUT', `/api/uploads/${idOf(film)}`, said)).statusCode).toBe(200);
    const [kept] = (await list('?kind=video')).uploads;
    expect(kept).toMatchObject({ poster: picture });
    const file = await server.call({ url: kept.captions });
    expect([file.statusCode, file.headers['content-type'], file.body]).toEqual([
      200,
      expect.stringMatching(/^text\/vtt/),
      text,
    ]);
    const [used] = (await list('?kind=image')).uploads;
    expect(used.uses).toMatchObject([{ kind: 'film', id: String(idOf(film)), title: 'talk.mp4' }]);
    expect((await call('PUT', captions, { text: '' })).statusCode).toBe(200);
    expect((await server.call({ url: kept.captions })).statusCode).toBe(404);
  });

  test('refuses a focus and an alt text that no page could show, and strangers', async () => {
    await send('a.png', 64);
    const { upload_id: id } = (await list()).uploads[0];
    const wrong = [
      { alt: 'x'.repeat(301), focus: 'top' },
      { alt: '', focus: 'top', caption: 'x'.repeat(501) },
      { alt: '', focus: 'top', point: { x: 101, y: 0 } },
      { alt: '', focus: 'top', point: { x: 0.5, y: 0 } },
      { alt: '', focus: 'up' },
    ];
    for (const body of wrong) {
      expect((await call('PUT', `/api/uploads/${id}`, body)).statusCode).toBe(400);
    }
    expect((await call('PUT', '/api/uploads/999', { alt: '', focus: 'top' })).statusCode).toBe(404);
    expect((await server.call({ url: '/api/uploads' })).statusCode).toBe(401);
  });
});
