import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createSolapiTransport } from './solapi-transport.ts';
import type { Letter } from './transport.ts';

const settings = { apiKey: 'NCSAYU7YDBXYORXC', apiSecret: 'a-secret-of-this-test', from: '0212345678' };

const sent = z.strictObject({
  messages: z.array(
    z.strictObject({
      to: z.string(),
      from: z.string(),
      text: z.string(),
      type: z.enum(['SMS', 'LMS']),
      subject: z.string().optional(),
    }),
  ),
});

type Reply = { readonly status: number; readonly body: unknown; readonly afterMs?: number };
const count = { total: 1, sentTotal: 0, sentFailed: 0, sentSuccess: 0, sentPending: 0, sentReplacement: 0, refund: 0 };
const groupInfo = (registeredSuccess: number) => ({
  count: { ...count, registeredSuccess, registeredFailed: 1 - registeredSuccess },
  groupId: 'G4V20261121',
  status: 'SENDING',
});
const taken: Reply = { status: 200, body: { failedMessageList: [], groupInfo: groupInfo(1) } };
const failed = (statusCode: string): Reply => ({
  status: 200,
  body: {
    failedMessageList: [
      {
        to: '01012345678',
        from: settings.from,
        type: 'SMS',
        statusMessage: '01012345678 수신 거부',
        statusCode,
        country: '82',
      },
    ],
    groupInfo: groupInfo(0),
  },
});

let reply: Reply = taken;
const received: z.infer<typeof sent>[] = [];

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
};

/** Checks a request as SOLAPI does: the signature over date and salt, and a date of the last quarter of an hour. */
const isSigned = (header: string | undefined): boolean => {
  const parts = /^HMAC-SHA256 apiKey=(\w+), date=(\S+), salt=(\w{12,64}), signature=([0-9a-f]{64})$/.exec(header ?? '');
  const [, apiKey, date = '', salt = '', signature] = parts ?? [];
  const expected = createHmac('sha256', settings.apiSecret)
    .update(date + salt)
    .digest('hex');
  return apiKey === settings.apiKey && signature === expected && Math.abs(Date.now() - Date.parse(date)) < 900_000;
};

const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const body: unknown = JSON.parse(await textOf(request));
  const {
    status,
    body: said,
    afterMs = 0,
  } = !isSigned(request.headers.authorization)
    ? {
        status: 403,
        body: { errorCode: 'SignatureDoesNotMatch', errorMessage: '생성한 Signature와 일치하지 않습니다.' },
      }
    : reply;
  if (request.url !== '/messages/v4/send-many/detail' || request.method !== 'POST') {
    response.writeHead(404).end('{}');
    return;
  }
  received.push(sent.parse(body));
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  response
    .writeHead(status, { 'Content-Type': 'application/json' })
    .end(typeof said === 'string' ? said : JSON.stringify(said));
};

const server = createServer(
  (request, response) => void answer(request, response).catch((error) => response.destroy(error)),
);
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: AddressInfo = Object(server.address());
  url = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  reply = taken;
  received.length = 0;
});

const letter = (changes: Partial<Letter> = {}): Letter => ({
  id: randomUUID(),
  owner: randomUUID(),
  channel: 'sms',
  to: '01012345678',
  subject: '[노무체크] 휴대전화를 확인하는 인증번호',
  text: '[노무체크] 인증번호 012345 (3분 안에 입력, 남에게 알리지 마세요)',
  urgent: true,
  ...changes,
});
const send = (changes: Partial<Letter> = {}, at = url, changed = {}) =>
  createSolapiTransport({ ...settings, ...changed }, { url: at, timeoutMs: 300 }).send(letter(changes));
const refusal = (...given: Parameters<typeof send>) =>
  send(...given).then(
    () => null,
    (error: unknown) => error,
  );

describe('a text message by SOLAPI', () => {
  it('is signed and sent as a short one, without a subject', async () => {
    await send();
    const { to, text } = letter();
    expect(received).toEqual([{ messages: [{ to, from: settings.from, text, type: 'SMS' }] }]);
  });

  it('is sent as a long one beyond ninety bytes, with a subject of at most forty bytes', async () => {
    const text = '가'.repeat(60);
    await send({ text, subject: '[노무체크] 상담을 맡은 노무사가 답변을 남겼습니다' });
    const [message] = received[0]?.messages ?? [];
    expect(message).toMatchObject({ type: 'LMS', text, subject: '[노무체크] 상담을 맡은 노무사가 답변을' });
  });

  it.each(['통보 😀', '가'.repeat(1_001)])(
    'with characters that carriers refuse isn’t sent to SOLAPI',
    async (text) => {
      expect(await refusal({ text })).toMatchObject({ name: 'NotDelivered', final: true });
      expect(received).toEqual([]);
    },
  );

  it.each([
    [
      'a number that they don’t know',
      { status: 400, body: { errorCode: 'ValidationError', errorMessage: '01012345678' } },
      true,
    ],
    ['a letter among those that failed', failed('1062'), true],
    ['an answer that nobody can read', { status: 200, body: '<html>' }, true],
    ['too many at once', { status: 429, body: { errorCode: 'TooManyRequests', errorMessage: '' } }, false],
    ['a key that was blocked', { status: 401, body: { errorCode: 'InvalidAPIKey', errorMessage: '' } }, false],
    ['a fault of theirs', { status: 500, body: { errorCode: 'InternalError', errorMessage: '01012345678' } }, false],
    ['a gateway’s page', { status: 502, body: '<html>502</html>' }, false],
    ['silence', { ...taken, afterMs: 2_000 }, false],
  ] as const)('after %s is told apart, in words that quote nobody: final %#', async (_what, replied, final) => {
    reply = replied;
    const refused = await refusal();
    expect(refused).toMatchObject({ name: 'NotDelivered', final });
    expect(String(refused)).not.toMatch(/0101234|수신/);
  });

  it('fails temporarily when the secret is wrong or SOLAPI doesn’t answer', async () => {
    expect(await refusal({}, url, { apiSecret: 'another' })).toMatchObject({
      final: false,
      message: '403 SignatureDoesNotMatch',
    });
    expect(await refusal({}, 'http://127.0.0.1:1')).toMatchObject({ final: false });
  });
});
