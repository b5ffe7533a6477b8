import type { MailboxOut } from '@nomucheck/domain/messages/contract.ts';
import { callApi } from '../../shared/client/api-client.ts';
import { ask } from '../../shared/client/ask.ts';
import { useLoaded } from '../../shared/client/use-loaded.ts';
import { koreanClock, koreanDate } from '../../shared/formats.ts';
import { Button } from '../forms/button.tsx';
import { Notice } from '../forms/notice.tsx';
import { LoadFailed } from '../shell/page/load-failed.tsx';
import NotFound from '../shell/page/not-found.tsx';
import { Page } from '../shell/page/page.tsx';
import { PageLoading } from '../shell/page/page-loading.tsx';
import './mailbox.css';

const fetchMailbox = () => ask<MailboxOut>({ url: '/api/sandbox/mailbox' });

/** `/sandbox/mailbox`: the messages that would have been sent, for people who try the service on their own machine. */
const MailboxPage = () => {
  const [loading, set] = useLoaded(fetchMailbox, 'mailbox');
  if (loading.state === 'loading') return <PageLoading label="편지함을 불러오고 있어요" />;
  if (loading.state === 'failed') {
    return loading.code === 'not_found' ? (
      <NotFound />
    ) : (
      <LoadFailed message={loading.message} onRetry={() => set(null)} />
    );
  }
  return <Letters letters={loading.value.items} onReload={() => set(null)} />;
};

export default MailboxPage;

type LettersProps = { letters: MailboxOut['items']; onReload: () => void };

export const Letters = ({ letters, onReload }: LettersProps) => (
  <Page title="시험용 편지함" footer={false}>
    <h1>시험용 편지함</h1>
    <Notice tone="warning" title="여기 있는 메일과 문자는 실제로 보내지 않았어요">
      <p>시험 운영 중이라 보낼 것을 이곳에 모아 두어요. 일주일이 지나면 지워요.</p>
    </Notice>
    <div className="actions">
      <Button kind="secondary" onClick={onReload}>
        새로 고침
      </Button>
    </div>
    {letters.length === 0 ? <p className="mailbox-empty">아직 온 것이 없어요.</p> : null}
    <ul className="mailbox">
      {letters.map((letter) => (
        <li className="card" key={letter.id}>
          <details onToggle={(event) => event.currentTarget.open && noteOpened(letter.id)}>
            <summary>
              <span className="mailbox-subject">{letter.subject}</span>
              <span className="soft">
                {letter.channel === 'email' ? '이메일' : '문자'} · {letter.to} · {koreanDate(letter.receivedAt)}{' '}
                {koreanClock(letter.receivedAt)}
              </span>
            </summary>
            <p className="mailbox-text">{letter.text}</p>
          </details>
        </li>
      ))}
    </ul>
  </Page>
);

const noteOpened = (id: string): void =>
  void callApi<object>({ method: 'POST', url: `/api/messages/${encodeURIComponent(id)}/opened`, data: {} });
