import { type FormEvent, useState } from 'react';
import type { ApiFailure } from '../../../shared/client/api-client.ts';
import { Button } from '../../forms/button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useMistakes } from '../../forms/use-mistakes.ts';
import { FormPage } from '../../shell/page/form-page.tsx';
import { NextQuestion } from '../next-question.tsx';

type SecondFactorStepProps = {
  /** Signs in with the code; returns the failure, or null if it succeeded. */
  onCode: (otp: string) => Promise<ApiFailure | null>;
  onBack: () => void;
};

/** After the password: asks for the authenticator app's code, or for a recovery code if the app isn't available. */
export const SecondFactorStep = ({ onCode, onBack }: SecondFactorStepProps) => {
  const [typed, setTyped] = useState('');
  const [isRecovery, setRecovery] = useState(false);
  const [busy, setBusy] = useState(false);
  const trouble = useMistakes();
  const { errors, refuse, accept } = trouble;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (typed.trim() === '') return refuse([{ id: 'otp', message: isRecovery ? recovery.blank : app.blank }]);
    setBusy(true);
    const failure = await onCode(typed.trim());
    setBusy(false);
    if (failure === null) return accept();
    const wrong = failure.code === 'second_factor_needed';
    const atField = isRecovery ? recovery.wrong : (failure.errors?.otp ?? failure.message);
    refuse(wrong ? [{ id: 'otp', message: atField }] : [], wrong ? undefined : failure.message);
  };

  const turn = () => {
    setRecovery(!isRecovery);
    setTyped('');
    accept();
  };

  return (
    <FormPage title="2단계 인증" trouble={trouble}>
      <NextQuestion of={isRecovery ? 'recovery' : 'app'}>
        <form noValidate onSubmit={submit}>
          {isRecovery ? (
            <TextField
              key="recovery"
              id="otp"
              isHeading
              label="복구 코드를 입력해 주세요"
              hint="2단계 인증을 켤 때 적어 둔 열 개 가운데 아직 쓰지 않은 하나예요. abcde-fghjk처럼 생겼어요."
              autoCapitalize="none"
              spellCheck={false}
              size={20}
              maxLength={20}
              error={errors.otp}
              value={typed}
              onChange={setTyped}
            />
          ) : (
            <TextField
              key="app"
              id="otp"
              isHeading
              label="인증 앱의 번호를 입력해 주세요"
              hint="앱에 지금 보이는 여섯 자리예요. 30초마다 바뀌어요."
              inputMode="numeric"
              autoComplete="one-time-code"
              size={10}
              maxLength={10}
              error={errors.otp}
              value={typed}
              onChange={setTyped}
            />
          )}
          <Button type="submit" wide busy={busy} busyLabel="로그인하고 있어요">
            로그인
          </Button>
        </form>
        <div className="actions">
          <Button kind="secondary" onClick={turn}>
            {isRecovery ? '인증 앱의 번호로 로그인하기' : '복구 코드로 로그인하기'}
          </Button>
          <Button kind="quiet" onClick={onBack}>
            처음으로 돌아가기
          </Button>
        </div>
      </NextQuestion>
    </FormPage>
  );
};

const app = { blank: '인증 앱의 여섯 자리 번호를 입력해 주세요.' };
const recovery = {
  blank: '복구 코드를 입력해 주세요.',
  wrong: '복구 코드가 맞지 않거나 이미 썼어요. 다른 코드를 입력해 주세요.',
};
