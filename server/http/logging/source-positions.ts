import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';

/** Of this file: the bundle's when it is in one, and there `name.js.map` stands beside `name.js`. */
const folder = new URL('.', import.meta.url).href;

const positions = /(file:\/\/\/[^\s"()]*\/)([\w.-]+\.js):(\d+):(\d+)/g;

const maps = new Map<string, SourceMap | null>();

function readMap(name: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(`${name}.map`, folder), 'utf8')));
  } catch {
    return null;
  }
}

function mapOf(name: string): SourceMap | null {
  const known = maps.get(name);
  if (known !== undefined) return known;
  const map = readMap(name);
  maps.set(name, map);
  return map;
}

/** Node's `--enable-source-maps` reads all maps at the start, a quarter of its time; this reads one when needed. */
export function withSourcePositions(text: string): string {
  if (!text.includes(folder)) return text;
  return text.replace(positions, (found, base: string, name: string, line, column) => {
    const map = base === folder ? mapOf(name) : null;
    const origin = map?.findOrigin(Number(line), Number(column));
    if (!origin || !('fileName' in origin)) return found;
    const { fileName, lineNumber, columnNumber } = origin;
    return `${new URL(fileName, folder)}:${lineNumber}:${columnNumber}`;
  });
}
