import { lazy, Suspense } from 'react';
import { SignUp } from './accounts/signing-up/sign-up.tsx';

/** Loaded only where a check waits: without it the form can be filled in. */
const KnownAlready = lazy(() => import('./checks/known-already.tsx').catch(() => ({ default: () => null })));

/** Signing up, beside what the answers of a check on this device say already. */
const SignUpPage = () => (
  <SignUp
    known={
      <Suspense>
        <KnownAlready />
      </Suspense>
    }
  />
);

export default SignUpPage;
