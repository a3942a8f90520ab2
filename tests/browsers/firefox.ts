import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import bidiModule, { type Index } from 'selenium-webdriver/bidi/index.js';
import { freePort } from '../free-port.ts';
import { type Browser, middleOf } from './browser.ts';
import { end } from './screen.ts';

// The package exports the class itself; its types call it Index.
const BiDi = bidiModule as unknown as typeof Index;

const program = '/usr/bin/firefox-esr';

interface Answer {
  result?: { result?: { value?: string }; context?: string };
  error?: string;
  message?: string;
}

function sender(bidi: Index) {
  return async (method: string, params: Record<string, unknown>) => {
    // Its types leave the answer open.
    const answer = (await bidi.send({ method, params })) as Answer;
    if (answer.error) throw new Error(`${method}: ${answer.error}: ${answer.message}`);
    return answer.result;
  };
}

const pointer = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };

/** By WebDriver BiDi, which Firefox speaks itself. Null where it is not installed. */
export async function openFirefox(): Promise<Browser | null> {
  if (!existsSync(program)) return null;
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const port = await freePort();
  const flags = ['--headless', '--no-remote', '--profile', profile];
  const child = spawn(program, [...flags, '--remote-debugging-port', `${port}`, 'about:blank'], {
    env: { ...process.env, HOME: profile },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  for await (const line of child.stderr) if (`${line}`.includes('BiDi listening')) break;
  const bidi = new BiDi(`ws://127.0.0.1:${port}/session`);
  await bidi.waitForConnection();
  const send = sender(bidi);
  await send('session.new', { capabilities: {} });
  // The window it starts with never gets the focus, without which an editor has no caret.
  const created = await send('browsingContext.create', { type: 'window' });
  const context = created?.context;
  await send('browsingContext.activate', { context });

  async function run<T>(expression: string): Promise<T> {
    const wrapped = `(async () => JSON.stringify((await (${expression})) ?? null))()`;
    const answer = await send('script.evaluate', {
      expression: wrapped,
      target: { context },
      awaitPromise: true,
    });
    return JSON.parse(answer?.result?.value ?? 'null');
  }
  const perform = (source: object, actions: object[]) =>
    send('input.performActions', { context, actions: [{ ...source, actions }] });

  return {
    name: 'Firefox ESR',
    run,
    async open(address) {
      await send('browsingContext.navigate', { context, url: address, wait: 'complete' });
    },
    async click(found) {
      const place = await run<{ x: number; y: number }>(middleOf(found));
      const move = { type: 'pointerMove', ...place };
      const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      await perform(pointer, [move, ...press]);
    },
    async type(text) {
      const keys = [...text].flatMap((value) =>
        ['keyDown', 'keyUp'].map((type) => ({ type, value })),
      );
      await perform({ type: 'key', id: 'keys' }, keys);
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async close() {
      await bidi.close();
      await end(child);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
