import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { freePort } from '../free-port.ts';

const root = resolve(import.meta.dirname, '../..');

/** What `npm run dev` needs of the tree; a test changes its copy and nothing else. */
const copied = [
  ...[
    'app',
    'content',
    'db',
    'domain',
    'mail',
    'media',
    'page-cache',
    'public',
    'scripts',
    'server',
  ],
  ...['package.json', 'react-router.config.ts', 'tsconfig.json', 'vite.config.ts'],
];

export interface Development {
  origin: string;
  /** Everything that was printed. */
  output: () => string;
  /** Writes a file of the copied tree anew. */
  edit: (path: string, change: (text: string) => string) => void;
  /** Writes a file that the tree does not have. */
  add: (path: string, text: string) => void;
  stop: () => Promise<void>;
}

/** A folder of its own, because Vite keeps there what it made of the packages. */
function linkPackages(folder: string): void {
  mkdirSync(folder);
  const packages = join(root, 'node_modules');
  for (const name of readdirSync(packages)) {
    if (!name.startsWith('.')) symlinkSync(join(packages, name), join(folder, name));
  }
}

/** Serves a copy of the tree as `npm run dev` does, with what the first start left in SITE_DATA. */
export async function startDevelopment(): Promise<Development> {
  const folder = mkdtempSync(join(tmpdir(), 'site-development-'));
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true });
  linkPackages(join(folder, 'node_modules'));
  if (process.env.SITE_DATA) {
    cpSync(process.env.SITE_DATA, join(folder, 'data'), { recursive: true });
  }
  const edit: Development['edit'] = (path, by) => {
    const file = join(folder, path);
    writeFileSync(file, by(readFileSync(file, 'utf8')));
  };
  const port = await freePort();
  let printed = '';
  const child = spawn('node', ['--conditions=development', 'server/main.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATA_DIR: join(folder, 'data'),
      PORT: String(port),
    },
  });
  const ready = new Promise<void>((done, failed) => {
    child.once('exit', (code) => failed(new Error(`the start ended with ${code}:\n${printed}`)));
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        printed += chunk;
        if (/Administrator:.*\n/.test(printed)) done();
      });
    }
  });
  await ready;
  return {
    origin: `http://localhost:${port}`,
    output: () => printed,
    edit,
    add(path, text) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    async stop() {
      if (child.exitCode === null) {
        const gone = once(child, 'close');
        child.kill('SIGINT');
        await gone;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
