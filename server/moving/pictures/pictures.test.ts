import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { mayCallPublic, type Resolve } from '../../../mail/private-addresses.ts';
import { fetchPicture, type PictureNetwork } from './fetch-picture.ts';
import { findInFiles, placesOfFiles } from './find-in-files.ts';
import { originalAddresses } from './original-address.ts';
import { pictureDoor } from './picture-door.ts';

let server: Server | undefined;

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((closed) => server?.close(closed) ?? closed(undefined));
  server = undefined;
});

async function serve(listener: RequestListener): Promise<number> {
  server = createServer(listener);
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  return (server.address() as AddressInfo).port;
}

/** Every name leads to this machine. */
const here: Resolve = (_host, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]);

const open: PictureNetwork = { mayCall: () => true, resolve: here, timeout: 2_000 };
const guarded: PictureNetwork = { mayCall: mayCallPublic, resolve: here, timeout: 2_000 };

test.each([
  ['https://a.example/u/b-300x200.jpg', 'https://a.example/u/b.jpg'],
  ['https://a.example/u/b.jpg?w=1024&h=2', 'https://a.example/u/b.jpg'],
  ['https://a.example/u/b.php?id=4&w=20', 'https://a.example/u/b.php?id=4'],
  ['https://i0.wp.com/a.example/u/b-150x150.png?resize=2', 'https://a.example/u/b.png'],
  [
    'https://a.example/content/images/size/w600/2021/b.jpg',
    'https://a.example/content/images/2021/b.jpg',
  ],
  ['/content/images/size/w600/format/webp/b.jpg', '/content/images/b.jpg'],
  ['https://a.example/u/plan-10x20-m.jpg', 'https://a.example/u/plan-10x20-m.jpg'],
])('%s is a smaller %s', (address, original) => {
  expect(originalAddresses(address)[0]).toBe(original);
});

test('a file is found by its folders, never by its name alone', () => {
  const places = placesOfFiles(['uploads/2014/05/a.jpg', 'uploads/2015/05/a.jpg', 'b c.jpg']);
  const find = (address: string) => findInFiles(places, address);
  expect(find('https://old.example/wp-content/uploads/2014/05/a.jpg')).toBe(
    'uploads/2014/05/a.jpg',
  );
  expect(find('https://old.example/a/a.jpg')).toBeNull();
  expect(find('/b%20c.jpg')).toBe('b c.jpg');
});

test('a file of another year is another picture', () => {
  const places = placesOfFiles(['uploads/2015/05/logo.jpg', 'images/05/photo.jpg']);
  const find = (address: string) => findInFiles(places, address);
  expect(find('https://old.example/wp-content/uploads/2014/05/logo.jpg')).toBeNull();
  expect(find('https://old.example/2015/05/logo.jpg')).toBe('uploads/2015/05/logo.jpg');
  expect(find('https://old.example/uploads/2014/05/photo.jpg')).toBe('images/05/photo.jpg');
});

test('T44 no address of an inner network is asked, by number, by name or by redirect', async () => {
  let hits = 0;
  const port = await serve((_request, response) => {
    hits += 1;
    response.end('secret');
  });
  const hosts = ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1'];
  for (const host of [...hosts, '0.0.0.0', 'inner.example']) {
    const asked = fetchPicture(`http://${host}:${port}/a.jpg`, guarded);
    await expect(asked).rejects.toThrow(/inner network/);
  }
  for (const address of ['file:///etc/passwd', 'ftp://a.example/a.jpg', 'data:,x', 'gopher://a']) {
    await expect(fetchPicture(address, guarded)).rejects.toThrow(/https:/);
  }
  await expect(fetchPicture('http://a:b@a.example/', guarded)).rejects.toThrow(/password/);
  expect(hits).toBe(0);
});

test('T44 each step of a redirect is resolved and asked again', async () => {
  const paths: string[] = [];
  const port = await serve((request, response) => {
    paths.push(request.url ?? '');
    response.writeHead(302, { Location: `http://inner.example:${port}/secret` }).end();
  });
  const mayCall: PictureNetwork['mayCall'] = ({ hostname }) => hostname === 'public.example';
  const asked = fetchPicture(`http://public.example:${port}/a.jpg`, { ...open, mayCall });
  await expect(asked).rejects.toThrow(/inner network/);
  expect(paths).toEqual(['/a.jpg']);
});

test('a redirect without an end, a page, an error and a slow site each get a sentence', async () => {
  const port = await serve((request, response) => {
    if (request.url === '/loop') response.writeHead(301, { Location: '/loop' }).end();
    else if (request.url === '/page')
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('x');
    else if (request.url === '/slow') return;
    else if (request.url === '/large') response.writeHead(200, { 'Content-Length': 1e9 }).end();
    else response.writeHead(404).end();
  });
  const ask = (path: string, timeout = 2_000) =>
    fetchPicture(`http://a.example:${port}${path}`, { ...open, timeout });
  await expect(ask('/loop')).rejects.toThrow(/without an end/);
  await expect(ask('/page')).rejects.toThrow(/answers with a page/);
  await expect(ask('/none')).rejects.toThrow(/answers 404/);
  await expect(ask('/large')).rejects.toThrow(/larger/);
  await expect(ask('/slow', 100)).rejects.toThrow(/too long/);
});

test('a picture that stops in the middle breaks off in time', async () => {
  const port = await serve((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'image/jpeg' }).write('half');
  });
  const picture = await fetchPicture(`http://a.example:${port}/a.jpg`, { ...open, timeout: 300 });
  await expect(buffer(picture)).rejects.toThrow();
});

test('one host is asked for two pictures at a time', async () => {
  let running = 0;
  let maxRunning = 0;
  const port = await serve((_request, response) => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    setTimeout(() => {
      running -= 1;
      response.writeHead(200, { 'Content-Type': 'image/png' }).end('x');
    }, 20);
  });
  const door = pictureDoor((address) => fetchPicture(address, open));
  const addresses = Array.from({ length: 10 }, (_, index) => `http://a.example:${port}/${index}`);
  const all = await Promise.all(
    addresses.map((address) => door(address, async (openPicture) => buffer(await openPicture()))),
  );
  expect(all.map(String)).toEqual(Array(10).fill('x'));
  expect(maxRunning).toBe(2);
});
