import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteScript } from '../../bench/server-process.ts';
import { freePort } from '../free-port.ts';
import { Missed, type Scene } from './fault.ts';

export interface Site {
  origin: string;
  port: number;
  dataDir: string;
  pid: () => number;
  /** Milliseconds from the last start to the line that says it is ready. */
  startedIn: () => number;
  /** Everything printed since the last start. */
  output: () => string;
  start: () => Promise<void>;
  /** Ends it by a signal and waits for the end; gives the exit status. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

const password = 'Fault-tree-2044';

/** A folder that goes with the scene. */
export function temporaryFolder({ atEnd }: Scene): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-fault-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Milliseconds a start may take on a busy machine before it counts as hanging. */
const startTimeout = 60_000;

function untilReady(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (why: string) => reject(new Missed(`${why}: ${output().slice(-300)}`));
    const timer = setTimeout(() => refuse('no start in a minute'), startTimeout);
    child.once('exit', (code) => refuse(`the start ended with ${code}`));
    child.stdout?.on('data', () => {
      if (!output().includes('ready')) return;
      clearTimeout(timer);
      resolve();
    });
  });
}

/** As `npm start` and the files in deploy/ have them. */
const youngHeap = '--max-semi-space-size=8';
const compileCache = join(import.meta.dirname, '../../node_modules/.cache/node');

const unlimited = {
  ENQUIRIES_PER_MINUTE: '100000',
  ENQUIRIES_BEFORE_FLOOD: '100000',
  MAILS_PER_HOUR: '100000',
  SIGN_IN_FAILURES_PER_ADDRESS: '10000',
  STOP_DELAY_SECONDS: '0',
};

/** A real server of this project, built, in a process of its own; not yet started. */
export async function prepareSite(
  scene: Scene,
  env: NodeJS.ProcessEnv = {},
  nodeOptions: string[] = [],
  script = siteScript,
): Promise<Site> {
  const port = Number(env.PORT ?? (await freePort()));
  const dataDir = env.DATA_DIR ?? temporaryFolder(scene);
  let child: ChildProcess | undefined;
  let printed = '';
  let startedIn = 0;
  async function start(): Promise<void> {
    const begun = performance.now();
    printed = '';
    const settings = { NODE_ENV: 'production', LOG_LEVEL: 'error', ADMIN_PASSWORD: password };
    const own = { PORT: String(port), DATA_DIR: dataDir, NODE_COMPILE_CACHE: compileCache };
    child = spawn(process.execPath, [youngHeap, ...nodeOptions, script], {
      env: { ...process.env, ...settings, ...unlimited, ...env, ...own },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        printed += chunk;
      });
    }
    await untilReady(child, () => printed);
    startedIn = performance.now() - begun;
  }
  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (!child || child.exitCode !== null || child.signalCode !== null)
      return child?.exitCode ?? null;
    const gone = once(child, 'exit');
    child.kill(signal);
    const [code] = await gone;
    return code;
  }
  scene.atEnd(() => end('SIGKILL'));
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    dataDir,
    pid: () => child?.pid ?? 0,
    startedIn: () => startedIn,
    output: () => printed,
    start,
    end,
  };
}

export async function startSite(...given: Parameters<typeof prepareSite>): Promise<Site> {
  const site = await prepareSite(...given);
  await site.start();
  return site;
}

/** The headers of a signed-in administrator. */
export async function administrator({ origin }: Site): Promise<Record<string, string>> {
  const answer = await post(`${origin}/api/users/login`, { email: 'admin@example.com', password });
  const { token } = (await answer.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}

/** Sends JSON. */
export function post(
  url: string,
  body: object,
  headers: Record<string, string> = {},
  method = 'POST',
): Promise<Response> {
  const all = { 'content-type': 'application/json', ...headers };
  return fetch(url, { method, headers: all, body: JSON.stringify(body) });
}

/** A visitor's message, told apart by its text. */
export function sendEnquiry(
  origin: string,
  message: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const enquiry = { name: 'Maryam', email: 'maryam@barhi.example', message };
  const key = { 'idempotency-key': message.slice(0, 40).replaceAll(' ', '-') };
  return post(`${origin}/send-contact-form-main`, enquiry, { ...key, ...headers });
}

/** For a site that trusts one proxy. One sender of thousands is no visitor: the list of his times grows with each. */
export const behindProxy = { TRUST_PROXY: '1' };
export function sendAsAnother(origin: string, number: number): Promise<Response> {
  const address = `10.${number % 250}.${Math.floor(number / 250) % 250}.1`;
  return sendEnquiry(origin, `m-${number}`, { 'x-forwarded-for': address });
}
