import { ButtonLink } from '../../forms/button.tsx';
import { Notice } from '../../forms/notice.tsx';
import { verificationPage } from '../../shell/gates/second-factor-gate.ts';
import { withReturn } from '../../shell/internal-path.ts';

/** Shown in place of an action that needs a verified address: why, and a link to the verification and back. */
export const VerifyFirst = ({ what, back }: { what: string; back: string }) => (
  <Notice tone="warning" title="이메일을 먼저 확인해 주세요">
    <p>다른 사람이 내 이메일 주소로 만든 계정이 아닌지 확인하고 나면 {what}</p>
    <ButtonLink to={withReturn(verificationPage, back)} kind="secondary">
      이메일 확인하기
    </ButtonLink>
  </Notice>
);
