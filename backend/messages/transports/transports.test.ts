import { expect, it } from 'vitest';
import type { Transport } from './transport.ts';
import { chooseTransports, closeTransports, pretendedChannels } from './transports.ts';

const mailbox: Transport = { via: 'mailbox', send: async () => {} };
const smtp = { url: 'smtps://mail.example.com', from: 'a@example.com' };
const solapi = { apiKey: 'key', apiSecret: 'secret', from: '0212345678' };

it.each([
  [{ smtp: null, solapi: null }, { email: 'mailbox', sms: 'mailbox' }, ['email', 'sms']],
  [{ smtp, solapi: null }, { email: 'smtp', sms: 'mailbox' }, ['sms']],
  [{ smtp: null, solapi }, { email: 'mailbox', sms: 'solapi' }, ['email']],
  [{ smtp, solapi }, { email: 'smtp', sms: 'solapi' }, []],
])('with %o the channels go %o, and the log says which are pretended', (settings, via, pretended) => {
  const warned: unknown[] = [];
  const log = { info: () => {}, warn: (what: unknown) => void warned.push(what) };
  const transports = chooseTransports(settings, mailbox, log);
  expect({ email: transports.email.via, sms: transports.sms.via }).toEqual(via);
  expect(pretendedChannels(transports)).toEqual(pretended);
  expect(warned).toEqual(pretended.length === 0 ? [] : [{ via, pretended }]);
  closeTransports(transports);
});
