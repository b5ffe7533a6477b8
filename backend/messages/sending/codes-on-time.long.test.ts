import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MessageCommand } from '@nomucheck/domain/messages/message.ts';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { slowness } from '../../../.config/machine-pace.ts';
import { declared } from '../../contexts.ts';
import { type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';
import { createMessages } from '../messages.ts';
import { createMessageTexts } from './message-text.ts';

/** As long as a busy mail server takes over a letter. */
const letterMs = 400;
const many = 10_000;

/** A mail server that takes its time, and knows when each letter with a code came. */
const startSlowMail = async () => {
  const codes = new Map<string, number>();
  let others = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, callback) => {
      stream.resume();
      stream.on('end', async () => {
        await sleep(letterMs);
        const to = session.envelope.rcptTo[0]?.address ?? '';
        if (to.startsWith('code-')) codes.set(to, performance.now());
        else others += 1;
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: AddressInfo = Object(server.server.address());
  return {
    ...{ url: `smtp://127.0.0.1:${port}`, codes, others: () => others },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};

let post: Awaited<ReturnType<typeof startSlowMail>>;
let test: TestService;
let me: Person;
let database: pg.Client;
beforeAll(async () => {
  post = await startSlowMail();
  test = await startTestService({ SMTP_URL: post.url, MAIL_FROM: '노무체크 <no-reply@nomucheck.example>' });
  me = await test.person();
  database = new pg.Client(test.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await test.stop();
  await post.stop();
});

const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
const request = (message: Omit<Extract<MessageCommand, { type: 'RequestMessage' }>['message'], 'owner' | 'channel'>) =>
  createMessages({
    commands: test.service.commands,
    texts: createMessageTexts(declared.messageTemplates),
  }).request(
    { owner: me.id, channel: 'email', ...message },
    {
      ...{ commandId: randomUUID(), at: new Date().toISOString(), correlationId: randomUUID() },
      actor: { id: me.id, role: 'user' },
    },
  );

/** Reminders expire, too, and nobody waits for them. */
const remind = () => {
  const params = { title: '기한', text: '내일까지예요.' };
  return request({ template: 'notice', notAfter: inHours(12), personal: { to: 'many@example.com', params } });
};

/** From the request to the mail server's answer, in milliseconds. */
const delayOfCode = async (): Promise<number> => {
  const to = `code-${randomUUID()}@example.com`;
  const began = performance.now();
  const personal = { to, params: { code: '904817' } };
  await request({ template: 'verify-code', notAfter: inHours(0.05), urgent: true, personal });
  await expect.poll(() => post.codes.has(to), { timeout: 180_000, interval: 5 }).toBe(true);
  return (post.codes.get(to) ?? Number.NaN) - began;
};
const delaysOf = async (codes: number): Promise<readonly number[]> => {
  const delays: number[] = [];
  for (let n = 0; n < codes; n += 1) delays.push(await delayOfCode());
  return delays.toSorted((one, other) => one - other);
};
const told = (delays: readonly number[]): string =>
  `median ${Math.round(delays[Math.floor(delays.length / 2)] ?? 0)} ms, longest ${Math.round(delays.at(-1) ?? 0)} ms`;

const waiting = async (): Promise<number> => {
  const { rows } = await database.query<{ waiting: number }>(
    `select count(*)::int as waiting from work.outbox where name = 'send-message' and state in ('pending', 'sent')`,
  );
  return rows[0]?.waiting ?? 0;
};

it('a code comes as soon as on a quiet day while 10,000 other messages are written and wait', async () => {
  const quiet = await delaysOf(10);
  console.log(`codes on a quiet day: ${told(quiet)}`);

  const began = performance.now();
  const writing = (async () => {
    for (let left = many; left > 0; left -= 50) await Promise.all(Array.from({ length: 50 }, remind));
  })();
  const meanwhile = await delaysOf(10);
  console.log(`codes while the others are written: ${told(meanwhile)}`);
  await writing;
  console.log(`${many} messages were written within ${Math.round((performance.now() - began) / 1_000)} s`);

  await expect.poll(async () => (await waiting()) + post.others(), { timeout: 300_000 }).toBeGreaterThanOrEqual(many);
  const behind = await waiting();
  const late = await delaysOf(20);
  console.log(`codes while ${behind} messages wait: ${told(late)}; ${await waiting()} wait after them`);
  expect(await waiting()).toBeGreaterThan(many / 2);
  const factor = await slowness();
  for (const delays of [meanwhile, late]) expect(delays.at(-1)).toBeLessThan(letterMs + 2_000 * factor);
}, 900_000);
