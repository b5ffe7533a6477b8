import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '../engine/configuration.ts';
import { type Letter, NotDelivered, type Transport } from './transport.ts';

const SECONDS = 1_000;
/** A code is of use for three minutes; a server that is silent for so long is better asked again. */
const waits = {
  connectionTimeout: 10 * SECONDS,
  greetingTimeout: 10 * SECONDS,
  socketTimeout: 20 * SECONDS,
  dnsTimeout: 10 * SECONDS,
};
/** Each wait alone ends only silence; a server that answers a byte at a time has to end, too. */
const longestSend = 60 * SECONDS;

/** Mail by a server of one's own choosing. What was said to whom is logged nowhere. */
export const createSmtpTransport = ({ url, from }: SmtpSettings): Transport => {
  const post = createTransport({
    ...serverOf(new URL(url)),
    ...waits,
    pool: true,
    maxConnections: 3,
    // The queue asks again, and knows how often.
    maxRequeues: 0,
    logger: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

  return {
    via: 'smtp',
    send: async ({ id, to, subject, text }) => {
      if (!isOneAddress(to)) throw new NotDelivered('not one address', { final: true });
      await post
        .sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          // The same letter again, after an answer was lost, is the same to whoever sorts mail.
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.timeout(longestSend),
        })
        .catch((error: unknown) => {
          throw refusalOf(error);
        });
    },
    close: () => post.close(),
  };
};

const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Encrypted, or not sent: only on the way to this very machine there is nothing to listen in on. */
const serverOf = ({ protocol, hostname, port, username, password }: URL) => {
  const secure = protocol === 'smtps:';
  const isLocal = localHosts.includes(hostname);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && !isLocal,
    ignoreTLS: !secure && isLocal,
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
};

/** Neither a list nor anything that ends a header's line. */
const isOneAddress = (to: Letter['to']): boolean => /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(to);

/**
 * What the server says of the recipient or the letter holds for the next try, too. A refused sign-in or sender is a matter of
 * our own settings: it is tried again, so that letters wait for whoever puts it right.
 */
const refusalOf = (error: unknown): NotDelivered => {
  const { code, responseCode, command, permanent } = errorParts(error);
  const final = permanent && (command === 'RCPT TO' || command === 'DATA');
  return new NotDelivered([code, responseCode, command].filter((part) => part !== null).join(' '), { final });
};

const errorParts = (error: unknown) => {
  const part = (name: string): unknown =>
    typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  const [code, responseCode, command] = [part('code'), part('responseCode'), part('command')];
  return {
    code: typeof code === 'string' ? code : 'unknown',
    responseCode: typeof responseCode === 'number' ? responseCode : null,
    command: typeof command === 'string' ? command : null,
    permanent: part('permanent') === true,
  };
};
