import type { ReactNode } from 'react';
import { PasswordField } from '../forms/password-field.tsx';
import { TextField } from '../forms/text-field.tsx';

type AccountFieldProps = {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  hint?: ReactNode;
};

/**
 * An e-mail field. On a sign-in form its `autocomplete` is `username`, so that the device fills in the password with it.
 */
export const EmailField = ({
  label = '이메일',
  autoComplete = 'username',
  ...field
}: AccountFieldProps & { label?: string; autoComplete?: 'username' | 'email' }) => (
  <TextField
    id="email"
    label={label}
    type="email"
    inputMode="email"
    autoComplete={autoComplete}
    autoCapitalize="none"
    spellCheck={false}
    {...field}
  />
);

export const NameField = (field: AccountFieldProps & { optional?: boolean }) => (
  <TextField
    id="name"
    label="이름"
    hint="본명이 아니어도 괜찮아요. 화면에서 이 이름으로 불러 드려요."
    autoComplete="name"
    maxLength={40}
    {...field}
  />
);

export const PhoneField = ({ label = '휴대전화 번호', ...field }: AccountFieldProps & { label?: string }) => (
  <TextField
    id="phoneNumber"
    label={label}
    optional
    type="tel"
    inputMode="tel"
    autoComplete="tel"
    maxLength={20}
    size={20}
    {...field}
  />
);

/** The password of an existing account. */
export const PasswordOfAccount = (field: AccountFieldProps) => (
  <PasswordField id="password" label="비밀번호" autoComplete="current-password" {...field} />
);

/** The signed-in person's password, asked for again before an action that can't be undone. */
export const CurrentPassword = ({ email, ...field }: AccountFieldProps & { email: string }) => (
  <>
    {/* A hidden field that shows password managers whose password it is. */}
    <input type="text" autoComplete="username" value={email} readOnly hidden />
    <PasswordField id="current" label="지금 쓰는 비밀번호" autoComplete="current-password" {...field} />
  </>
);
