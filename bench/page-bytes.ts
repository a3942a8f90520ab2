import { cms } from '../content/pages/service/cms.ts';
import { rawAnswer } from './raw-answer.ts';
import { articleAddress } from './site.ts';
import type { Row } from './table.ts';

/** (h) Bytes of each template's document in every encoding; the control is the text itself. */

const encodings = ['br', 'zstd', 'gzip'];

async function bytesOf(url: string, encoding: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': encoding }, method: 'HEAD' });
  return Number(response.headers.get('content-length'));
}

export async function bytesIn(url: string): Promise<number[]> {
  const sizes: number[] = [];
  for (const encoding of ['identity', 'br']) {
    const { body } = await rawAnswer(url, { 'accept-encoding': encoding });
    sizes.push(Buffer.from(body, 'base64').length);
  }
  return sizes;
}

async function firstLink(origin: string, list: string, link: RegExp): Promise<string> {
  const html = await (await fetch(origin + list)).text();
  return link.exec(html)?.[1] ?? list;
}

export async function pageBytes(origin: string): Promise<Row[]> {
  const paths = [
    '/',
    '/insights',
    new URL(await articleAddress(origin)).pathname,
    '/case-studies',
    await firstLink(origin, '/case-studies', /href="(\/casestudy\/[^"]+)"/),
    cms.path,
    '/web-design-in-abu-dhabi',
    '/contact',
    '/company',
  ];
  const rows: Row[] = [];
  for (const path of paths) {
    const plain = await bytesOf(origin + path, 'identity');
    const sizes: string[] = [];
    for (const encoding of encodings) {
      sizes.push(`${encoding} ${await bytesOf(origin + path, encoding)}`);
    }
    const best = Number(sizes[0]?.split(' ')[1]);
    rows.push({
      what: `(h) bytes of ${path}`,
      ours: sizes.join(', '),
      control: `plain ${plain}`,
      ratio: (best / plain).toFixed(3),
    });
  }
  return rows;
}
