import { Button } from '../forms/button.tsx';
import { Notice } from '../forms/notice.tsx';
import { Page } from '../shell/page/page.tsx';

/** The server couldn't be reached, or there were too many calls; a button tries again. */
export const ShareLoadFailed = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <Page title="불러오지 못했어요" width="form">
    <h1>불러오지 못했어요</h1>
    <Notice tone="warning" title={message} role="alert" />
    <Button onClick={onRetry}>다시 시도하기</Button>
  </Page>
);
