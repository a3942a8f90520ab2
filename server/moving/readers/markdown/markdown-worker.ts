import { parentPort, workerData } from 'node:worker_threads';
import { markdownEntry } from './markdown-item.ts';

parentPort?.on('message', ({ path, text }: { path: string; text: string }) =>
  parentPort?.postMessage(markdownEntry(path, text, workerData)),
);
parentPort?.postMessage('ready');
