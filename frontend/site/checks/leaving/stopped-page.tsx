import { useState } from 'react';
import { useNavigate } from 'react-router';
import { currentSession } from '../../../shared/client/session.ts';
import { Button, ButtonLink } from '../../forms/button.tsx';
import { Notice } from '../../forms/notice.tsx';
import { Page } from '../../shell/page/page.tsx';
import { checkServer } from '../check-api.ts';
import type { SaveState, Stopped } from '../draft/saving.ts';
import { stillTheSame } from '../draft/still-the-same.ts';
import { forgetForm, replaceForm } from '../form-loader.ts';
import { draftStore } from '../in-hand/the-store.ts';
import { startPath } from '../question-url.ts';

/** Saving has stopped: what happened, what became of the answers, and what to do next. */
export const StoppedPage = ({ save, onReload }: { save: Stopped; onReload: () => void }) => {
  if (save.kind === 'reload') return <OldPage onReload={onReload} />;
  if (save.kind === 'full') return <FullPage onReload={onReload} />;
  if (save.kind === 'gone') return <GonePage />;
  return <MismatchPage offered={save.offered} onReload={onReload} />;
};

const OldPage = ({ onReload }: { onReload: () => void }) => {
  const [failed, setFailed] = useState<string | null>(null);
  const goOn = async () => {
    const theirs = await checkServer.unfinished();
    if (!theirs.ok) return setFailed(theirs.message);
    await draftStore.takeIn(theirs.value);
    forgetForm();
    onReload();
  };
  return (
    <Page title="새로 불러와야 해요" width="form">
      <h1>화면을 새로 불러와야 해요</h1>
      {failed !== null && <Notice tone="error" role="alert" title={failed} />}
      <p>질문지가 조금 바뀌었어요. 지금까지의 답변은 그대로 있고, 새로 불러오면 이어서 할 수 있어요.</p>
      <Button onClick={() => void goOn()}>새로 불러오고 이어서 하기</Button>
    </Page>
  );
};

type MismatchProps = { offered: Extract<SaveState, { kind: 'mismatch' }>['offered']; onReload: () => void };

/** The server has carried over its answers; this device's unsent answers are added where their question is the same. */
const MismatchPage = ({ offered, onReload }: MismatchProps) => {
  const navigate = useNavigate();
  const [failed, setFailed] = useState<string | null>(null);
  const goOn = async () => {
    const session = currentSession();
    if (offered === null || session.status !== 'signed_in') return;
    const [before, now] = await replaceForm();
    if (!now.ok) return setFailed(now.message);
    const waiting = draftStore.snapshot().draft?.pending ?? [];
    draftStore.resume(offered, session.user.id);
    for (const { question, value } of stillTheSame(before, now.value, waiting))
      draftStore.answer(question.key, question, value);
    onReload();
  };
  const startAnew = () => {
    forgetForm();
    draftStore.forget();
    void navigate(startPath);
  };
  return (
    <Page title="질문지가 바뀌었어요" width="form">
      <h1>질문지가 새로 바뀌었어요</h1>
      {failed !== null && <Notice tone="error" role="alert" title={failed} />}
      <p>
        그 사이 질문지가 새로 나와서, 전에 하던 진단은 이어 쓸 수 없어요.
        {offered !== null && ' 바뀌지 않은 질문의 답은 새 진단에 옮겨 두었어요.'}
      </p>
      {offered !== null && (
        <p>
          옮긴 답: <strong>{offered.answers.length}개</strong>
        </p>
      )}
      <div className="actions">
        {offered !== null && <Button onClick={() => void goOn()}>옮긴 답으로 이어서 하기</Button>}
        <Button kind={offered === null ? 'primary' : 'secondary'} onClick={startAnew}>
          처음부터 새로 시작하기
        </Button>
      </div>
    </Page>
  );
};

/** Saved answers stay, and the check can be finished with them; unsent ones are dropped only when the person agrees. */
const FullPage = ({ onReload }: { onReload: () => void }) => {
  const navigate = useNavigate();
  const [failed, setFailed] = useState<string | null>(null);
  const goOn = async () => {
    const session = currentSession();
    const theirs = await checkServer.unfinished();
    if (!theirs.ok) return setFailed(theirs.message);
    if (session.status !== 'signed_in') return;
    draftStore.resume(theirs.value, session.user.id);
    onReload();
  };
  return (
    <Page title="더 이상 저장할 수 없어요" width="form">
      <h1>이 진단에는 더 이상 저장할 수 없어요</h1>
      {failed !== null && <Notice tone="error" role="alert" title={failed} />}
      <p>답을 아주 여러 번 바꾸어서, 마지막에 바꾼 답은 저장하지 못했어요. 그전까지 저장한 답은 모두 그대로 있어요.</p>
      <div className="actions">
        <Button onClick={() => void goOn()}>저장된 답으로 이어서 하기</Button>
        <Button
          kind="secondary"
          onClick={() => {
            draftStore.forget();
            void navigate(startPath);
          }}
        >
          새로 시작하기
        </Button>
      </div>
    </Page>
  );
};

const GonePage = () => {
  const navigate = useNavigate();
  return (
    <Page title="이어서 할 수 없어요" width="form">
      <h1>이 진단은 이어서 할 수 없어요</h1>
      <p>다른 기기에서 끝냈거나 지운 진단이에요. 끝낸 진단의 결과는 진단 내역에서 볼 수 있어요.</p>
      <div className="actions">
        <ButtonLink to="/more/checkList" onClick={() => draftStore.forget()}>
          진단 내역 보기
        </ButtonLink>
        <Button
          kind="secondary"
          onClick={() => {
            draftStore.forget();
            void navigate(startPath);
          }}
        >
          새로 시작하기
        </Button>
      </div>
    </Page>
  );
};
