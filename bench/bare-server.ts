import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** The control: one answer from memory, given on standard input, and nothing else. */

const { head, body }: { head: string[]; body: string } = JSON.parse(await text(process.stdin));
const bytes = Buffer.from(body, 'base64');

createServer((_, response) => {
  response.writeHead(200, head);
  response.end(bytes);
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('ready\n'));
