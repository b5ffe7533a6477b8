import { randomUUID } from 'node:crypto';
import { messageDecider, messageStream } from '@nomucheck/domain/messages/message.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { declared } from '../contexts.ts';
import type { CommandContext } from '../engine/command-handling/handle-command.ts';
import type { RunningJob } from '../engine/jobs/jobs.ts';
import { type Person, startTestService, type TestService } from '../testing/test-service.fixture.ts';
import { createMessages, sendMessage } from './messages.ts';
import { createMessageTexts } from './sending/message-text.ts';
import { type Letter, NotDelivered, type Transport } from './transports/transport.ts';

const texts = createMessageTexts(declared.messageTemplates);

let test: TestService;
let me: Person;
beforeAll(async () => {
  test = await startTestService();
  me = await test.person();
});
afterAll(() => test.stop());

const contextNow = (): CommandContext => ({
  commandId: randomUUID(),
  at: new Date().toISOString(),
  actor: { id: me.id, role: 'user' },
  correlationId: randomUUID(),
});

const to = 'kim-secret@example.com';
const code = '904817';
const soon = () => new Date(Date.now() + 180_000).toISOString();
const ask = (notAfter: string | null = soon(), context = contextNow()) =>
  createMessages({ commands: test.service.commands, texts }).request(
    { owner: me.id, channel: 'email', template: 'password-code', notAfter, personal: { to, params: { code } } },
    context,
  );
const stateOf = async (id: string) => (await test.service.commands.load(messageDecider, messageStream(id))).state;
const letters = async () => (await test.call('GET', '/api/sandbox/mailbox')).body.items;

/** A transport that accepts every letter, or fails as often as the test says. */
const transportOf = (failures: number): Transport & { readonly letters: Letter[] } => {
  const taken: Letter[] = [];
  let left = failures;
  return {
    via: 'smtp',
    letters: taken,
    send: async (letter) => {
      left -= 1;
      if (left >= 0) throw new Error(`550 ${letter.to} refused`);
      taken.push(letter);
    },
  };
};

const jobOf = (id: string, attempt = 1, isLastAttempt = false): RunningJob => ({
  id: randomUUID(),
  name: 'send-message',
  data: { message: id },
  attempt,
  isLastAttempt,
  progress: async () => {},
});
const sending = (transport: Transport, clock = () => new Date()) =>
  sendMessage({ commands: test.service.commands, texts, transports: { email: transport, sms: transport }, clock });

describe('a requested message', () => {
  it('is sent by a job, here into the sandbox’s mailbox, which this machine can read', async () => {
    const { id } = await ask();
    await vi.waitFor(async () => expect((await stateOf(id))?.status).toBe('sent'), { timeout: 30_000, interval: 50 });
    const [letter] = await letters();
    expect(letter).toMatchObject({ id, channel: 'email', to });
    expect(letter.text).toContain(code);
    const [last] = await test.service.store.read(messageStream(id), { backwards: true });
    expect(last).toMatchObject({ type: 'MessageSent', data: { via: 'mailbox' }, actor: { role: 'system' } });
  });

  it('is the same one when it is requested again under the same command', async () => {
    const context = contextNow();
    const notAfter = soon();
    expect(await ask(notAfter, context)).toEqual(await ask(notAfter, context));
  });

  it('leaves its address and text in plain form in no log, outbox, queue or table', async () => {
    const { id } = await ask();
    await vi.waitFor(async () => expect((await stateOf(id))?.status).toBe('sent'), { timeout: 30_000, interval: 50 });
    const client = new pg.Client({ connectionString: test.databaseUrl });
    await client.connect();
    const { rows: tables } = await client.query<{ name: string }>(
      `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
       where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
    );
    expect(tables.length).toBeGreaterThan(10);
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select 1 from ${name} as t where t::text like $1 or t::text like $2 limit 1`,
        [`%${to}%`, `%${code}%`],
      );
      expect({ name, found: rows.length }).toEqual({ name, found: 0 });
    }
    await client.end();
    expect(test.logged()).not.toContain(to);
    expect(test.logged()).not.toContain(code);
  });

  it('is marked as opened once, by a request with its id; an unknown id is not found', async () => {
    const { id } = await ask();
    for (let n = 0; n < 2; n += 1) {
      expect((await test.call('POST', `/api/messages/${id}/opened`, { body: {} })).status).toBe(200);
    }
    const events = await test.service.store.read(messageStream(id));
    expect(events.filter(({ type }) => type === 'MessageOpened')).toHaveLength(1);
    expect((await test.call('POST', `/api/messages/${randomUUID()}/opened`, { body: {} })).body.code).toBe('not_found');
  });
});

describe('the job', () => {
  /** Expired for the service's own job, but valid for the job under test. */
  const asked = async () => {
    const notAfter = new Date(Date.now() - 60_000).toISOString();
    return { ...(await ask(notAfter)), before: () => new Date(Date.parse(notAfter) - 1_000) };
  };

  it('fails with an error that contains no address, and sends the message once when it is tried again', async () => {
    const { id, before } = await asked();
    const transport = transportOf(1);
    const send = sending(transport, before);
    const refused = await send(jobOf(id)).catch((error: unknown) => error);
    expect(String(refused)).toContain('could not be handed over');
    expect(String(refused)).not.toContain(to);
    await send(jobOf(id, 2));
    await send(jobOf(id, 3));
    expect(transport.letters).toMatchObject([{ id, to, subject: expect.stringContaining('인증번호') }]);
    expect((await stateOf(id))?.status).toBe('sent');
  });

  it('writes the failure to the log only at its last attempt', async () => {
    const { id, before } = await asked();
    const send = sending(transportOf(9), before);
    await expect(send(jobOf(id, 8, true))).rejects.toThrow('could not be handed over');
    expect((await stateOf(id))?.status).toBe('failed');
  });

  it('ends with that failure where only this address is refused for a while, and nobody has to look', async () => {
    const { id, before } = await asked();
    const refusing: Transport = {
      via: 'smtp',
      send: async () => {
        throw new NotDelivered('EENVELOPE 450 RCPT TO', { final: false, ofLetter: true });
      },
    };
    await expect(sending(refusing, before)(jobOf(id, 7))).rejects.toThrow('could not be handed over');
    await sending(refusing, before)(jobOf(id, 8, true));
    expect((await stateOf(id))?.status).toBe('failed');
  });

  it('doesn’t send a message that has expired', async () => {
    const { id } = await ask(new Date(Date.now() - 1_000).toISOString());
    const transport = transportOf(0);
    await sending(transport)(jobOf(id));
    expect(transport.letters).toEqual([]);
    const events = await test.service.store.read(messageStream(id));
    expect(events.map(({ type, data }) => ({ type, why: Reflect.get(Object(data), 'why') }))).toContainEqual({
      type: 'MessageFailed',
      why: 'too_late',
    });
  });
});

describe('the mailbox', () => {
  const fromAfar = { headers: { 'X-Forwarded-For': '203.0.113.9' } };

  it('is readable only from this machine', async () => {
    expect((await test.call('GET', '/api/sandbox/mailbox', fromAfar)).body.code).toBe('not_found');
    expect((await test.call('GET', '/api/sandbox/mailbox')).status).toBe(200);
  });

  it('is mentioned in the log at the start, so that the operator knows that nothing is sent', () => {
    expect(test.logged()).toContain('these messages are not sent');
  });

  it('is open to everyone when the configuration says so', async () => {
    test = await test.restart({ OPEN_MAILBOX: '1' });
    expect((await test.call('GET', '/api/sandbox/mailbox', fromAfar)).status).toBe(200);
  });
});
