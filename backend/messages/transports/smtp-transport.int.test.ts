import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { messageDecider, messageStream } from '@nomucheck/domain/messages/message.ts';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { declared } from '../../contexts.ts';
import { type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';
import { createMessages } from '../messages.ts';
import { createMessageTexts } from '../sending/message-text.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import type { Letter } from './transport.ts';

type Received = { readonly to: readonly string[]; readonly mail: string };
type Refusal = { readonly at: 'recipient' | 'sender' | 'letter'; readonly status: number; times: number };

const slowReader = 'slow@example.com';

/** A real mail server that accepts or refuses mail as the test says. */
const startMailServer = async () => {
  const received: Received[] = [];
  let refusal: Refusal | null = null;
  /** Letters to this server's slow reader wait until they are let go. */
  const letGo = Promise.withResolvers<void>();
  const refusedAt = (at: Refusal['at']): Error | null => {
    if (refusal?.at !== at || refusal.times === 0) return null;
    refusal.times -= 1;
    return Object.assign(new Error('<kim-secret@example.com> not here'), { responseCode: refusal.status });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom: (_address, _session, callback) => callback(refusedAt('sender')),
    onRcptTo: (_address, _session, callback) => callback(refusedAt('recipient')),
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refused = refusedAt('letter');
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const taken = () => {
          if (!refused) received.push({ to, mail: Buffer.concat(chunks).toString('utf8') });
          callback(refused);
        };
        if (to.includes(slowReader)) void letGo.promise.then(taken);
        else taken();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: AddressInfo = Object(server.server.address());
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    letGo: () => letGo.resolve(),
    refuse: (at: Refusal['at'], status: number, times = 1_000) => {
      refusal = { at, status, times };
    },
    welcome: () => {
      refusal = null;
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};

let post: Awaited<ReturnType<typeof startMailServer>>;
const texts = createMessageTexts(declared.messageTemplates);
let test: TestService;
let me: Person;
const from = '노무체크 <no-reply@nomucheck.example>';
beforeAll(async () => {
  post = await startMailServer();
  test = await startTestService({ SMTP_URL: post.url, MAIL_FROM: from });
  me = await test.person();
});
afterAll(async () => {
  await test.stop();
  await post.stop();
});

const header = (mail: string, name: string): string =>
  new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(mail)?.[1]?.replace(/\r\n[ \t]/g, ' ') ?? '';
const plainWords = (encoded: string): string =>
  encoded
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?(B|Q)\?(.*?)\?=/gi, (_word, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : quotedPrintable(text.replace(/_/g, ' ')),
    );
const quotedPrintable = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_hex, pair: string) => String.fromCharCode(Number.parseInt(pair, 16))),
    'latin1',
  ).toString('utf8');
const bodyOf = (mail: string): string => {
  const text = mail.slice(mail.indexOf('\r\n\r\n') + 4);
  return /base64/i.test(header(mail, 'Content-Transfer-Encoding'))
    ? Buffer.from(text, 'base64').toString('utf8')
    : quotedPrintable(text);
};

const letter = (changes: Partial<Letter> = {}): Letter => ({
  id: randomUUID(),
  owner: randomUUID(),
  channel: 'email',
  to: 'kim@example.com',
  subject: '[노무체크] 비밀번호를 바꾸는 인증번호',
  text: '인증번호 012345예요.\n.\n누구에게도 알려 주지 마세요.',
  urgent: true,
  ...changes,
});

const sendBy = async (url: string, sent: Letter): Promise<void> => {
  const transport = createSmtpTransport({ url, from });
  try {
    await transport.send(sent);
  } finally {
    transport.close?.();
  }
};
const refusalBy = (url: string, sent: Letter) => sendBy(url, sent).catch((error: unknown) => error);

const ask = () =>
  createMessages({ commands: test.service.commands, texts }).request(
    {
      owner: me.id,
      channel: 'email',
      template: 'verify-code',
      notAfter: new Date(Date.now() + 180_000).toISOString(),
      personal: { to: me.email, params: { code: '904817' } },
    },
    {
      commandId: randomUUID(),
      at: new Date().toISOString(),
      actor: { id: me.id, role: 'user' },
      correlationId: randomUUID(),
    },
  );
const stateOf = async (id: string) => (await test.service.commands.load(messageDecider, messageStream(id))).state;
const statusIs = (id: string, status: string) =>
  vi.waitFor(async () => expect((await stateOf(id))?.status).toBe(status), { timeout: 20_000, interval: 50 });
const lastOf = async (id: string) => (await test.service.store.read(messageStream(id), { backwards: true }))[0];

