import { expect, test } from 'vitest';
import { signsInThrough } from './social-account.ts';

test('an account without a password names the services that it signs in through, at the field', () => {
  const said = (linked: Parameters<typeof signsInThrough>[0]['linked']) => signsInThrough({ linked }, 'email');
  expect(said(['kakao'])).toMatchObject({
    code: 'code_social_account',
    details: { errors: { email: expect.stringContaining('카카오로 로그인') } },
  });
  expect(said(['google', 'naver']).details.errors?.email).toContain('구글·네이버로 로그인');
  expect(said([]).details.errors?.email).toContain('소셜 로그인');
});
