import type { CodeAsked, CodeProof } from '@nomucheck/domain/contract/user.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { callApi } from '../../shared/api-client.ts';
import { Button } from '../forms/button.tsx';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { Notice } from '../forms/notice.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useMistakes } from '../forms/use-mistakes.ts';
import { Page } from '../shell/page.tsx';
import { type CodeAddress, codeAddressOf, codeOf } from './code-address.ts';
import { passwordMistakesOfFailure } from './new-password.ts';
import './user.css';

const askForCode = (to: CodeAddress) =>
  callApi<CodeAsked>({
    method: 'POST',
    url: '/api/user/code',
    data: { ...to, purpose: 'password' },
    idempotencyKey: null,
  });

/** `/user/password/find`: first where the code shall go, then the code. */
const FindPassword = () => {
  const [to, setTo] = useState<CodeAddress | null>(null);
  return to === null ? <WhereTo onSent={setTo} /> : <TheCode to={to} onBack={() => setTo(null)} />;
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
    const answer = await askForCode(to);
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

const TheCode = ({ to, onBack }: { to: CodeAddress; onBack: () => void }) => {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [again, setAgain] = useState(0);
  const { mistakes, message, attempt, errors, refuse, accept } = useMistakes();
  const frame = useRef<HTMLDivElement>(null);

  // The page stays the same while the question changes: the focus goes to the new one.
  useEffect(() => {
    const heading = frame.current?.querySelector<HTMLElement>('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const code = codeOf(typed);
    if (code === null) return refuse([{ id: 'code', message: '인증번호 여섯 자리를 입력해 주세요.' }]);
    setBusy(true);
    const answer = await callApi<CodeProof>({
      method: 'POST',
      url: '/api/user/checkcode',
      data: { ...to, purpose: 'password', code },
      idempotencyKey: null,
    });
    setBusy(false);
    if (answer.ok) return void navigate('/user/password/change', { state: { proof: answer.proof }, replace: true });
    const atFields = passwordMistakesOfFailure(answer);
    refuse(atFields, atFields.length > 0 ? undefined : answer.message);
  };

  const sendAgain = async () => {
    if (busy) return;
    setBusy(true);
    const answer = await askForCode(to);
    setBusy(false);
    if (!answer.ok) return refuse([], answer.message);
    accept();
    setTyped('');
    setAgain((count) => count + 1);
  };

  return (
    <Page title={mistakes.length > 0 || message ? '오류: 인증번호' : '인증번호'} width="form">
      <ErrorSummary mistakes={mistakes} message={message} attempt={attempt} />
      <div ref={frame}>
        <form noValidate onSubmit={submit}>
          <TextField
            id="code"
            isHeading
            label="받은 인증번호를 입력해 주세요"
            hint={`${to.address}로 가입한 계정이 있으면 여섯 자리 번호가 도착해요. 3분 안에 입력해 주세요.`}
            inputMode="numeric"
            autoComplete="one-time-code"
            size={10}
            maxLength={12}
            error={errors.code}
            value={typed}
            onChange={setTyped}
          />
          <Button type="submit" wide busy={busy} busyLabel="확인하고 있어요">
            확인
          </Button>
        </form>
        {again > 0 && <Notice tone="good" title="인증번호를 다시 보냈어요. 새 번호를 입력해 주세요." role="status" />}
        <div className="actions">
          <Button kind="secondary" onClick={() => void sendAgain()}>
            인증번호 다시 받기
          </Button>
          <Button kind="quiet" onClick={onBack}>
            받을 곳 고치기
          </Button>
        </div>
      </div>
    </Page>
  );
};
