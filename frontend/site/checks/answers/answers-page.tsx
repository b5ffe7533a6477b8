import { Link } from 'react-router';
import { ButtonLink } from '../../forms/button.tsx';
import { Notice } from '../../forms/notice.tsx';
import { Page } from '../../shell/page/page.tsx';
import { DeadlineInBar } from '../form/bar/deadline-in-bar.tsx';
import { EraseLink } from '../form/erase-link.tsx';
import { ProgressLine, useProgress } from '../form/progress/progress-line.tsx';
import { SaveNotice } from '../form/saving/save-notice.tsx';
import { SaveStatus } from '../form/saving/save-status.tsx';
import { StepFooter } from '../form/step-footer.tsx';
import { pathBefore } from '../form/way.ts';
import { CheckBar } from '../frame/check-bar.tsx';
import { useCheck } from '../in-hand/check-context.ts';
import { KnownDay } from '../in-hand/known-day.tsx';
import { changing, questionPath } from '../question-url.ts';
import { AnswerGroups } from './answer-groups.tsx';
import { leaveFor, rowId, useLeftPlace } from './left-place.ts';
import { SubmitButton, SubmitFailure, SubmitNote, SubmitWays, useSubmit } from './submit.tsx';
import { summaryOf } from './summary.ts';

/** All answers, to be checked and changed before the result is calculated. */
const AnswersPage = () => {
  const check = useCheck();
  const { form, way, walk, draft, reader, save } = check;
  const summary = summaryOf(form, walk, draft.answers, reader);
  const progress = useProgress(check, null);
  const submit = useSubmit(walk.next === null);
  const { place, comeBack } = useLeftPlace();
  return (
    <Page title="답변 확인" footer={false} className="answers-page" onReturn={comeBack}>
      <CheckBar progress={<ProgressLine progress={progress} />} deadline={<DeadlineInBar />} />
      <h1>답변을 확인해 주세요</h1>
      <SaveNotice />
      {walk.next === null ? (
        <div className="submit">
          <SubmitFailure submit={submit} />
          {submit.session.status === 'anonymous' && <KnownDay check={check} />}
          <SubmitNote submit={submit} />
          <SubmitWays submit={submit} />
        </div>
      ) : (
        <Notice tone="warning" title="아직 답하지 않은 질문이 있어요">
          <p>남은 질문에 답하면 결과를 볼 수 있어요.</p>
        </Notice>
      )}
      <AnswerGroups
        summary={summary}
        open={place?.open ?? []}
        change={(row) => (
          <Link to={questionPath(row) + changing} onClick={(event) => leaveFor(rowId(row), event.currentTarget)}>
            변경<span className="visually-hidden"> {row.title}</span>
          </Link>
        )}
      />
      <div className="check-foot">
        <SaveStatus save={save} />
        <EraseLink />
      </div>
      <StepFooter back={pathBefore(way, walk, nowhere, false)}>
        {walk.next === null ? (
          <SubmitButton submit={submit} />
        ) : (
          <ButtonLink to={questionPath(walk.next)}>이어서 답하기</ButtonLink>
        )}
      </StepFooter>
    </Page>
  );
};

/** This page comes after the last question. */
const nowhere = { section: 'intake', numbering: -1 } as const;

export default AnswersPage;
