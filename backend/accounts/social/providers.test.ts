import { expect, it } from 'vitest';
import { createProviders } from './providers.ts';

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
