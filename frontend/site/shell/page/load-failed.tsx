import { Button } from '../../forms/button.tsx';
import { Notice } from '../../forms/notice.tsx';
import { Page } from './page.tsx';

/** The server couldn't be reached. Nothing is lost, and a button tries again. */
export const LoadFailed = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <Page title="불러오지 못했어요" width="form">
    <h1>불러오지 못했어요</h1>
    <Notice tone="warning" title={message} role="alert">
      <p>저장한 내용은 그대로 있어요.</p>
    </Notice>
    <Button onClick={onRetry}>다시 시도하기</Button>
  </Page>
);
