import { useState } from 'react';
import { Link } from 'react-router';
import { logout, useSession } from '../../../shared/client/session.ts';
import { Button, ButtonLink } from '../../forms/button.tsx';
import { Notice } from '../../forms/notice.tsx';
import { Page } from '../../shell/page/page.tsx';
import { checkServer } from '../check-api.ts';
import { dropAllUnsent } from '../form/fields/unsent-fields.ts';
import { draftStore, useDraftStore } from '../in-hand/the-store.ts';
import { QuickExit } from '../quick-exit.tsx';
import '../check.css';

/** For a shared phone or a computer at work: lists what is erased and what stays, then erases it. */
const ErasePage = () => {
  const session = useSession();
  const { draft } = useDraftStore();
  const [state, setState] = useState<'asking' | 'erasing' | 'erased' | 'account_left'>('asking');
  const isSignedIn = session.status === 'signed_in';
  const isOnAccount = draft !== null && draft.id !== null && isSignedIn;

  const erase = async () => {
    setState('erasing');
    const discarded = isOnAccount ? await checkServer.discard() : null;
    draftStore.forget();
    dropAllUnsent();
    const isLeft = discarded !== null && !discarded.ok && discarded.code !== 'autosave_absent';
    setState(isLeft ? 'account_left' : 'erased');
  };

  if (state === 'erased' || state === 'account_left') {
    return (
      <Page title="지웠어요" width="form" footer={false}>
        <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
          이 기기에서 지웠어요
        </h1>
        {state === 'account_left' && (
          <Notice tone="warning" title="계정에 저장된 진단은 남아 있어요">
            <p>지금 연결이 되지 않아 계정의 진단은 지우지 못했어요. 연결되면 자가진단 첫 화면에서 지울 수 있어요.</p>
          </Notice>
        )}
        <p>브라우저의 방문 기록에는 이 사이트의 주소가 남을 수 있어요. 걱정되면 방문 기록도 지워 주세요.</p>
        <div className="actions">
          {isSignedIn && <Button onClick={() => void logout()}>로그아웃도 하기</Button>}
          <ButtonLink to="/" kind="secondary">
            처음으로
          </ButtonLink>
        </div>
      </Page>
    );
  }
  return (
    <Page title="이 기기에서 지우기" width="form" footer={false}>
      <div className="check-top">
        <Link className="back-link" to="/check/form">
          이전
        </Link>
        <QuickExit />
      </div>
      <h1>이 기기에서 지울까요?</h1>
      <ul>
        <li>이 기기에 남아 있는 답변을 모두 지워요.</li>
        {isOnAccount && <li>계정에 저장된, 하던 진단도 지워요. 되돌릴 수 없어요.</li>}
        <li>이미 나온 진단 결과는 계정에 그대로 있어요.</li>
      </ul>
      <div className="actions">
        <Button kind="danger" busy={state === 'erasing'} busyLabel="지우고 있어요" onClick={() => void erase()}>
          지우기
        </Button>
        <ButtonLink to="/check/form" kind="secondary">
          지우지 않고 돌아가기
        </ButtonLink>
      </div>
    </Page>
  );
};

export default ErasePage;
