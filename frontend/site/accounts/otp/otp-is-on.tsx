import { type FormEvent, useState } from 'react';
import { turnOffSecondFactor } from '../../../shared/client/session.ts';
import { koreanDate } from '../../../shared/formats.ts';
import { Button } from '../../forms/button.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { Notice } from '../../forms/notice.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useMistakes } from '../../forms/use-mistakes.ts';
import { Page } from '../../shell/page/page.tsx';

type OtpIsOnProps = {
  since: string | null;
  recoveryCodesLeft: number;
  hasPassword: boolean;
  onOff: () => void;
};

const fewCodes = 3;

/** The state when it is on: since when, how many recovery codes are left, and the button to turn it off. */
export const OtpIsOn = ({ since, recoveryCodesLeft, hasPassword, onOff }: OtpIsOnProps) => {
  const [typed, setTyped] = useState({ password: '', code: '' });
  const [busy, setBusy] = useState(false);
  const { mistakes, message, attempt, errors, refuse } = useMistakes();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const asked = hasPassword ? (['password', 'code'] as const) : (['code'] as const);
    const missing = asked.filter((field) => typed[field].trim() === '');
    if (missing.length > 0) return refuse(missing.map((id) => ({ id, message: blank[id] })));
    setBusy(true);
    const failure = await turnOffSecondFactor({
      ...(hasPassword ? { password: typed.password } : {}),
      code: typed.code.trim(),
    });
    setBusy(false);
    if (failure === null) return onOff();
    const atFields = asked.flatMap((id) => {
      const wrong = failure.errors?.[id];
      return wrong === undefined ? [] : [{ id, message: wrong }];
    });
    refuse(atFields, atFields.length > 0 ? undefined : (failure.errors?.[''] ?? failure.message));
  };

  return (
    <Page title={mistakes.length > 0 || message ? '오류: 2단계 인증' : '2단계 인증'} width="form">
      <ErrorSummary mistakes={mistakes} message={message} attempt={attempt} />
      <h1>2단계 인증</h1>
      <p className="more-mark">{since === null ? '켜져 있어요' : `${koreanDate(since)}부터 켜져 있어요`}</p>
      <p>로그인할 때 비밀번호와 인증 앱의 번호를 함께 물어봐요. 남은 복구 코드는 {recoveryCodesLeft}개예요.</p>
      {recoveryCodesLeft <= fewCodes && (
        <Notice tone="warning" title="복구 코드가 얼마 남지 않았어요">
          <p>껐다가 다시 켜면 새 복구 코드 열 개를 드려요.</p>
        </Notice>
      )}
      <h2>끄기</h2>
      <p>휴대전화를 바꾸거나 복구 코드를 새로 받으려면 껐다가 다시 켜 주세요. 끄면 다른 기기에서는 로그아웃돼요.</p>
      <form noValidate onSubmit={submit}>
        {hasPassword && (
          <PasswordField
            id="password"
            label="지금 쓰는 비밀번호"
            autoComplete="current-password"
            error={errors.password}
            value={typed.password}
            onChange={(password) => setTyped({ ...typed, password })}
          />
        )}
        <TextField
          id="code"
          label="인증 앱의 번호나 복구 코드"
          autoComplete="one-time-code"
          autoCapitalize="none"
          size={20}
          maxLength={20}
          error={errors.code}
          value={typed.code}
          onChange={(code) => setTyped({ ...typed, code })}
        />
        <Button type="submit" kind="danger" busy={busy} busyLabel="끄고 있어요">
          2단계 인증 끄기
        </Button>
      </form>
    </Page>
  );
};

const blank = {
  password: '지금 쓰는 비밀번호를 입력해 주세요.',
  code: '인증 앱의 번호나 복구 코드를 입력해 주세요.',
} as const;
