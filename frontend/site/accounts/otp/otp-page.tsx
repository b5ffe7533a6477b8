import type { OtpStarted, OtpStatus } from '@nomucheck/domain/accounts/contract/user.ts';
import { hasPassword } from '@nomucheck/domain/accounts/factors-shown.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ask } from '../../../shared/client/ask.ts';
import { useSession } from '../../../shared/client/session.ts';
import { useLoaded } from '../../../shared/client/use-loaded.ts';
import { RequireSignIn } from '../../shell/gates/require-sign-in.tsx';
import { internalPath } from '../../shell/internal-path.ts';
import { LoadFailed } from '../../shell/page/load-failed.tsx';
import { PageLoading } from '../../shell/page/page-loading.tsx';
import { OtpBegin } from './otp-begin.tsx';
import { OtpIsOn } from './otp-is-on.tsx';
import { OtpSetUp } from './otp-set-up.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import './otp.css';

/** `/more/otp`: a second factor by authenticator app, from setting it up to turning it off. */
const OtpPage = () => (
  <RequireSignIn>
    <LoadedOtp />
  </RequireSignIn>
);

export default OtpPage;

const fetchStatus = () => ask<OtpStatus>({ url: '/api/user/otp' });

/** Recovery codes are shown only once, so they stay on the screen until the reader continues. */
type Step =
  | { readonly name: 'begin' }
  | { readonly name: 'set-up'; readonly started: OtpStarted }
  | { readonly name: 'recovery'; readonly codes: readonly string[] }
  | { readonly name: 'off' };

const LoadedOtp = () => {
  const { user } = useSession();
  const [params] = useSearchParams();
  const [loading, set] = useLoaded(fetchStatus, 'otp');
  const [step, setStep] = useState<Step>({ name: 'begin' });
  if (loading.state === 'loading') return <PageLoading label="2단계 인증 상태를 불러오고 있어요" />;
  if (loading.state === 'failed') return <LoadFailed message={loading.message} onRetry={() => set(null)} />;
  if (user === null) return null;

  if (step.name === 'set-up') {
    return (
      <OtpSetUp
        started={step.started}
        onOn={(codes) => setStep({ name: 'recovery', codes })}
        onBack={() => setStep({ name: 'begin' })}
      />
    );
  }
  if (step.name === 'recovery') return <RecoveryCodes codes={step.codes} next={internalPath(params.get('to'), '')} />;
  const { since, recoveryCodesLeft } = loading.value;
  if (user.secondFactor) {
    return (
      <OtpIsOn
        since={since}
        recoveryCodesLeft={recoveryCodesLeft}
        hasPassword={hasPassword(user)}
        onOff={() => setStep({ name: 'off' })}
      />
    );
  }
  return (
    <OtpBegin
      hasPassword={hasPassword(user)}
      isAddressShown={user.emailVerifiedAt !== null}
      wasTurnedOff={step.name === 'off'}
      onStarted={(started) => setStep({ name: 'set-up', started })}
    />
  );
};
