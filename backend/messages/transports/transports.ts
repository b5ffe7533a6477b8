import type { Logger } from 'pino';
import type { SmtpSettings, SolapiSettings } from '../settings.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import { createSolapiTransport } from './solapi-transport.ts';
import type { Channel, Transport, Transports } from './transport.ts';

export type TransportSettings = {
  /** null when e-mail isn't configured. */
  readonly smtp: SmtpSettings | null;
  /** null when text messages aren't configured. */
  readonly solapi: SolapiSettings | null;
};

const channels = ['email', 'sms'] as const satisfies readonly Channel[];

/**
 * The transport of each channel: its provider if one is configured, otherwise the sandbox's mailbox. The log says
 * which.
 */
export const chooseTransports = (
  { smtp, solapi }: TransportSettings,
  mailbox: Transport,
  log: Pick<Logger, 'info' | 'warn'>,
): Transports => {
  const transports: Transports = {
    email: smtp ? createSmtpTransport(smtp) : mailbox,
    sms: solapi ? createSolapiTransport(solapi) : mailbox,
  };
  const pretended = pretendedChannels(transports);
  const via = Object.fromEntries(channels.map((channel) => [channel, transports[channel].via]));
  if (pretended.length === 0) log.info({ via }, 'messages are sent');
  else log.warn({ via, pretended }, 'these messages are not sent: they are kept in the mailbox of the sandbox');
  return transports;
};

/** The channels whose messages go to the sandbox's mailbox. */
export const pretendedChannels = (transports: Transports): Channel[] =>
  channels.filter((channel) => transports[channel].via === 'mailbox');

export const closeTransports = (transports: Transports): void => {
  for (const channel of channels) transports[channel].close?.();
};
