import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '../settings.ts';
import { type Letter, NotDelivered, type Transport } from './transport.ts';

const SECONDS = 1_000;
/** A code is valid for three minutes; when a server is silent for that long, a new try is better. */
const waits = {
  connectionTimeout: 10 * SECONDS,
  greetingTimeout: 10 * SECONDS,
  socketTimeout: 20 * SECONDS,
  dnsTimeout: 10 * SECONDS,
};
/** The timeouts of single steps only end silence; this one also ends a server that answers one byte at a time. */
const longestSend = 60 * SECONDS;

/** Mail by the configured SMTP server. Addresses and texts are never logged. */
export const createSmtpTransport = ({ url, from }: SmtpSettings): Transport => {
  const connections = (most: number) =>
    createTransport({
      ...serverOf(new URL(url)),
      ...waits,
      pool: true,
      maxConnections: most,
      // No retry here: the queue retries and counts the attempts.
      maxRequeues: 0,
      logger: false,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  // A letter waits for a free connection for as long as the server takes over the letters before it. A code can't wait for
  // those of a morning's reminders, so it has connections of its own.
  const posts = { ordinary: connections(3), urgent: connections(2) };
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

  return {
    via: 'smtp',
    send: async ({ id, to, subject, text, urgent }) => {
      if (!isOneAddress(to)) throw new NotDelivered('not one address', { final: true });
      await posts[urgent ? 'urgent' : 'ordinary']
        .sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          // The same Message-ID when a letter is sent again after a lost answer, so that mail programs recognise it.
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.timeout(longestSend),
        })
        .catch((error: unknown) => {
          throw refusalOf(error);
        });
    },
    close: () => {
      for (const post of Object.values(posts)) post.close();
    },
  };
};

const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Mail is only sent encrypted; only a server on this machine is used without encryption. */
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

/** A single address without anything that ends a header's line. */
const isOneAddress = (to: Letter['to']): boolean => /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(to);

/**
 * A refusal of the recipient or the letter is final, unless the server says that it is for a while. A refused sign-in or sender comes from our own settings: it is
 * tried again, so that letters wait until the settings are corrected.
 */
const refusalOf = (error: unknown): NotDelivered => {
  const { code, responseCode, command, permanent } = errorParts(error);
  const why = [code, responseCode, command].filter((part) => part !== null).join(' ');
  const final = permanent && (command === 'RCPT TO' || command === 'DATA');
  // At `DATA` a full disk of the server is told for a while, too.
  return new NotDelivered(why, { final, ofLetter: final || (responseCode !== null && command === 'RCPT TO') });
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
