import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Takes the write lock of a SQLite file, says so, and holds it until its input ends. */
const script = `
  import { DatabaseSync } from 'node:sqlite';
  const file = new DatabaseSync(process.argv[1], { timeout: 5_000 });
  file.exec('begin immediate');
  process.stdout.write('held');
  process.stdin.on('end', () => file.exec('rollback')).resume();
`;

/** Another process that holds the write lock of a file. @returns what ends it */
export async function holdForeignLock(path: string): Promise<() => Promise<void>> {
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script];
  const child = spawn(process.execPath, [...args, path], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return async () => {
    if (child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.stdin.end();
    await gone;
  };
}
