import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { codeAddressOf, type SentCode } from '../codes/code-address.ts';
import { CodeStep } from '../codes/code-step.tsx';
import { WhereTo } from '../signing-in/where-to.tsx';
import '../signing-in/user.css';

/** `/user/password/find`: asks where to send the code, then for the code. */
const FindPassword = () => {
  const navigate = useNavigate();
  const [sent, setSent] = useState<SentCode | null>(null);
  if (sent === null) {
    return (
      <WhereTo
        title="비밀번호 찾기"
        purpose="password"
        field={{
          id: 'address',
          label: '인증번호를 어디로 보낼까요?',
          hint: '가입할 때 쓴 이메일이나 등록한 휴대전화 번호로 여섯 자리 인증번호를 보내 드려요.',
          autoComplete: 'username',
          autoCapitalize: 'none',
          spellCheck: false,
          maxLength: 254,
        }}
        read={(typed) => codeAddressOf(typed) ?? (typed.trim() === '' ? noAddress : wrongAddress)}
        onSent={setSent}
      >
        <p className="user-other">
          <Link className="link-alone" to="/user/login">
            로그인으로 돌아가기
          </Link>
        </p>
      </WhereTo>
    );
  }
  return (
    <CodeStep
      sent={sent}
      purpose="password"
      hint={`가입한 계정이 있으면 여섯 자리 번호가 도착해요. 받는 곳: ${sent.to.address}`}
      onProof={(proof) => void navigate('/user/password/change', { state: { proof }, replace: true })}
      onBack={() => setSent(null)}
      backLabel="받을 곳 고치기"
    />
  );
};

export default FindPassword;

const noAddress = '가입할 때 쓴 이메일이나 휴대전화 번호를 입력해 주세요.';
const wrongAddress = 'name@example.com이나 010-1234-5678처럼 입력해 주세요.';
