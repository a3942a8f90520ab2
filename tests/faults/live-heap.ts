import { Missed } from './fault.ts';

/** A process that was started with `--inspect=127.0.0.1:PORT`. */
export interface Inspected {
  /** Megabytes that are still in use once everything else was collected, of the heap and beside it. */
  liveMemory: () => Promise<number>;
  end: () => void;
}

interface Answer {
  id: number;
  result?: { result?: { value?: unknown } };
}

/** Speaks to the inspector of a process, which alone can have its garbage collected. */
export async function inspect(port: number): Promise<Inspected> {
  const list = await fetch(`http://127.0.0.1:${port}/json`);
  const [target] = (await list.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Missed('nothing to inspect');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let sent = 0;
  function call(method: string, params = {}): Promise<Answer> {
    sent += 1;
    const id = sent;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve) => waiting.set(id, resolve));
  }
  return {
    async liveMemory() {
      // What the first leaves behind for finalizers goes with the second.
      await call('HeapProfiler.collectGarbage');
      await call('HeapProfiler.collectGarbage');
      const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';
      const { result } = await call('Runtime.evaluate', { expression, returnByValue: true });
      const bytes = result?.result?.value;
      if (typeof bytes !== 'number') throw new Missed('the process did not tell its memory');
      return bytes / 1024 ** 2;
    },
    end: () => socket.close(),
  };
}
