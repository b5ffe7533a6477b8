import type { SocialName } from '@nomucheck/domain/accounts/contract/social.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { Notice } from '../../forms/notice.tsx';
import { useSiteInfo } from '../../shell/site-info.ts';
import type { Agreed } from '../consents.ts';
import { keepAgreed } from './agreed-before.ts';
import { socialLabels, startSocial } from './social-api.ts';
import { SocialMark } from './social-mark.tsx';
import { cameBackUnfinished, noteLeft } from './under-way.ts';
import './social.css';

type SocialButtonsProps = {
  readonly returnTo: string;
  /** Above the form, which is the other way. */
  readonly isFirst?: boolean;
  /** The consents on the same page: with all that is required nothing more is asked after the way back. */
  readonly agreed?: Agreed;
  /** Between the heading and the buttons. */
  readonly children?: ReactNode;
};

/** The other services that are offered, each in its own colours; nothing if there are none. */
export const SocialButtons = ({ returnTo, isFirst = false, agreed, children }: SocialButtonsProps) => {
  const { signInWith } = useSiteInfo();
  const [busy, setBusy] = useState<SocialName | null>(null);
  const [message, setMessage] = useState<string | null>(null);

  useEffect(() => {
    const look = () => {
      setBusy(null);
      if (cameBackUnfinished()) setMessage(closed);
    };
    look();
    // After "back" the browser may show the page as it was left, without loading it.
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, []);

  const start = async (provider: SocialName) => {
    if (busy !== null) return;
    setBusy(provider);
    setMessage(null);
    const answer = await startSocial(provider, returnTo);
    if (!answer.ok) {
      setBusy(null);
      setMessage(answer.message);
      return;
    }
    noteLeft();
    keepAgreed(agreed ?? null);
    window.location.assign(answer.url);
  };

  if (signInWith.length === 0) return null;
  return (
    <section className={isFirst ? 'social social-first' : 'social'} aria-labelledby="social-heading">
      <h2 id="social-heading">{isFirst ? '쓰던 서비스로 가입하기' : '다른 서비스로 시작하기'}</h2>
      {message !== null && (
        <Notice tone="warning" title={message} role="status">
          <p>아래에서 다시 시도하거나 이메일로 로그인할 수 있어요.</p>
        </Notice>
      )}
      {children}
      <ul>
        {inOrder(signInWith).map(({ provider, sandbox }) => (
          <li key={provider}>
            <button
              type="button"
              className={`social-button social-${provider}`}
              aria-disabled={busy !== null || undefined}
              onClick={() => void start(provider)}
            >
              <SocialMark of={provider} />
              <span>
                {busy === provider ? `${socialLabels[provider]} 여는 중` : `${socialLabels[provider]}로 시작하기`}
                {sandbox && <span className="social-sandbox"> (시험용)</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {isFirst && children === undefined && <p className="social-or">또는 이메일로 가입하기</p>}
    </section>
  );
};

/** The service that most people in Korea use comes first, whatever the order of the configuration. */
const order: readonly SocialName[] = ['kakao', 'naver', 'google'];

export const inOrder = <T extends { readonly provider: SocialName }>(offered: readonly T[]): readonly T[] =>
  offered.toSorted((one, other) => order.indexOf(one.provider) - order.indexOf(other.provider));

const closed = '🪟 로그인 창이 닫혔어요.';
