import type { SandboxPerson } from '@nomucheck/domain/accounts/contract/social.ts';
import { type FormEvent, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { Button } from '../../forms/button.tsx';
import { Notice } from '../../forms/notice.tsx';
import { TextField } from '../../forms/text-field.tsx';
import NotFound from '../../shell/page/not-found.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useSiteInfo } from '../../shell/site-info.ts';
import { isSocialName, socialLabels } from './social-api.ts';
import './social.css';

/** An invented person. */
const people: readonly (SandboxPerson & { readonly about: string })[] = [
  {
    id: 'kim-siheom',
    name: '김시험',
    email: 'kim.siheom@example.com',
    emailVerified: true,
    phoneNumber: null,
    about: '확인된 이메일이 있어요',
  },
  {
    id: 'lee-yeonseup',
    name: '이연습',
    email: 'lee.yeonseup@example.com',
    emailVerified: false,
    phoneNumber: '010-0000-0002',
    about: '이메일이 확인되지 않았고 전화번호가 있어요',
  },
  {
    id: 'park-boogi',
    name: '박보기',
    email: null,
    emailVerified: false,
    phoneNumber: null,
    about: '이메일을 알려 주지 않아요',
  },
];

/**
 * `/sandbox/oauth/:provider`: takes the place of a service without keys. It explains that it is a sandbox, and signs in as
 * any person.
 */
const SandboxOAuth = () => {
  const { provider } = useParams();
  const state = new URLSearchParams(useLocation().search).get('state');
  const { signInWith, firm } = useSiteInfo();
  const [email, setEmail] = useState('');
  const isKnown = firm.name !== undefined;
  const isOn = signInWith.some((each) => each.provider === provider && each.sandbox);
  if (!isSocialName(provider) || state === null || (isKnown && !isOn)) return <NotFound />;

  const back = (answer: Record<string, string>) =>
    window.location.assign(`/auth/callback/${provider}?${new URLSearchParams({ ...answer, state })}`);
  const become = (person: SandboxPerson) => back({ code: codeOf(person) });
  const becomeAnyone = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (address !== '') become({ id: address, name: '아무개', email: address, emailVerified: true, phoneNumber: null });
  };

  return (
    <Page title="시험용 로그인" footer={false} width="form">
      <h1>시험용 {socialLabels[provider]} 로그인</h1>
      <Notice tone="warning" title={`진짜 ${socialLabels[provider]} 화면이 아니에요`}>
        <p>시험 운영 중이라 꾸며 낸 사람으로 로그인해요. 비밀번호나 실제 개인정보를 적지 마세요.</p>
      </Notice>
      <ul className="sandbox-people">
        {people.map(({ about, ...person }) => (
          <li className="card" key={person.id}>
            <p>
              <strong>{person.name}</strong>
              <br />
              <span className="soft">{about}</span>
            </p>
            <Button kind="secondary" wide onClick={() => become(person)}>
              {person.name} 고르기
            </Button>
          </li>
        ))}
      </ul>
      <form noValidate onSubmit={becomeAnyone}>
        <TextField
          id="sandbox-email"
          label="다른 이메일을 가진 사람"
          hint="이 주소가 확인된 이메일인 사람으로 로그인해요."
          type="email"
          autoComplete="off"
          value={email}
          onChange={setEmail}
        />
        <Button type="submit" kind="secondary" wide>
          이 사람으로 로그인
        </Button>
      </form>
      <div className="actions">
        <Button kind="quiet" onClick={() => back({ error: 'access_denied' })}>
          로그인하지 않고 돌아가기
        </Button>
      </div>
    </Page>
  );
};

export default SandboxOAuth;

/** The person's data, encoded as the sandbox's code. */
const codeOf = ({ id, name, email, emailVerified, phoneNumber }: SandboxPerson): string => {
  const bytes = new TextEncoder().encode(JSON.stringify({ id, name, email, emailVerified, phoneNumber }));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};
