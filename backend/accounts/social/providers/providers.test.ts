import { expect, it } from 'vitest';
import { createProviders, isPretended } from './providers.ts';

const noKeys = { google: null, naver: null, kakao: null };
const offered = (given: Partial<Parameters<typeof createProviders>[0]>) =>
  createProviders({
    keys: noKeys,
    publicUrl: 'https://nomucheck.example',
    sandbox: false,
    log: { warn: () => {} },
    ...given,
  });
const person = { id: 'kim', name: '김시험', email: 'kim@example.com', emailVerified: true, phoneNumber: null };
const codeOf = (written: unknown) => Buffer.from(JSON.stringify(written)).toString('base64url');

it('without keys no service is offered', () => {
  expect(offered({})).toEqual([]);
});

it('the sandbox replaces those services whose keys are missing, and no other', () => {
  const keys = { ...noKeys, naver: { id: 'id', secret: 'secret' } };
  expect(offered({ keys, sandbox: true }).map(({ name, sandbox }) => [name, sandbox])).toEqual([
    ['kakao', true],
    ['naver', false],
    ['google', true],
  ]);
});

it('a trial on this machine plays the services until one is configured, another start only where it is told to', () => {
  const keys = { ...noKeys, naver: { id: 'id', secret: 'secret' } };
  expect(isPretended({ keys: noKeys, pretends: null }, true)).toBe(true);
  expect(isPretended({ keys, pretends: null }, true)).toBe(false);
  expect(isPretended({ keys: noKeys, pretends: false }, true)).toBe(false);
  expect(isPretended({ keys: noKeys, pretends: null }, false)).toBe(false);
  expect(isPretended({ keys, pretends: true }, false)).toBe(true);
});

it('a person of the sandbox never has the identity of a real service', async () => {
  const [kakao] = offered({ sandbox: true });
  const given = { state: 's', verifier: 'v' };
  expect(kakao?.authorizationUrl(given)).toBe('/sandbox/oauth/kakao?state=s');
  expect(await kakao?.profileOf({ ...given, code: codeOf(person) })).toMatchObject({ subject: 'sandbox:kim' });
});

it.each(['', 'x', codeOf(null), codeOf({ ...person, id: '' }), codeOf({ ...person, accessType: 2 })])(
  'the sandbox refuses a code that its page didn’t make: %s',
  async (code) => {
    const [kakao] = offered({ sandbox: true });
    await expect(kakao?.profileOf({ code, state: 's', verifier: 'v' })).rejects.toMatchObject({
      code: 'social_wrong_data',
    });
  },
);
