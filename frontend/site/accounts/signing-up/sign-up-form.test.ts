import { consentKinds, requiredConsents } from '@nomucheck/domain/accounts/consents.ts';
import { signupBody } from '@nomucheck/domain/accounts/contract/user.ts';
import { passwordKeepsRule } from '@nomucheck/domain/accounts/signing-in/password-rule.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { consents, everythingAgreed, nothingAgreed } from '../consents.ts';
import { passwordRules } from '../passwords/password-rules.ts';
import { emptySignUp, mistakesOfFailure, type SignUpForm, signUpBody, signUpMistakes } from './sign-up-form.ts';

const good: SignUpForm = {
  email: ' lee@example.com ',
  password: 'abcd1234!',
  passwordConfirm: 'abcd1234!',
  agreed: everythingAgreed,
};

const fields = (form: SignUpForm): string[] => signUpMistakes(form).map(({ id }) => id);

test('a complete form has no mistakes and is converted to the contract’s body', () => {
  expect(signUpMistakes(good)).toEqual([]);
  expect(signupBody.parse(signUpBody(good))).toMatchObject({ email: 'lee@example.com', terms: { service: true } });
});

test('an empty form names every field in the order of the page', () => {
  expect(fields(emptySignUp)).toEqual([
    'email',
    'password',
    'passwordConfirm',
    'terms-age14',
    'terms-service',
    'terms-privacy',
    'terms-personalInfo',
  ]);
});

test('a missing required consent has a message of its own; it can’t be left out', () => {
  const said = signUpMistakes({ ...good, agreed: nothingAgreed }).map(({ message }) => message);
  expect(said).toContain('이용약관에 동의해 주세요.');
  for (const message of said) expect(message).toMatch(/주세요\.$/);
  for (const { missing, isRequired } of consents) expect(missing !== undefined).toBe(isRequired);
});

test('the required consents are the same as the server’s', () => {
  const required = consents.filter(({ isRequired }) => isRequired).map(({ kind }) => kind);
  expect(required.sort()).toEqual([...requiredConsents].sort());
  expect(consents.map(({ kind }) => kind).sort()).toEqual([...consentKinds].sort());
});

test('optional consents may be refused', () => {
  const agreed = { ...nothingAgreed, age14: true, service: true, privacy: true, personalInfo: true };
  expect(fields({ ...good, agreed })).toEqual([]);
});

test('a wrong confirmation has another message than a missing one', () => {
  const [mistake] = signUpMistakes({ ...good, passwordConfirm: 'abcd1234?' });
  expect(mistake).toEqual({ id: 'passwordConfirm', message: '비밀번호 확인이 위의 비밀번호와 달라요.' });
});

describe('a password', () => {
  test.each(['abcd1234!', 'A1!aaaaa', '가나다라abcd12#', 'aB3$'.repeat(5)])('%s keeps the rules', (password) => {
    expect(passwordKeepsRule(password)).toBe(true);
  });
  test.each(['', 'abc123!', 'abcd12345', 'abcdefgh!', '12345678!', 'abcd 1234!', `${'aB3$'.repeat(5)}x`])(
    '%j does not',
    (password) => {
      expect(passwordKeepsRule(password)).toBe(false);
    },
  );

  test('is accepted by the server exactly if every rule is ticked', () => {
    const character = fc.constantFrom('a', 'Z', '7', '!', '₩', '가', '😀', ' ', '\t');
    fc.assert(
      fc.property(fc.string({ unit: character, minLength: 6, maxLength: 22 }), (password) => {
        expect(passwordRules.every(({ holds }) => holds(password))).toBe(passwordKeepsRule(password));
      }),
    );
  });
});

describe('a refusal by the server', () => {
  const failure = { ok: false as const, status: 422, offline: false, aborted: false, body: {}, message: '📜 동의' };
  test('with messages at fields shows them there', () => {
    const errors = { 'terms.service': '동의해 주세요' };
    expect(mistakesOfFailure({ ...failure, code: 'terms_required', errors })).toEqual([
      { id: 'terms-service', message: '동의해 주세요' },
    ]);
  });
  test('without such messages is shown at the field of its code', () => {
    expect(mistakesOfFailure({ ...failure, code: 'email_in_use' })).toEqual([{ id: 'email', message: '📜 동의' }]);
  });
  test('of another kind belongs to no field', () => {
    expect(mistakesOfFailure({ ...failure, code: 'too_many_requests' })).toEqual([]);
  });
});
