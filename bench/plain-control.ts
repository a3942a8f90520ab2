import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** The same pages with their styles inlined and without typefaces and scripts. */

const stylesheetLink = /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
const fontPreload = /<link[^>]*as="font"[^>]*>/g;
const script = /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;
const loadedFace = /@font-face\s*\{[^}]*url\([^}]*\}/g;

async function inlined(origin: string, html: string): Promise<string> {
  const sheets = new Map<string, string>();
  for (const [, address = ''] of html.matchAll(stylesheetLink)) {
    const css = await (await fetch(new URL(address, origin))).text();
    sheets.set(address, css.replaceAll(loadedFace, ''));
  }
  return html
    .replaceAll(stylesheetLink, (_, address: string) => `<style>${sheets.get(address)}</style>`)
    .replaceAll(fontPreload, '')
    .replaceAll(script, '');
}

async function answerOf(origin: string, path: string) {
  const answer = await fetch(origin + path);
  const type = answer.headers.get('content-type') ?? '';
  const body = Buffer.from(await answer.arrayBuffer());
  if (!type.startsWith('text/')) return { status: answer.status, type, body, encoding: undefined };
  const text = type.startsWith('text/html') ? await inlined(origin, body.toString()) : body;
  return { status: answer.status, type, body: brotliCompressSync(text), encoding: 'br' };
}

/** Answers are made once, so that the control costs no time of its own. */
export async function startPlainControl(origin: string): Promise<{ origin: string } & Disposable> {
  const answers = new Map<string, ReturnType<typeof answerOf>>();
  const server: Server = createServer(async ({ url = '/' }, response) => {
    const known = answers.get(url) ?? answerOf(origin, url);
    answers.set(url, known);
    const { status, type, body, encoding } = await known;
    response.writeHead(status, {
      'Content-Type': type,
      'Content-Length': body.length,
      'Cache-Control': 'no-store',
      ...(encoding && { 'Content-Encoding': encoding }),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    [Symbol.dispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
