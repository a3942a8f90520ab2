import { request } from 'node:http';

/** Names and values of its headers in turn, and its bytes in base 64. */
export interface RawAnswer {
  head: string[];
  body: string;
}

const added = ['date', 'connection', 'keep-alive'];

export function rawAnswer(url: string, headers: Record<string, string>): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const own = Object.entries(response.headers)
          .filter(([name]) => !added.includes(name))
          .flatMap(([name, value]) => [name, String(value)]);
        resolve({ head: own, body: Buffer.concat(chunks).toString('base64') });
      });
    })
      .on('error', reject)
      .end();
  });
}
