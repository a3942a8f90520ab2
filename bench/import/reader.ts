import { createReadStream } from 'node:fs';
import { readExport } from '../../server/moving/readers/read-export.ts';
import { itemValues } from '../../server/moving/values/item-values.ts';

/** Run by bench/import/read.ts in a process of its own: what a reader takes beside reading alone. */

const [manner = '', path = ''] = process.argv.slice(2);

let items = 0;
let peak = 0;

function look(): void {
  peak = Math.max(peak, process.memoryUsage.rss());
}

async function readAlone(): Promise<void> {
  const decoder = new TextDecoder();
  for await (const part of createReadStream(path)) {
    decoder.decode(part, { stream: true });
    look();
  }
}

async function readItems(withValues: boolean): Promise<void> {
  for await (const entry of readExport(path)) {
    if (entry.what !== 'item') continue;
    items += 1;
    if (withValues) itemValues(entry, 'blog');
    if (items % 10 === 0) look();
  }
}

const before = process.memoryUsage.rss();
const start = performance.now();
if (manner === 'alone') await readAlone();
else await readItems(manner === 'values');
look();
const seconds = (performance.now() - start) / 1_000;
process.stdout.write(JSON.stringify({ items, seconds, added: (peak - before) / 1e6 }));
