import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { appCode } from '../http/testing/authenticator.fixture.ts';
import { password, startTestService, type TestService } from '../http/testing/test-service.fixture.ts';

let test: TestService;
beforeAll(async () => {
  test = await startTestService();
});
afterAll(() => test.stop());

type Letter = { readonly to: string; readonly subject: string; readonly text: string };

const lettersTo = async (email: string): Promise<readonly Letter[]> => {
  const { body } = await test.call('GET', '/api/sandbox/mailbox');
  return body.items.filter(({ to }: Letter) => to === email);
};

it('whoever’s password or second factor was changed is told so, each time once, and never what it is', async () => {
  const { token, email } = await test.person();
  const fresh = 'neues456?';
  const { body: signedIn } = await test.call('POST', '/api/user/changepw', {
    token,
    body: { current: password, password: fresh, passwordConfirm: fresh },
  });
  const otp = (method: 'POST' | 'DELETE', body: object) =>
    test.call(method, '/api/user/otp', { token: signedIn.token, body });
  const { body: begun } = await otp('POST', { password: fresh });
  const { body: on } = await otp('POST', { code: appCode(begun.secret) });
  await otp('DELETE', { password: fresh });

  await vi.waitFor(async () => expect(await lettersTo(email)).toHaveLength(3), { timeout: 20_000, interval: 100 });
  const letters = await lettersTo(email);
  expect(letters.map(({ subject }) => subject).sort()).toEqual([
    '[노무체크] 2단계 인증을 껐어요',
    '[노무체크] 2단계 인증을 켰어요',
    '[노무체크] 비밀번호가 바뀌었어요',
  ]);
  for (const { text } of letters) {
    expect(text).toMatch(/\d{4}년 \d{1,2}월 \d{1,2}일 \d\d:\d\d에/);
    for (const secret of [fresh, begun.secret, ...on.recoveryCodes]) expect(text).not.toContain(secret);
  }
});
