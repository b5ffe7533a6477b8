import type { SessionList, SessionOut } from '@nomucheck/domain/accounts/contract/user.ts';
import { hasPassword } from '@nomucheck/domain/accounts/factors-shown.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../shared/client/api-client.ts';
import { ask } from '../../shared/client/ask.ts';
import { useSession } from '../../shared/client/session.ts';
import { useLoaded } from '../../shared/client/use-loaded.ts';
import { deviceName } from '../../shared/device/device-name.ts';
import { koreanMoment } from '../../shared/formats.ts';
import { Button } from '../forms/button.tsx';
import { ActionNotice, type ActionResult } from '../shell/action-notice.tsx';
import { RequireSignIn } from '../shell/gates/require-sign-in.tsx';
import { LoadFailed } from '../shell/page/load-failed.tsx';
import { Page } from '../shell/page/page.tsx';
import { PageLoading } from '../shell/page/page-loading.tsx';
import '../shell/page/own-pages.css';

const fetchSessions = () => ask<SessionList>({ url: '/api/user/sessions' });

/** `/more/sessions`: the sessions of the account; each other one can be ended. */
const SessionsPage = () => (
  <RequireSignIn>
    <LoadedSessions />
  </RequireSignIn>
);

export default SessionsPage;

const LoadedSessions = () => {
  const [loading, set] = useLoaded(fetchSessions, 'sessions');
  const [busy, setBusy] = useState<string | null>(null);
  const [result, setResult] = useState<ActionResult | null>(null);
  if (loading.state === 'loading') return <PageLoading label="로그인한 기기를 불러오고 있어요" />;
  if (loading.state === 'failed') return <LoadFailed message={loading.message} onRetry={() => set(null)} />;
  const { items } = loading.value;

  /** Ends one session, or all others; then the list is loaded from the server again. */
  const end = async (id: string | null) => {
    if (busy !== null) return;
    setBusy(id ?? 'all');
    const url = id === null ? '/api/user/sessions' : `/api/user/sessions/${encodeURIComponent(id)}`;
    const answer = await callApi<object>({ method: 'DELETE', url, data: {} });
    // A session that has ended already is no failure.
    const done = answer.ok || answer.code === 'not_found';
    const now = await fetchSessions();
    setBusy(null);
    if (now.ok) set({ state: 'ready', value: now.value });
    if (!done) return setResult({ tone: 'error', text: answer.message });
    setResult({
      tone: 'good',
      text: id === null ? '다른 기기에서 모두 로그아웃했어요.' : '그 기기에서 로그아웃했어요.',
    });
  };
  return <Sessions sessions={items} busy={busy} result={result} onEnd={(id) => void end(id)} />;
};

type SessionsProps = {
  sessions: readonly SessionOut[];
  /** The session that is being ended, or `all`. */
  busy: string | null;
  result: ActionResult | null;
  /** `null` ends all others. */
  onEnd: (id: string | null) => void;
};

export const Sessions = ({ sessions, busy, result, onEnd }: SessionsProps) => {
  const { user } = useSession();
  const others = sessions.filter(({ current }) => !current);
  const here = sessions.filter(({ current }) => current);
  return (
    <Page title="로그인한 기기">
      <h1>로그인한 기기</h1>
      <p className="lead">지금 로그인되어 있는 기기예요. 모르는 기기가 있으면 로그아웃하고 비밀번호를 바꿔 주세요.</p>
      {result && <ActionNotice result={result} />}
      <ul className="more-list">
        {[...here, ...others].map((session) => (
          <li className="card" key={session.id}>
            <h2>{deviceName(session.userAgent)}</h2>
            {session.current && <p className="more-mark">지금 쓰는 기기</p>}
            <p className="soft">
              {koreanMoment(session.createdAt)}에 로그인 · 마지막 사용 {koreanMoment(session.lastSeenAt)}
            </p>
            {!session.current && (
              <Button
                kind="secondary"
                busy={busy === session.id}
                busyLabel="로그아웃하고 있어요"
                aria-label={`${deviceName(session.userAgent)}, ${koreanMoment(session.createdAt)}에 로그인한 기기에서 로그아웃`}
                onClick={() => onEnd(session.id)}
              >
                로그아웃
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length === 0 && <p>다른 기기에는 로그인되어 있지 않아요.</p>}
      {others.length > 1 && (
        <div className="actions">
          <Button kind="danger" busy={busy === 'all'} busyLabel="로그아웃하고 있어요" onClick={() => onEnd(null)}>
            다른 기기 모두 로그아웃
          </Button>
        </div>
      )}
      {user && hasPassword(user) && (
        <p className="more-next">
          <Link className="link-alone" to="/more/changePw">
            비밀번호 바꾸기
          </Link>
        </p>
      )}
    </Page>
  );
};
