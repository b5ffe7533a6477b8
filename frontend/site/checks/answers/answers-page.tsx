import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { underOverlay } from '../../../shared/overlay.ts';
import { randomId } from '../../../shared/random-id.ts';
import { useSession } from '../../../shared/session.ts';
import { Button, ButtonLink } from '../../forms/button.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { Notice } from '../../forms/notice.tsx';
import { withReturn } from '../../shell/internal-path.ts';
import { Page } from '../../shell/page.tsx';
import { submitCheck } from '../check-api.ts';
import { useCheck } from '../check-context.ts';
import { isAllAcknowledged } from '../draft/draft.ts';
import { isStopped } from '../draft/saving.ts';
import { DeadlineStrip } from '../form/deadline-strip.tsx';
import { answersPath, changing, questionPath, resultPath, startPath } from '../form/question-url.ts';
import { SaveNotice } from '../form/save-notice.tsx';
import { SaveStatus } from '../form/save-status.tsx';
import { pathBefore } from '../form/way.ts';
import { QuickExit } from '../quick-exit.tsx';
import { refreshFromAccount } from '../refresh-from-account.ts';
import { draftStore } from '../the-store.ts';
import { type SummaryGroup, type SummaryRow, summaryOf } from './summary.ts';

/** All answers, to be checked and changed before the result is calculated. */
const AnswersPage = () => {
  const { form, walk, draft, answers, today, save } = useCheck();
  const summary = summaryOf(form, walk, draft.answers);
  return (
    <Page title="답변 확인" footer={false} className="answers-page">
      <div className="check-top">
        <Link className="back-link" to={pathBefore(walk, { section: '', numbering: -1 }, false)}>
          이전
        </Link>
        <QuickExit />
      </div>
      <h1>답변을 확인해 주세요</h1>
      <SaveNotice />
      {summary.groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
      {summary.kept.length > 0 && (
        <details className="kept-answers">
          <summary>지금은 쓰지 않는 답 {summary.kept.length}개</summary>
          <p className="soft">
            앞의 답이 바뀌어 지금은 묻지 않는 질문이에요. 결과에는 쓰지 않고 보관해 두었다가, 다시 필요해지면 채워
            드려요.
          </p>
          <dl className="answer-list">
            {summary.kept.map((row) => (
              <Row key={`${row.section}/${row.numbering}`} row={row} />
            ))}
          </dl>
        </details>
      )}
      {walk.next === null ? <Submit /> : <StillOpen to={questionPath(walk.next)} />}
      <DeadlineStrip answers={answers} today={today} />
      <div className="check-foot">
        <SaveStatus save={save} />
        <Link className="erase-link" to="/check/erase">
          이 기기에서 지우기
        </Link>
      </div>
    </Page>
  );
};

export default AnswersPage;

const Group = ({ group }: { group: SummaryGroup }) => (
  <section className="answer-group">
    <h2>{group.title}</h2>
    <dl className="answer-list">
      {group.rows.map((row) => (
        <Row key={row.numbering} row={row} canChange />
      ))}
    </dl>
  </section>
);

const Row = ({ row, canChange = false }: { row: SummaryRow; canChange?: boolean }) => (
  <div className="answer-row">
    <dt>{row.title}</dt>
    <dd className={row.isBlank ? 'answer-value soft' : 'answer-value'}>
      {row.answer}
      {row.isDerived && <span className="answer-derived">앞의 답으로 채웠어요</span>}
    </dd>
    {canChange && (
      <dd className="answer-change">
        <Link to={questionPath(row) + changing}>
          변경<span className="visually-hidden"> {row.title}</span>
        </Link>
      </dd>
    )}
  </div>
);

const StillOpen = ({ to }: { to: string }) => (
  <Notice tone="warning" title="아직 답하지 않은 질문이 있어요">
    <p>남은 질문에 답하면 결과를 볼 수 있어요.</p>
    <ButtonLink to={to}>이어서 답하기</ButtonLink>
  </Notice>
);

const Submit = () => {
  const session = useSession();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<{ message: string; attempt: number } | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** One press makes one result: a retry after a lost response sends the same request. */
  const key = useRef(randomId());

  if (session.status === 'anonymous') {
    return (
      <Notice title="로그인하면 결과를 볼 수 있어요">
        <p>지금까지의 답변은 그대로 있어요. 로그인하고 돌아오면 바로 결과를 볼 수 있어요.</p>
        <ButtonLink to={withReturn('/loginCover', answersPath)}>로그인하고 결과 보기</ButtonLink>
      </Notice>
    );
  }

  const fail = (message: string) => setFailure((before) => ({ message, attempt: (before?.attempt ?? 0) + 1 }));

  const submit = async () => {
    setBusy(true);
    // The draft was begun before signing in and isn't in the account yet: this press saves it there, too.
    const isUnclaimed = draftStore.snapshot().draft?.owner === null;
    if (isUnclaimed && session.status === 'signed_in' && (await refreshFromAccount(session.user.id)) === 'two')
      return navigate(startPath);
    await draftStore.send();
    const { draft, save } = draftStore.snapshot();
    if (draft === null || draft.id === null || !isAllAcknowledged(draft)) {
      setBusy(false);
      if (!isStopped(save)) fail('📡 답변을 아직 저장하지 못했어요. 연결을 확인하고 다시 눌러 주세요.');
      return;
    }
    const reply = await submitCheck(draft.id, key.current);
    setBusy(false);
    if (!reply.ok) {
      key.current = randomId();
      if (reply.code === 'autosave_mismatch') return draftStore.stop(reply);
      return fail(reply.message);
    }
    // The result's page removes the finished draft, once it shows the result.
    await navigate(resultPath(draft.id));
  };

  return (
    <div className="submit">
      <ErrorSummary mistakes={[]} message={failure?.message} attempt={failure?.attempt ?? 0} />
      <p className="soft">결과는 추정이며, 본 뒤에도 답을 바꿔 새로 진단할 수 있어요.</p>
      <Button
        busy={isBusy}
        busyLabel="계산하고 있어요"
        wide
        onClick={() => void underOverlay('page', '승소 가능성을 계산하고 있어요', submit())}
      >
        결과 보기
      </Button>
    </div>
  );
};
