import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../forms/button.tsx';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useMistakes } from '../forms/use-mistakes.ts';
import { Page } from '../shell/page.tsx';
import { type CodeAddress, codeAddressOf } from './code-address.ts';
import { askForCode, CodeStep } from './code-step.tsx';
import { passwordMistakesOfFailure } from './new-password.ts';
import './user.css';

/** `/user/password/find`: first where the code shall go, then the code. */
const FindPassword = () => {
  const navigate = useNavigate();
  const [to, setTo] = useState<CodeAddress | null>(null);
  if (to === null) return <WhereTo onSent={setTo} />;
  return (
    <CodeStep
      to={to}
      purpose="password"
      hint={`가입한 계정이 있으면 여섯 자리 번호가 도착해요. 3분 안에 입력해 주세요. 받는 곳: ${to.address}`}
      onProof={(proof) => void navigate('/user/password/change', { state: { proof }, replace: true })}
      onBack={() => setTo(null)}
      backLabel="받을 곳 고치기"
    />
  );
};

export default FindPassword;

const WhereTo = ({ onSent }: { onSent: (to: CodeAddress) => void }) => {
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const { mistakes, message, attempt, errors, refuse } = useMistakes();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const to = codeAddressOf(typed);
    if (to === null) {
      const what = typed.trim() === '' ? '가입할 때 쓴 이메일이나 휴대전화 번호를 입력해 주세요.' : wrongAddress;
      return refuse([{ id: 'address', message: what }]);
    }
    setBusy(true);
    const answer = await askForCode(to, 'password');
    setBusy(false);
    if (answer.ok) return onSent(to);
    const atFields = passwordMistakesOfFailure(answer);
    refuse(atFields, atFields.length > 0 ? undefined : answer.message);
  };

  return (
    <Page title={mistakes.length > 0 || message ? '오류: 비밀번호 찾기' : '비밀번호 찾기'} width="form">
      <ErrorSummary mistakes={mistakes} message={message} attempt={attempt} />
      <form noValidate onSubmit={submit}>
        <TextField
          id="address"
          isHeading
          label="인증번호를 어디로 보낼까요?"
          hint="가입할 때 쓴 이메일이나 등록한 휴대전화 번호로 여섯 자리 인증번호를 보내 드려요."
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          error={errors.address}
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit" wide busy={busy} busyLabel="보내고 있어요">
          인증번호 받기
        </Button>
      </form>
      <p className="user-other">
        <Link to="/user/login">로그인으로 돌아가기</Link>
      </p>
    </Page>
  );
};

const wrongAddress = 'name@example.com이나 010-1234-5678처럼 입력해 주세요.';
