import type { ServerResponse } from 'node:http';

const escapes = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
]);

export function brokenServerPage(response: ServerResponse, reason: string): void {
  const text = reason.replace(/[&<]/g, (letter) => escapes.get(letter) ?? '');
  response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(
    `<!doctype html><title>The server does not start</title><script type="module" src="/@vite/client"></script><h1>The server does not start</h1><pre>${text}</pre>`,
  );
}