describe('a letter by SMTP', () => {
  it('arrives unchanged, with Korean in its subject, sender and text', async () => {
    const sent = letter();
    await sendBy(post.url, sent);
    const { to, mail } = post.received.at(-1) ?? { to: [], mail: '' };
    expect(to).toEqual([sent.to]);
    expect(plainWords(header(mail, 'Subject'))).toBe(sent.subject);
    expect(plainWords(header(mail, 'From'))).toBe(from);
    expect(header(mail, 'Message-ID')).toBe(`<${sent.id}@nomucheck.example>`);
    expect(header(mail, 'Auto-Submitted')).toBe('auto-generated');
    expect(bodyOf(mail).trim().split(/\r?\n/)).toEqual(sent.text.split('\n'));
  });

  it('waits for no letter that isn’t urgent, if somebody waits for it', async () => {
    const transport = createSmtpTransport({ url: post.url, from });
    const slow = Array.from({ length: 12 }, () => transport.send(letter({ to: slowReader, urgent: false })));
    const before = post.received.length;
    await transport.send(letter({ to: 'waits@example.com' }));
    expect(post.received.slice(before).map(({ to }) => to)).toEqual([['waits@example.com']]);
    post.letGo();
    await Promise.all(slow);
    expect(post.received).toHaveLength(before + 13);
    transport.close?.();
  });

  it('gets no header from the values that are filled in', async () => {
    await sendBy(post.url, letter({ subject: '인증번호\r\nBcc: mallory@example.com\r\n\r\n다른 글' }));
    const { to, mail } = post.received.at(-1) ?? { to: [], mail: '' };
    expect(to).toEqual(['kim@example.com']);
    expect(mail).not.toMatch(/^Bcc:/im);
    expect(bodyOf(mail)).toContain('누구에게도');
  });

  it.each([
    'a@example.com,b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'Kim <a@example.com>',
    'a@b@example.com',
  ])('goes to one address alone: %j is none', async (to) => {
    const before = post.received.length;
    expect(await refusalBy(post.url, letter({ to }))).toMatchObject({ name: 'NotDelivered', final: true });
    expect(post.received).toHaveLength(before);
  });

  it('can be refused permanently, temporarily, or because of the configuration; the error contains no address', async () => {
    const refusals = [
      ['recipient', 550, true, true],
      ['letter', 554, true, true],
      ['recipient', 451, false, true],
      ['letter', 452, false, false],
      // The server refuses our sender: an error of the configuration, not of this letter.
      ['sender', 550, false, false],
    ] as const;
    for (const [at, status, final, ofLetter] of refusals) {
      post.refuse(at, status);
      const refused = await refusalBy(post.url, letter());
      expect(refused).toMatchObject({ name: 'NotDelivered', final, ofLetter });
      expect(String(refused)).toContain(String(status));
      expect(String(refused)).not.toContain('@');
    }
    post.welcome();
  });

  it('fails when no server answers, and is never sent unencrypted over a network', async () => {
    expect(await refusalBy('smtp://127.0.0.1:1', letter())).toMatchObject({
      final: false,
      message: expect.stringContaining('ESOCKET'),
    });
    // The same server under another name of this machine, for which its certificate isn't valid.
    const refused = await refusalBy(post.url.replace('127.0.0.1', '127.1'), letter());
    expect(refused).toMatchObject({ final: false, message: expect.stringContaining('ETLS') });
  });
});

describe('a service with a mail server', () => {
  it('sends its codes through it, and says so in the log', async () => {
    const { id } = await ask();
    await statusIs(id, 'sent');
    expect(await lastOf(id)).toMatchObject({ type: 'MessageSent', data: { via: 'smtp' } });
    const { to, mail } = post.received.at(-1) ?? { to: [], mail: '' };
    expect(to).toEqual([me.email]);
    expect(bodyOf(mail)).toContain('904817');
    expect((await test.call('GET', '/readyz')).body.messages).toEqual({ email: 'smtp', sms: 'mailbox' });
    expect((await test.call('GET', '/api/site')).body.pretended).toEqual(['sms']);
    expect((await test.call('GET', '/api/sandbox/mailbox')).body.items).toEqual([]);
  });

  it('tries a temporarily refused letter again', async () => {
    post.refuse('recipient', 451, 1);
    const { id } = await ask();
    await statusIs(id, 'sent');
    post.welcome();
    expect(test.logged()).toContain('RCPT TO');
  });

  it('records a permanent refusal at once, and sends the letter when an admin has it tried again', async () => {
    const admin = await test.staff();
    post.refuse('recipient', 550);
    const { id } = await ask();
    await statusIs(id, 'failed');
    expect(await lastOf(id)).toMatchObject({ type: 'MessageFailed', data: { why: 'refused' } });
    post.welcome();
    const { status } = await test.call('POST', `/api/messages/${id}/retry`, { token: admin.token, body: {} });
    expect(status).toBe(202);
    await statusIs(id, 'sent');
    const types = (await test.service.store.read(messageStream(id))).map(({ type }) => type);
    expect(types).toEqual(['MessageRequested', 'MessageFailed', 'MessageRetried', 'MessageSent']);
  });

  it('writes no address or code to its log', () => {
    for (const secret of [me.email, '904817', 'kim-secret']) expect(test.logged()).not.toContain(secret);
  });
});
