import type { SessionUser } from '@nomucheck/domain/accounts/contract/user.ts';
import { type FactorsTyped, hasPassword } from '@nomucheck/domain/accounts/factors-shown.ts';
import type { FieldMistake } from '../forms/error-summary.tsx';
import { TextField } from '../forms/text-field.tsx';
import { CurrentPassword } from './account-fields.tsx';

type Owner = Pick<SessionUser, 'oauth' | 'secondFactor' | 'email'>;

/** What the account has and the person hasn't typed. */
export const missingFactors = (user: Owner, { current, otp }: FactorsTyped): FieldMistake[] => [
  ...(hasPassword(user) && current === '' ? [{ id: 'current', message: '지금 쓰는 비밀번호를 입력해 주세요.' }] : []),
  ...(user.secondFactor && otp.trim() === ''
    ? [{ id: 'otp', message: '인증 앱의 번호나 복구 코드를 입력해 주세요.' }]
    : []),
];

/** The server's refusals beside these fields. */
export const refusedFactors = (errors: Readonly<Record<string, string>> = {}): FieldMistake[] =>
  (['current', 'otp'] as const).flatMap((id) => {
    const message = errors[id];
    return message === undefined ? [] : [{ id, message }];
  });

type FactorsAgainProps = {
  user: Owner;
  typed: FactorsTyped;
  errors: Readonly<Record<string, string>>;
  onChange: (typed: FactorsTyped) => void;
};

/** Both factors once more: a stolen sign-in alone must not change anything lastingly. */
export const FactorsAgain = ({ user, typed, errors, onChange }: FactorsAgainProps) => (
  <>
    {hasPassword(user) && (
      <CurrentPassword
        email={user.email}
        error={errors.current}
        value={typed.current}
        onChange={(current) => onChange({ ...typed, current })}
      />
    )}
    {user.secondFactor && (
      <CodeAgain error={errors.otp} value={typed.otp} onChange={(otp) => onChange({ ...typed, otp })} />
    )}
  </>
);

type CodeAgainProps = { error: string | undefined; value: string; onChange: (otp: string) => void };

/** The field of the second factor alone, where the form already asks for the password. */
export const CodeAgain = (field: CodeAgainProps) => (
  <TextField
    id="otp"
    label="인증 앱의 번호나 복구 코드"
    autoComplete="one-time-code"
    autoCapitalize="none"
    size={20}
    maxLength={20}
    {...field}
  />
);
