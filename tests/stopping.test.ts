import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { drainAndClose, stopping } from '../server/start/stopping.ts';
import { freePort } from './free-port.ts';

async function startServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-stopping-'));
  const port = await freePort();
  const env = { NODE_ENV: 'production', LOG_LEVEL: 'silent', FIRST_CONTENT: 'blank' };
  const child = spawn(process.execPath, ['build/bundle/main.js'], {
    env: {
      ...process.env,
      ...env,
      DATA_DIR: dataDir,
      PORT: String(port),
      STOP_DELAY_SECONDS: '3',
    },
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The server did not start.')));
    child.stdout.on('data', (words) => String(words).includes('ready') && resolve());
  });
  return { child, port };
}

/** Asks over a connection that stays open as long as the server lets it. */
async function ask(port: number, path: string, agent: Agent) {
  const [answer]: IncomingMessage[] = await once(request({ port, path, agent }).end(), 'response');
  const body = answer ? await text(answer) : '';
  return { status: answer?.statusCode, connection: answer?.headers.connection, body };
}

/** An enquiry of which half has arrived. */
function beginEnquiry(port: number) {
  const enquiry = { name: 'Maryam', email: 'maryam@barhi.example', message: 'x'.repeat(400) };
  const body = JSON.stringify(enquiry);
  const sent = request({
    port,
    path: '/send-contact-form-main',
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': body.length },
  });
  sent.write(body.slice(0, 100));
  return async () => {
    sent.end(body.slice(100));
    const [answer]: IncomingMessage[] = await once(sent, 'response');
    return answer ? [answer.statusCode, answer.headers.connection, await text(answer)] : [];
  };
}

test('F14 SIGTERM: not ready, what is in flight is answered, exit status 0', async () => {
  const { child, port } = await startServer();
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  expect(await ask(port, '/readyz', agent)).toMatchObject({
    status: 200,
    connection: 'keep-alive',
  });
  await ask(port, '/', agent);
  const finish = beginEnquiry(port);
  await ask(port, '/', agent);

  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  while ((await ask(port, '/readyz', agent)).status === 200);
  expect(await ask(port, '/readyz', agent)).toMatchObject({ status: 503, connection: 'close' });
  expect(await ask(port, '/livez', agent)).toMatchObject({ status: 200 });
  expect(await ask(port, '/', agent)).toMatchObject({ status: 200, connection: 'close' });
  // No longer listening: only the enquiry keeps the process.
  while (await ask(port, '/livez', agent).catch(() => undefined));
  expect(child.exitCode).toBeNull();
  expect(await finish()).toEqual([200, 'close', expect.stringContaining('success')]);
  expect(await gone).toEqual([0, null]);
});

test('F14 one slow reader keeps nothing that ends with the server from its end', async () => {
  const app = Fastify();
  const lifecycle = { isStopping: false, pagesFromMemory: 0, answeredEarly: new Map() };
  await app.register(stopping, { lifecycle });
  app.get('/film', (_request, reply) => reply.send(new PassThrough().on('error', () => {})));
  let hasEnded = false;
  app.addHook('onClose', async () => {
    await nextTurn();
    hasEnded = true;
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const reader = request(`${origin}/film`).end();
  reader.on('error', () => {});
  await once(app.server, 'request');
  await drainAndClose(app, 0, { drain: 50, end: 60_000 });
  expect(hasEnded).toBe(true);
});

test.each([
  ['SIGTERM to npm alone', (npm: number) => process.kill(npm, 'SIGTERM')],
  ['Ctrl-C, which the terminal and npm both send', (npm: number) => process.kill(-npm, 'SIGINT')],
])('npm start ends with its server, after %s', async (_name, stop) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-stopping-'));
  const port = await freePort();
  const variables = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    FIRST_CONTENT: 'blank',
    STOP_DELAY_SECONDS: '0',
  };
  const npm = spawn('npm', ['start', '--silent'], {
    detached: true,
    env: { ...process.env, ...variables, DATA_DIR: dataDir, PORT: String(port) },
  });
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  await new Promise<void>((resolve, reject) => {
    npm.once('exit', () => reject(new Error('The server did not start.')));
    npm.stdout.on('data', (words) => String(words).includes('ready') && resolve());
  });
  const gone = once(npm, 'exit');
  stop(npm.pid ?? 0);
  expect(await gone).toEqual([0, null]);
  await expect(ask(port, '/livez', new Agent())).rejects.toThrow('ECONNREFUSED');
});
