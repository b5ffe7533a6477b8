import type { OtpStarted } from '@nomucheck/domain/accounts/contract/user.ts';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { callApi } from '../../../shared/client/api-client.ts';
import { koreanMoment } from '../../../shared/formats.ts';
import { Button } from '../../forms/button.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { Notice } from '../../forms/notice.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { useMistakes } from '../../forms/use-mistakes.ts';
import { ActionNotice } from '../../shell/action-notice.tsx';
import { useLacksSecondFactor, useSecondFactorDue } from '../../shell/gates/second-factor-gate.ts';
import { Page } from '../../shell/page/page.tsx';
import { VerifyFirst } from '../signing-in/verify-first.tsx';

type OtpBeginProps = {
  hasPassword: boolean;
  /** The account's address is verified. */
  isAddressShown: boolean;
  wasTurnedOff: boolean;
  onStarted: (started: OtpStarted) => void;
};

const turnedOff = { tone: 'good', text: '2단계 인증을 껐어요. 이제 비밀번호만으로 로그인해요.' } as const;

/** Explains the second factor, and asks for the password before the set-up starts. */
export const OtpBegin = ({ hasPassword, isAddressShown, wasTurnedOff, onStarted }: OtpBeginProps) => {
  const isNeeded = useLacksSecondFactor();
  const due = useSecondFactorDue();
  const { pathname, search } = useLocation();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const { mistakes, message, attempt, errors, refuse } = useMistakes();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (hasPassword && password === '') {
      return refuse([{ id: 'password', message: '지금 쓰는 비밀번호를 입력해 주세요.' }]);
    }
    setBusy(true);
    const answer = await callApi<OtpStarted>({
      method: 'POST',
      url: '/api/user/otp',
      data: hasPassword ? { password } : {},
      idempotencyKey: null,
    });
    setBusy(false);
    if (answer.ok) return onStarted(answer);
    const atField = answer.errors?.password;
    const whole = answer.errors?.[''] ?? answer.message;
    refuse(atField ? [{ id: 'password', message: atField }] : [], atField ? undefined : whole);
  };

  return (
    <Page title={mistakes.length > 0 || message ? '오류: 2단계 인증' : '2단계 인증'} width="form">
      <ErrorSummary mistakes={mistakes} message={message} attempt={attempt} />
      <h1>2단계 인증</h1>
      {wasTurnedOff && <ActionNotice result={turnedOff} />}
      {isNeeded && (
        <Notice tone="warning" title="업무 계정은 2단계 인증을 설정해야 해요">
          <p>설정을 마치면 다른 화면이 열려요.</p>
        </Notice>
      )}
      {!isNeeded && due !== null && (
        <Notice tone="warning" title="업무 계정은 2단계 인증을 설정해야 해요">
          <p>{koreanMoment(due)}부터는 설정을 마쳐야 다른 화면이 열려요.</p>
        </Notice>
      )}
      <p className="lead">
        비밀번호를 다른 사람이 알게 되어도 로그인할 수 없게 해 줘요. 로그인할 때 휴대전화의 인증 앱에 보이는 여섯 자리
        번호를 한 번 더 물어봐요.
      </p>
      <p className="soft">Google Authenticator, Microsoft Authenticator 같은 인증 앱이 있으면 바로 켤 수 있어요.</p>
      {isAddressShown ? (
        <form noValidate onSubmit={submit}>
          {hasPassword && (
            <PasswordField
              id="password"
              label="지금 쓰는 비밀번호"
              autoComplete="current-password"
              error={errors.password}
              value={password}
              onChange={setPassword}
            />
          )}
          <Button type="submit" wide busy={busy} busyLabel="준비하고 있어요">
            인증 앱 등록하기
          </Button>
        </form>
      ) : (
        <VerifyFirst what="2단계 인증을 켤 수 있어요." back={pathname + search} />
      )}
    </Page>
  );
};
