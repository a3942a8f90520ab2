// @ts-check
// The one file in plain JavaScript: it must run on the machine's own Node before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
/** What `npm run build` makes of server/main.ts. */
const bundle = 'build/bundle/main.js';
const minNode = { major: 22, minor: 22 };

/** @param {string} message @returns {never} */
function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
function run(command, args, env = process.env) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env });
  if (status !== 0)
    stop(`${[command, ...args].join(' ')} failed${error ? `: ${error.message}` : ''}.`);
}

/** @param {string[]} paths @returns {string} a hash of the files' names and contents */
function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

/** @param {string} stamp @param {string} hash */
function isCurrent(stamp, hash) {
  const path = join(root, stamp);
  return existsSync(path) && readFileSync(path, 'utf8') === hash;
}

/** Installs the packages of package-lock.json unless exactly those were installed before. */
function install() {
  const stamp = 'node_modules/.installed-lock';
  const hash = hashOf(['package-lock.json']);
  if (isCurrent(stamp, hash)) return;
  process.stdout.write('Installing packages …\n');
  // Whatever NODE_ENV says: what builds the site stands under devDependencies.
  run('npm', ['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund']);
  writeFileSync(join(root, stamp), hash);
}

/** Builds pages, assets and server unless their sources are those of the last build. */
function build() {
  const stamp = 'build/.sources';
  const server = ['content', 'db', 'mail', 'media', 'page-cache', 'server'].flatMap(filesIn);
  const sources = [
    ...['app', 'domain', 'public'].flatMap(filesIn),
    ...server.filter((path) => path.endsWith('.ts')),
  ].filter((path) => !/\.test\.tsx?$/.test(path));
  const hash = hashOf([
    ...sources,
    'package.json',
    'package-lock.json',
    'vite.config.ts',
    'vite.server.config.ts',
    'scripts/former-builds.ts',
    'scripts/source-folders.ts',
    'react-router.config.ts',
  ]);
  if (isCurrent(stamp, hash)) return;
  process.stdout.write('Building the site …\n');
  // A build that is cut off counts for no sources, not even for those of the build before.
  rmSync(join(root, stamp), { force: true });
  run('npm', ['run', '--silent', 'build']);
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(join(root, stamp), hash);
}

/** The pinned runtime, else the installed Node when it is new enough. */
function runtime() {
  const pinned = join(root, 'node_modules/.bin/node');
  if (existsSync(pinned)) return realpathSync(pinned);
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > minNode.major || (major === minNode.major && minor >= minNode.minor)) {
    return process.execPath;
  }
  return stop(
    `This system has no pinned Node package and its own Node ${process.versions.node} is older than ${minNode.major}.${minNode.minor}; please install a newer Node.`,
  );
}

/** Serves in this process when it already runs on the right Node, which saves a start. */
async function serve() {
  process.chdir(root);
  const node = runtime();
  if (node === process.execPath) {
    // Imported here because Node 20, which only installs and hands over, does not have it.
    const { enableCompileCache } = await import('node:module');
    enableCompileCache(join(root, 'node_modules/.cache/node'));
    await import(join(root, bundle));
    return;
  }
  handOver([bundle, ...words]);
}

/** Runs a script on the pinned runtime, with the flags of this one, and ends as it ends. @param {string[]} args */
function handOver(args) {
  const child = spawn(runtime(), [...process.execArgv, ...args], { cwd: root, stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code) => process.exit(code ?? 1));
}

// `--env-file FILE`, for the server.
const [mode, ...words] = process.argv[2]?.startsWith('--env-file')
  ? ['', ...process.argv.slice(2)]
  : process.argv.slice(2);
install();
if (mode === '--dev') {
  process.env.NODE_ENV = 'development';
  handOver(['--conditions=development', 'server/main.ts', ...words]);
} else if (mode === '--test') {
  // Not `&& node scripts/test.ts` in package.json: sh remembers where it found the first `node`,
  // which before the installation was the system's.
  handOver(['scripts/test.ts']);
} else if (mode !== '--install-only') {
  process.env.NODE_ENV ??= 'production';
  build();
  if (mode !== '--build-only') await serve();
}
