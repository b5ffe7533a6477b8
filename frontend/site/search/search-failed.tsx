import type { ApiFailure } from '../../shared/client/api-client.ts';
import { Button } from '../forms/button.tsx';
import { Notice } from '../forms/notice.tsx';

/** The server couldn't be reached: earlier results stay visible, and a button tries again. */
export const SearchFailed = ({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) => (
  <div className="no-print">
    <Notice tone="warning" title={failure.message} role="alert">
      {failure.status === 0 && <p>연결되면 그대로 다시 찾을 수 있어요. 적으신 말은 남아 있어요.</p>}
      <Button kind="secondary" onClick={onRetry}>
        다시 찾기
      </Button>
    </Notice>
  </div>
);
