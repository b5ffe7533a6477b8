import { randomUUID } from 'node:crypto';
import { messageDecider, messageStream } from '@nomucheck/domain/messages/message.ts';
import { firstPolicyVersion } from '@nomucheck/domain/policies/first-version.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, password, startTestService, type TestService } from '../../testing/test-service.fixture.ts';
import { codeSentTo, lettersTo } from '../testing/mailbox.fixture.ts';

let test: TestService;
let admin: Person;
beforeAll(async () => {
  test = await startTestService();
  admin = await test.staff();
});
afterAll(() => test.stop());

const words = { title: '상담 안내', text: '내일 오후 두 시에 뵙겠습니다.' };
const send = (channel: 'email' | 'sms', to: string, params: object = words, headers = {}) =>
  test.call('POST', `/api/messages/${channel}/send`, {
    token: admin.token,
    body: { to, template: 'notice', params },
    headers,
  });
const list = async (query: Readonly<Record<string, unknown>> = {}) => {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) asked.set(name, JSON.stringify(value));
  const headers = { 'X-Wait-For': await test.headToken() };
  return test.call('GET', `/api/messages?${asked}`, { token: admin.token, headers });
};
const lineOf = async (id: string) => (await list({ filter: { id: [id] } })).body[0];
const becomes = (id: string, status: string) =>
  expect.poll(async () => (await lineOf(id)).status, { timeout: 15_000 }).toBe(status);

const withNumber = async (number: string) => {
  const { id, email, token } = await test.person();
  const to = { channel: 'sms', address: number, purpose: 'verify' };
  await test.call('POST', '/api/user/code', { token, body: to });
  const code = await codeSentTo(test, number.replaceAll('-', ''));
  const { proof } = (await test.call('POST', '/api/user/checkcode', { body: { ...to, code } })).body;
  await test.call('POST', '/api/user/verification', { token, body: { proof, current: password } });
  return { id, email };
};

describe('a message from an admin to one person', () => {
  it('is sent to the account with this address, number or id, and the list shows its state', async () => {
    const { id: owner, email } = await withNumber('010-7777-0001');
    for (const [channel, to, address] of [
      ['email', email.toUpperCase(), email],
      ['sms', '+82 10-7777-0001', '01077770001'],
      ['sms', owner, '01077770001'],
    ] as const) {
      const { status, body } = await send(channel, to);
      expect(status).toBe(202);
      await becomes(body.id, 'sent');
      expect(await lineOf(body.id)).toMatchObject({ owner, channel, template: 'notice', to: address, via: 'mailbox' });
    }
    const [letter] = await lettersTo(test, '01077770001');
    expect(letter?.text).toBe(`[노무체크] ${words.text}`);
    const { body, headers } = await list({ filter: { owner }, range: [0, 0] });
    expect(body).toHaveLength(1);
    // One of the messages is the code that verified the number.
    expect(headers.get('content-range')).toBe('items 0-0/4');
    expect(JSON.stringify(body)).not.toContain('뵙겠습니다');
    const { body: read } = await test.call('GET', `/api/admin/user/${owner}/access-log`, { token: admin.token });
    expect(read[0]).toMatchObject({ purpose: 'messages', reader: { id: admin.id } });
  });

  it('has a page with all that happened to it, and neither its words nor its address in the story', async () => {
    const { email } = await test.person();
    const { body } = await send('email', email);
    await becomes(body.id, 'sent');
    await test.call('POST', `/api/messages/${body.id}/opened`, { body: {} });
    await expect.poll(async () => (await lineOf(body.id)).openedAt, { timeout: 15_000 }).not.toBeNull();
    const read = (path: string) => test.call('GET', `/api/admin/messages/${body.id}${path}`, { token: admin.token });
    expect((await read('')).body).toMatchObject({ id: body.id, to: email, status: 'sent', via: 'mailbox' });
    // It says what one of the firm wrote, and nothing of the service’s own texts with their codes.
    expect((await read('')).body.written).toEqual(words);
    const { id: verified } = await withNumber('010-7777-0009');
    const [code] = (await list({ filter: { owner: verified } })).body;
    const { body: ofCode } = await test.call('GET', `/api/admin/messages/${code.id}`, { token: admin.token });
    expect([ofCode.template, ofCode.written]).toEqual(['verify-code', null]);
    // The fold of the log and the list say the same of it, also of what it was before.
    const { body: now } = await read('');
    expect((await read(`?asOf=r${now.revision}`)).body).toEqual(now);
    expect((await read('?asOf=r1')).body).toMatchObject({ status: 'requested', to: email, via: null, openedAt: null });
    expect((await read('?asOf=r2')).body).toMatchObject({
      status: 'sent',
      via: 'mailbox',
      openedAt: null,
      revision: 2,
    });
    expect((await read(`?asOf=${now.requestedAt}`)).body.revision).toBe(1);
    for (const never of ['r9', '2020-01-01']) expect((await read(`?asOf=${never}`)).body.code).toBe('not_found');
    expect((await read('?asOf=yesterday')).body.code).toBe('invalid_request');
    const { body: story, headers } = await read('/history');
    expect(headers.get('content-range')).toContain('0-2/3');
    expect(story.map(({ type }: { type: string }) => type)).toEqual([
      'MessageOpened',
      'MessageSent',
      'MessageRequested',
    ]);
    expect(story[1].changes).toEqual([{ path: '상태', before: '보내는 중', after: '보냄' }]);
    expect(JSON.stringify(story)).not.toMatch(/뵙겠습니다|@/);
    const { body: reads } = await test.call('GET', `/api/admin/user/${(await read('')).body.owner}/access-log`, {
      token: admin.token,
    });
    expect(reads[0]).toMatchObject({ purpose: 'messages', reader: { id: admin.id } });
  });

  it('is one, however often the same request is repeated', async () => {
    const { email } = await test.person();
    const key = { 'Idempotency-Key': randomUUID() };
    const first = await send('email', email, words, key);
    expect((await send('email', email, words, key)).body).toEqual(first.body);
    await becomes(first.body.id, 'sent');
    expect(await lettersTo(test, email)).toHaveLength(1);
  });

  it.each([
    ['문자로 보낼 수 없는 글자가 있습니다: 😀', '내일 뵙겠습니다 😀'],
    ['2,000바이트', '가'.repeat(1_001)],
  ])('that can’t go to a phone is refused before anything is asked for: %s', async (told, text) => {
    const { id: owner } = await withNumber(`010-7777-${1000 + told.length}`);
    const refused = await send('sms', owner, { ...words, text });
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(refused.body.errors.params).toContain(told);
    const asked = (await list({ filter: { owner } })).body;
    expect(asked.filter(({ template }: { template: string }) => template === 'notice')).toEqual([]);
  });

  it('to an unknown account, or to one without a number, is refused with the reason', async () => {
    expect((await send('email', 'nobody@example.com')).body.code).toBe('user_absent');
    expect((await send('sms', admin.id)).body.code).toBe('code_address_invalid');
    expect((await send('email', admin.id, { title: '안내' })).body.code).toBe('invalid_request');
  });
});

