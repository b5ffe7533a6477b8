import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../forms/button.tsx';
import { Notice } from '../../forms/notice.tsx';
import { Page } from '../../shell/page/page.tsx';

type RecoveryCodesProps = {
  codes: readonly string[];
  /** The page that the reader was going to; '' for none. */
  next: string;
};

/** The recovery codes, shown only once: with one of them a person can sign in when the phone is lost. */
export const RecoveryCodes = ({ codes, next }: RecoveryCodesProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  useEffect(() => heading.current?.focus(), []);

  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    );

  return (
    <Page title="복구 코드" width="form">
      <h1 tabIndex={-1} ref={heading}>
        2단계 인증을 켰어요
      </h1>
      <p>다른 기기에서는 모두 로그아웃했어요. 다음 로그인부터 인증 앱의 번호를 물어봐요.</p>
      <h2>복구 코드를 적어 두세요</h2>
      <Notice tone="warning" title="지금 한 번만 보여 드려요">
        <p>휴대전화를 잃어버렸을 때 번호 대신 쓰는 코드예요. 하나로 한 번 로그인할 수 있어요.</p>
      </Notice>
      <ul className="otp-codes" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      {copied !== null && (
        <Notice
          tone={copied ? 'good' : 'warning'}
          title={copied ? '복사했어요. 안전한 곳에 붙여 넣어 주세요.' : '복사하지 못했어요. 적거나 인쇄해 주세요.'}
          role="status"
        />
      )}
      <div className="actions">
        {/* Browsers only offer the clipboard on secure pages. */}
        {typeof navigator !== 'undefined' && navigator.clipboard && (
          <Button kind="secondary" onClick={() => void copy()}>
            복사하기
          </Button>
        )}
        <Button kind="secondary" onClick={() => window.print()}>
          인쇄하기
        </Button>
      </div>
      <div className="actions">
        <ButtonLink to={next === '' ? '/' : next}>적어 두었어요</ButtonLink>
      </div>
    </Page>
  );
};
