import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { Scene } from './fault.ts';

/** What a line does to whoever speaks over it. */
export type Manner = 'well' | 'refuses' | 'silent' | 'fails' | 'late' | 'cut' | 'stalls';

export interface Line {
  port: number;
  /** From now on, open connections included. */
  turn: (to: Manner) => Promise<void>;
  /** Requests that have begun since the last turn, as far as one can see without reading them. */
  connections: () => number;
}

/** Milliseconds that each piece of an answer is late; bytes after which a line is cut or stalls. */
const lateness = 800;
const maxBytes = 20_000;

const failure =
  'HTTP/1.1 500 Internal Server Error\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

/** A small TCP proxy before a real server, which hangs, slows, refuses, fails, cuts and stalls. */
export async function startLine(scene: Scene, target: number): Promise<Line> {
  let manner: Manner = 'well';
  let count = 0;
  const open = new Set<Socket>();

  function carry(client: Socket): void {
    const server = connect(target, '127.0.0.1');
    const begunAs = manner;
    let sent = 0;
    let told = 0;
    const end = () => {
      client.destroy();
      server.destroy();
      open.delete(client);
    };
    client.on('data', (bytes) => {
      sent += bytes.length;
      if (manner === 'silent') return;
      if (manner === 'fails') client.end(failure);
      else if (manner === 'cut' && sent > maxBytes) end();
      else server.write(bytes);
    });
    server.on('data', (bytes) => {
      told += bytes.length;
      if (manner === 'silent' || (manner === 'stalls' && told > maxBytes)) return;
      if (manner === 'late') setTimeout(() => client.writable && client.write(bytes), lateness);
      else client.write(bytes);
    });
    for (const socket of [client, server]) socket.on('error', end).on('close', end);
    open.add(client);
    if (begunAs !== 'well') count += 1;
  }

  const listener = createServer(carry);
  const listen = async (port: number) => {
    listener.listen(port, '127.0.0.1');
    await once(listener, 'listening');
  };
  await listen(0);
  const address = listener.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const hangUp = () => {
    for (const socket of open) socket.destroy();
  };
  scene.atEnd(() => {
    hangUp();
    listener.close();
  });
  return {
    port,
    connections: () => count,
    async turn(to) {
      if (to === 'refuses') {
        listener.close();
        hangUp();
      } else if (!listener.listening) await listen(port);
      if (manner !== 'well' && to === 'well') hangUp();
      manner = to;
      count = 0;
    },
  };
}
