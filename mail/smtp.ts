import type { SendMailOptions } from 'nodemailer';

/**
 * Hands a message to a mail server and answers what the server said. The signal breaks it off.
 * @throws when the server has not taken it
 */
export type Send = (mail: SendMailOptions, signal: AbortSignal) => Promise<string>;

export interface SmtpTimeouts {
  /** Milliseconds: connecting and its greeting, silence on the line, all of it (fault F21). */
  connect: number;
  socket: number;
  whole: number;
}

const defaultTimeouts: SmtpTimeouts = { connect: 10_000, socket: 30_000, whole: 60_000 };

/** A certificate says nothing about a server on the same machine, and few have a valid one there. */
function isThisMachine(url: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}

export interface SmtpServer {
  send: Send;
  /** Connects, signs in and sends nothing. @throws when the server does not accept that */
  verify: () => Promise<string>;
}

/** The server at `url` (smtp:// or smtps://), a connection per message: a broken one harms no other. */
export function smtpServer(url: string, { connect, socket, whole } = defaultTimeouts): SmtpServer {
  const options = {
    url,
    connectionTimeout: connect,
    greetingTimeout: connect,
    dnsTimeout: connect,
    socketTimeout: socket,
    ignoreTLS: isThisMachine(url),
  };
  // Imported here: the first message can wait for the library, which is a tenth of a start.
  const open = async () => (await import('nodemailer')).createTransport(options);
  let opened: ReturnType<typeof open> | undefined;
  const transport = () => {
    opened ??= open();
    return opened;
  };
  return {
    async send(mail, stopping) {
      const signal = AbortSignal.any([stopping, AbortSignal.timeout(whole)]);
      const { response } = await (await transport()).sendMail({ ...mail, signal });
      return response;
    },
    async verify() {
      await (await transport()).verify();
      return 'The mail server accepts connection and password.';
    },
  };
}