describe('advertising', () => {
  const noon = new Date('2026-11-27T03:00:00.000Z');
  const evening = new Date('2026-11-27T12:00:00.000Z');
  let at = noon;
  let advertising: TestService;
  let boss: Person;
  beforeAll(async () => {
    advertising = await startTestService({}, () => at);
    boss = await advertising.staff();
  });
  afterAll(() => advertising.stop());

  const advertise = (to: string, by = boss) =>
    advertising.call('POST', '/api/messages/email/send', {
      token: by.token,
      body: { to, template: 'notice', params: words, advertising: true },
    });

  it('goes to nobody who hasn’t agreed, and not at night', async () => {
    at = noon;
    const member = await advertising.person();
    const refused = await advertise(member.email);
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(refused.body.errors.advertising).toContain('동의하지 않은');
    const consent = { marketing: { agreed: true, version: firstPolicyVersion } };
    const agreed = await advertising.call('POST', '/api/user/term', { token: member.token, body: consent });
    expect(agreed.status).toBeLessThan(300);
    at = evening;
    // Another session: that of noon has ended by then.
    const atNight = await advertise(member.email, await advertising.staff());
    expect(atNight).toMatchObject({
      status: 400,
      body: { errors: { advertising: expect.stringContaining('밤 9시') } },
    });
    at = noon;
    expect((await advertise(member.email)).status).toBe(202);
    await expect.poll(() => lettersTo(advertising, member.email), { timeout: 15_000 }).toHaveLength(1);
    const [letter] = await lettersTo(advertising, member.email);
    expect(letter?.subject).toMatch(/^\(광고\) /);
    expect(letter?.text).toMatch(/무료 수신거부: http.*\/more\/consents$/);
  });
});

describe('a message that failed permanently', () => {
  const asked = async (notAfter: string | null): Promise<string> => {
    const { id: owner } = await test.person();
    const id = randomUUID();
    const personal = { to: 'someone@example.com', params: words };
    await test.service.commands.handle(messageDecider, {
      stream: messageStream(id),
      command: {
        type: 'RequestMessage',
        message: { owner, channel: 'email', template: 'notice', notAfter, personal },
      },
      context: {
        commandId: randomUUID(),
        at: new Date().toISOString(),
        actor: { id: 'system', role: 'system' },
        correlationId: randomUUID(),
      },
    });
    return id;
  };
  const retry = (id: string) => test.call('POST', `/api/messages/${id}/retry`, { token: admin.token, body: {} });

  it('is listed with the reason, and isn’t sent again once it has expired', async () => {
    const id = await asked('2026-01-01T00:00:00.000Z');
    await becomes(id, 'failed');
    expect((await list({ filter: { status: 'failed' }, sort: ['updatedAt', 'ASC'] })).body).toMatchObject([
      { id, why: 'too_late', via: null, sentAt: null },
    ]);
    expect(await retry(id)).toMatchObject({ status: 409, body: { code: 'stage_wrong' } });
  });

  it('can’t be one that was sent, or one that doesn’t exist', async () => {
    const id = await asked(null);
    await becomes(id, 'sent');
    expect((await retry(id)).body.code).toBe('stage_wrong');
    expect((await retry(randomUUID())).body.code).toBe('not_found');
  });

  it('can’t be searched by its text, nor sorted by its address', async () => {
    for (const query of [
      { filter: { text: '인증번호' } },
      { filter: { to: 'someone@example.com' } },
      { sort: ['to', 'ASC'] },
    ])
      expect((await list(query)).body.code).toBe('invalid_request');
  });
});
