import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenImport } from '../../domain/api/moving/imports.ts';
import { importPath } from '../../tests/moving/upload-export.ts';
import type { ServerProcess } from '../server-process.ts';
import { tokenOf } from '../site.ts';

type Send = (method: string, path: string, body?: BodyInit) => Promise<Response>;

/** @returns what sends calls of the back office */
export async function signedIn({ origin }: ServerProcess): Promise<Send> {
  const json = { 'content-type': 'application/json' };
  const token = await tokenOf(origin);
  return async (method, path, body) => {
    const headers = { authorization: `Bearer ${token}`, ...(typeof body === 'string' && json) };
    const sent = await fetch(origin + path, { method, headers, body });
    if (!sent.ok) throw new Error(`${method} ${path}: ${sent.status} ${await sent.text()}`);
    return sent;
  };
}

const open = async (send: Send, id: number): Promise<OpenImport> =>
  (await send('GET', `${importPath}/${id}`)).json();

async function untilState(send: Send, id: number, state: OpenImport['state']): Promise<OpenImport> {
  for (;;) {
    const found = await open(send, id);
    if (found.state === state) return found;
    if (found.state === 'refused') throw new Error(found.problem);
    await sleep(1_000);
  }
}

/** Uploads a file and waits for its plan. */
export async function planFile(send: Send, path: string): Promise<number> {
  const form = new FormData();
  form.append('file', await openAsBlob(path), basename(path));
  const { import_id } = await (await send('POST', importPath, form)).json();
  await untilState(send, import_id, 'planned');
  return import_id;
}

/** Publishes what is planned. */
export async function runPlan(send: Send, id: number): Promise<OpenImport> {
  await send('PUT', `${importPath}/${id}/choices`, JSON.stringify({ status: 'publish' }));
  await untilState(send, id, 'planned');
  await send('POST', `${importPath}/${id}/steps/start`);
  return untilState(send, id, 'finished');
}
