import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { linkEveryService } from '../erasure/testing/ways-in.fixture.ts';
import { appCode } from '../http/testing/authenticator.fixture.ts';
import { provedPerson } from '../http/testing/people-of-roles.fixture.ts';
import { password, startTestService, type TestService } from '../http/testing/test-service.fixture.ts';

let test: TestService;
beforeAll(async () => {
  test = await startTestService({ SANDBOX_OAUTH: '1' });
});
afterAll(() => test.stop());

type Letter = { readonly to: string; readonly subject: string; readonly text: string };

const lettersTo = async (email: string): Promise<readonly Letter[]> => {
  const { body } = await test.call('GET', '/api/sandbox/mailbox');
  return body.items.filter(({ to }: Letter) => to === email);
};

it('who changes what they sign in with, or their number, is told so, each time once, and never what it is', async () => {
  const { token, email } = await provedPerson(test);
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
  const { token: last } = (await test.call('POST', '/api/user/login', { body: { email, password: fresh } })).body;
  await linkEveryService(
    test,
    { email, password: fresh },
    { id: 'notices', name: '김소셜', email: 'notices@example.com' },
  );
  const { status } = await test.call('DELETE', '/api/user/oauth/kakao', { token: last, body: { current: fresh } });
  expect(status).toBe(200);
  const edit = { phoneNumber: '010-2345-6789' };
  await test.call('PUT', '/api/user/edit', { token: last, body: edit });
  await test.call('PUT', '/api/user/edit', { token: last, body: { name: '박이름' } });

  await vi.waitFor(async () => expect(await lettersTo(email)).toHaveLength(8), { timeout: 20_000, interval: 100 });
  const letters = await lettersTo(email);
  expect(letters.map(({ subject }) => subject).sort()).toEqual([
    '[노무체크] 2단계 인증을 껐어요',
    '[노무체크] 2단계 인증을 켰어요',
    '[노무체크] 구글 로그인을 연결했어요',
    '[노무체크] 네이버 로그인을 연결했어요',
    '[노무체크] 비밀번호가 바뀌었어요',
    '[노무체크] 카카오 로그인 연결을 끊었어요',
    '[노무체크] 카카오 로그인을 연결했어요',
    '[노무체크] 휴대전화 번호가 바뀌었어요',
  ]);
  for (const { text } of letters) {
    expect(text).toMatch(/\d{4}년 \d{1,2}월 \d{1,2}일 \d\d:\d\d에/);
    for (const secret of [fresh, begun.secret, '2345', '6789', ...on.recoveryCodes]) expect(text).not.toContain(secret);
  }
});
