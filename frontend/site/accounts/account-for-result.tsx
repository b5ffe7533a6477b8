import { useState } from 'react';
import { ButtonLink } from '../forms/button.tsx';
import { withReturn } from '../shell/internal-path.ts';
import { useSiteInfo } from '../shell/site-info.ts';
import { consents, nothingAgreed } from './consents.ts';
import { ConsentList } from './signing-up/consent-list.tsx';
import { SocialButtons } from './social/social-buttons.tsx';
import './signing-in/user.css';

const required = consents.filter(({ isRequired }) => isRequired);

/**
 * Where a result waits for an account: the required consents and the services that are offered, so that nobody has to pass another
 * page or type anything; and the way by e-mail. Without a service only that way.
 */
const AccountForResult = ({ returnTo }: { returnTo: string }) => {
  const { signInWith } = useSiteInfo();
  const [agreed, setAgreed] = useState(nothingAgreed);
  const byEmail = withReturn('/user/sign-up', returnTo);
  if (signInWith.length === 0) return <ButtonLink to={byEmail}>가입하고 결과 보기</ButtonLink>;
  return (
    <div className="account-for-result">
      <SocialButtons returnTo={returnTo} isFirst agreed={agreed}>
        <ConsentList agreed={agreed} errors={{}} asked={required} onChange={setAgreed} />
      </SocialButtons>
      <ButtonLink to={byEmail} state={agreed} kind="secondary">
        이메일로 가입하고 결과 보기
      </ButtonLink>
    </div>
  );
};

export default AccountForResult;
