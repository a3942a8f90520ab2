import { execFile } from 'node:child_process';
import { settingsWords } from './settings-file.ts';

interface Beside {
  signal: AbortSignal;
  /** Milliseconds. */
  timeout?: number;
  onOutput?: (text: string) => void;
}

const maxOutput = 16_777_216;

/**
 * A command in a process of its own: this one goes on answering.
 * @returns the last line of its output; @throws with the last sentence of its failure
 */
export function runBeside(
  script: string,
  file: string,
  { onOutput, ...limits }: Beside,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const words = [script, ...settingsWords(), file];
    const options = { ...limits, maxBuffer: maxOutput };
    const child = execFile(process.execPath, words, options, (error, stdout, stderr) => {
      const sentence = stderr.trim().split('\n').at(-1);
      if (error) reject(new Error(sentence || 'It was cut off.'));
      else resolve(stdout.trim().split('\n').at(-1) ?? '');
    });
    if (onOutput) child.stdout?.on('data', onOutput);
  });
}
