import type { OtpStarted } from '@nomucheck/domain/accounts/contract/user.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { turnOnSecondFactor } from '../../../shared/client/session.ts';
import { Button } from '../../forms/button.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useMistakes } from '../../forms/use-mistakes.ts';
import { Page } from '../../shell/page/page.tsx';
import { QrCode } from './qr-code.tsx';

type OtpSetUpProps = {
  started: OtpStarted;
  onOn: (recoveryCodes: readonly string[]) => void;
  onBack: () => void;
};

/** The person adds the secret to the app; the app's first code confirms it. */
export const OtpSetUp = ({ started: { uri, secret }, onOn, onBack }: OtpSetUpProps) => {
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const { mistakes, message, attempt, errors, refuse } = useMistakes();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const digits = code.replace(/\s/g, '');
    if (!/^\d{6}$/.test(digits))
      return refuse([{ id: 'code', message: '앱에 보이는 여섯 자리 번호를 입력해 주세요.' }]);
    setBusy(true);
    const answer = await turnOnSecondFactor(digits);
    setBusy(false);
    if (answer.ok) return onOn(answer.recoveryCodes);
    const atField = answer.errors?.code;
    refuse(atField ? [{ id: 'code', message: atField }] : [], atField ? undefined : answer.message);
  };

  return (
    <Page title={mistakes.length > 0 || message ? '오류: 인증 앱 등록' : '인증 앱 등록'} width="form">
      <ErrorSummary mistakes={mistakes} message={message} attempt={attempt} />
      <h1 tabIndex={-1} ref={heading}>
        인증 앱에 등록해 주세요
      </h1>
      <ol className="otp-steps">
        <li>
          <p>인증 앱에서 계정 추가를 누르고 이 QR 코드를 찍어 주세요.</p>
          <QrCode text={uri} label="인증 앱으로 찍는 QR 코드" />
          <p>
            지금 보고 있는 휴대전화에 앱이 있다면 <a href={uri}>인증 앱에서 바로 열기</a>
          </p>
          <p>찍을 수 없으면 앱에 이 설정 키를 입력해도 돼요.</p>
          <p className="otp-secret" translate="no">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </p>
        </li>
        <li>
          <form noValidate onSubmit={submit}>
            <TextField
              id="code"
              label="앱에 보이는 여섯 자리 번호를 입력해 주세요"
              hint="30초마다 바뀌어요. 맞는 번호인데 안 되면 휴대전화의 시각이 자동으로 맞춰져 있는지 봐 주세요."
              inputMode="numeric"
              autoComplete="one-time-code"
              size={10}
              maxLength={10}
              error={errors.code}
              value={code}
              onChange={setCode}
            />
            <div className="actions">
              <Button type="submit" busy={busy} busyLabel="확인하고 있어요">
                2단계 인증 켜기
              </Button>
              <Button kind="quiet" onClick={onBack}>
                그만두기
              </Button>
            </div>
          </form>
        </li>
      </ol>
    </Page>
  );
};
