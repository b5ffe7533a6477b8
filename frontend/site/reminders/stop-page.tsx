import type { RemindersStopOut } from '@nomucheck/domain/reminders/contract.ts';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ask } from '../../shared/client/ask.ts';
import { useLoaded } from '../../shared/client/use-loaded.ts';
import { randomId } from '../../shared/device/random-id.ts';
import { Button, ButtonLink } from '../forms/button.tsx';
import { Notice } from '../forms/notice.tsx';
import { Page } from '../shell/page/page.tsx';
import { PageLoading } from '../shell/page/page-loading.tsx';

const title = '알림 그만 받기';
const urlOf = (token: string): string => `/api/check/reminders/stop/${encodeURIComponent(token)}`;
const stop = (token: string) =>
  ask<RemindersStopOut>({ method: 'POST', url: urlOf(token), data: {}, idempotencyKey: randomId() });

/**
 * `/reminders/stop/{token}`: the page of a message's link. It ends nothing by itself, because mail scanners open links;
 * its button does, without signing in.
 */
const StopPage = () => {
  const { token = '' } = useParams();
  const [loading, set] = useLoaded<RemindersStopOut>(() => ask({ url: urlOf(token) }), token);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (loading.state === 'loading') return <PageLoading />;
  if (loading.state === 'failed') return <NotLoaded message={loading.message} onRetry={() => set(null)} />;
  if (!loading.value.active) return <Ended />;
  const end = async () => {
    setBusy(true);
    const reply = await stop(token);
    setBusy(false);
    if (reply.ok) set({ state: 'ready', value: reply.value });
    else setFailure(reply.message);
  };
  return (
    <Page title={title} width="form">
      <h1>{title}</h1>
      <p>요청하신 기한 알림을 그만 받을까요? 그러면 남은 알림을 더는 보내지 않아요.</p>
      {failure !== null && <Notice tone="error" title={failure} role="alert" />}
      <Button busy={isBusy} busyLabel="끄고 있어요" onClick={() => void end()}>
        그만 받기
      </Button>
    </Page>
  );
};

export default StopPage;

const Ended = () => (
  <Page title={title} width="form">
    <h1>꺼진 알림이에요</h1>
    <p role="status">더는 보내지 않아요. 다시 받고 싶다면 진단 결과에서 새로 요청할 수 있어요.</p>
    <ButtonLink to="/more/checkList" kind="secondary">
      진단 내역 보기
    </ButtonLink>
  </Page>
);

const NotLoaded = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <Page title={title} width="form">
    <h1>불러오지 못했어요</h1>
    <Notice tone="warning" title={message} role="alert" />
    <Button onClick={onRetry}>다시 시도하기</Button>
  </Page>
);
