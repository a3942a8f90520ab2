import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerError } from 'smtp-server';

/** What the server does with a message; a number is the reply it refuses with. */
export type Manner =
  | 'accept'
  | number
  /** Refuses in these words. */
  | { code: number; words: string }
  /** Says nothing once it has the message. */
  | 'hang'
  /** Has the message, and hangs up before it says so. */
  | 'drop'
  /** Takes its time, and accepts. */
  | 'slow';

export interface ReceivedMail {
  /** Of the envelope. */
  from: string;
  to: string[];
  /** The message as it went over the line. */
  source: string;
  /** What the server did with it. */
  manner: Manner;
}

export interface MailServer {
  url: string;
  port: number;
  /** Everything that arrived, accepted or not. */
  received: ReceivedMail[];
  accepted: () => ReceivedMail[];
  /** Decides for each message, given how many have come before. */
  behave: (manner: (count: number) => Manner) => void;
  /** Runs the moment before the server says that it has accepted. */
  beforeAccepting: (act: () => void) => void;
  stop: () => Promise<void>;
}

/** Milliseconds that a slow server takes. */
const slowness = 50;

function refusal(code: number, words = `refused with ${code}`): SMTPServerError {
  return Object.assign(new Error(words), { responseCode: code });
}

/** A real mail server on this machine, with the manners a test gives it. @param port 0 for a free one */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let mannerOf: (count: number) => Manner = () => 'accept';
  let acting = () => {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const manner = mannerOf(received.length);
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
          manner,
        });
        if (manner === 'hang') return;
        if (manner === 'drop') return hangUp(session.id);
        if (typeof manner === 'number') return callback(refusal(manner));
        if (typeof manner === 'object') return callback(refusal(manner.code, manner.words));
        acting();
        setTimeout(callback, manner === 'slow' ? slowness : 0);
      });
    },
  });
  function hangUp(id: string): void {
    for (const connection of server.connections) {
      if (connection.id === id) connection._socket.destroy();
    }
  }
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  // A server that listens on a port has an address object.
  const { port: bound } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    received,
    accepted: () => received.filter(({ manner }) => manner === 'accept' || manner === 'slow'),
    behave: (manner) => {
      mannerOf = manner;
    },
    beforeAccepting: (act) => {
      acting = act;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The value of a header, unfolded; empty when there is none. */
export function header({ source }: ReceivedMail, name: string): string {
  const [head = ''] = source.split('\r\n\r\n', 1);
  const unfolded = head.replace(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: *(.*)$`, 'im').exec(unfolded)?.[1] ?? '';
}

/** The names of all headers, in their order. */
export function headerNames({ source }: ReceivedMail): string[] {
  const [head = ''] = source.split('\r\n\r\n', 1);
  return head.split('\r\n').flatMap((line) => /^([\w-]+):/.exec(line)?.[1] ?? []);
}
