import { type FormEvent, useState } from 'react';
import { Button } from '../../forms/button.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useMistakes } from '../../forms/use-mistakes.ts';
import { Page } from '../../shell/page.tsx';

/** The code of the second factor; `onCode` answers what was wrong with it, or null. */
export const OtpForm = ({ onCode }: { onCode: (otp: string) => Promise<string | null> }) => {
  const [otp, setOtp] = useState('');
  const [busy, setBusy] = useState(false);
  const { mistakes, message, attempt, errors, refuse } = useMistakes();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (otp.trim() === '') return refuse([{ id: 'otp', message: '인증 앱의 번호를 입력해 주세요.' }]);
    setBusy(true);
    const wrong = await onCode(otp.trim());
    setBusy(false);
    if (wrong !== null) refuse([{ id: 'otp', message: wrong }]);
  };

  return (
    <Page title={mistakes.length > 0 ? '오류: 인증 앱 확인' : '인증 앱 확인'} width="form">
      <ErrorSummary mistakes={mistakes} message={message} attempt={attempt} />
      <form noValidate onSubmit={submit}>
        <TextField
          id="otp"
          isHeading
          label="인증 앱의 6자리 번호를 입력해 주세요"
          inputMode="numeric"
          autoComplete="one-time-code"
          size={10}
          maxLength={10}
          error={errors.otp}
          value={otp}
          onChange={setOtp}
        />
        <Button type="submit" wide busy={busy} busyLabel="확인하고 있어요">
          확인
        </Button>
      </form>
    </Page>
  );
};
