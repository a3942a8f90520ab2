import type { SendMailOptions } from 'nodemailer';

export type Send = (mail: SendMailOptions, signal: AbortSignal) => Promise<string>;

interface SmtpTimeouts {
  /** Milliseconds: connect and greeting, silence, the whole attempt (fault F21). */
  connect: number;
  socket: number;
  whole: number;
}

const defaultTimeouts: SmtpTimeouts = { connect: 10_000, socket: 30_000, whole: 60_000 };

/** Few servers have a valid certificate for the same machine, where it would prove nothing. */
function isThisMachine(url: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}

export interface SmtpServer {
  send: Send;
  verify: () => Promise<string>;
}

/** One connection per message: a broken one affects no other. */
export function smtpServer(url: string, { connect, socket, whole } = defaultTimeouts): SmtpServer {
  const options = {
    url,
    connectionTimeout: connect,
    greetingTimeout: connect,
    dnsTimeout: connect,
    socketTimeout: socket,
    ignoreTLS: isThisMachine(url),
  };
  // Loaded with the first message: the library takes a tenth of a start.
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
