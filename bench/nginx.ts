import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../tests/free-port.ts';
import type { RawAnswer } from './raw-answer.ts';
import { type ServerProcess, startCommand } from './server-process.ts';

/** Debian's path, which is not in everybody's PATH. */
const programs = ['nginx', '/usr/sbin/nginx'];

const own = new Set(['content-type', 'content-length', 'etag']);

function headersOf({ head }: RawAnswer): string[] {
  return head.flatMap((name, at) =>
    at % 2 === 0 && !own.has(name.toLowerCase())
      ? [`add_header ${name} ${JSON.stringify(head[at + 1]).replaceAll('$', '')};`]
      : [],
  );
}

function configuration(folder: string, port: number, answer: RawAnswer): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  return `worker_processes 1; daemon off; master_process off;
    pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http {
      ${temporary}
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000;
      open_file_cache max=16 inactive=10m; open_file_cache_valid 10m;
      default_type "text/html; charset=utf-8";
      server {
        listen 127.0.0.1:${port};
        location / { root ${folder}; try_files /page =404; ${headersOf(answer).join(' ')} }
      }
    }`;
}

async function accepts(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await setTimeout(50);
  }
  throw new Error('nginx did not start');
}

/** Null where nginx is not installed. */
export async function startNginx(answer: RawAnswer): Promise<ServerProcess | null> {
  const program = programs.find((name) => spawnSync(name, ['-v']).status === 0);
  if (!program) return null;
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  const port = await freePort();
  writeFileSync(join(folder, 'page'), Buffer.from(answer.body, 'base64'));
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, answer));
  const command = [program, '-c', join(folder, 'nginx.conf')];
  const server = await startCommand({ command, port, isUp: () => accepts(port) });
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
