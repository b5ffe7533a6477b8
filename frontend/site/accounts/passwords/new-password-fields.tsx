import { PasswordField } from '../../forms/password-field.tsx';
import type { NewPassword } from '../new-password.ts';
import { PasswordRuleList } from './password-rule-list.tsx';
import '../signing-in/user.css';

type NewPasswordFieldsProps = {
  value: NewPassword;
  errors: Readonly<Record<string, string>>;
  onChange: (value: NewPassword) => void;
};

/** A new password and its confirmation; the rules that hold are ticked while the person types. */
export const NewPasswordFields = ({ value, errors, onChange }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      id="password"
      label="새 비밀번호"
      hint={<PasswordRuleList id="password-rules" password={value.password} />}
      autoComplete="new-password"
      error={errors.password}
      value={value.password}
      onChange={(password) => onChange({ password, passwordConfirm: value.passwordConfirm })}
    />
    <PasswordField
      id="passwordConfirm"
      label="새 비밀번호 확인"
      autoComplete="new-password"
      error={errors.passwordConfirm}
      value={value.passwordConfirm}
      onChange={(passwordConfirm) => onChange({ password: value.password, passwordConfirm })}
    />
  </>
);
