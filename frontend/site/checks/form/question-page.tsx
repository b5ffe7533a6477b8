import { useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { Button } from '../../forms/button.tsx';
import { Page } from '../../shell/page/page.tsx';
import { CheckBar } from '../frame/check-bar.tsx';
import { useCheck } from '../in-hand/check-context.ts';
import { addressOf } from '../question-url.ts';
import { DeadlineInBar } from './bar/deadline-in-bar.tsx';
import { EraseLink } from './erase-link.tsx';
import { OneQuestion, questionFormId } from './one-question.tsx';
import { ProgressLine, useProgress } from './progress/progress-line.tsx';
import { questionOf } from './question.ts';
import { SaveNotice } from './saving/save-notice.tsx';
import { SaveStatus } from './saving/save-status.tsx';
import { mayAsk, useHasConsented } from './sensitive-consent.tsx';
import { StepFooter } from './step-footer.tsx';
import { pathBefore, pathInstead } from './way.ts';

/** `/check/form/intake/4`: one question. The frame around it stays while the question changes. */
const QuestionPage = () => {
  const check = useCheck();
  const params = useParams();
  const [search] = useSearchParams();
  const isChange = search.has('change');
  const [wrong, setWrong] = useState<string | null>(null);
  const address = addressOf(params.section, params.numbering);
  const question = address === null ? null : questionOf(check.form, address, check.reader);
  const hasConsented = useHasConsented(check);
  const progress = useProgress(check, address);
  const { way, walk, isFinished } = check;

  if (address === null || question === null || !way.has(walk, address)) {
    return <Navigate to={pathInstead(way, walk)} replace />;
  }
  // The title names neither the question nor the ground, because other people may see tabs and histories.
  const place =
    question.section === 'intake' ? `기본 질문 ${question.numbering + 1}` : `사유 질문 ${question.numbering}`;
  const title = `${wrong === question.key ? '오류: ' : ''}자가진단 ${place}`;
  return (
    <Page title={title} width="form" footer={false} className="question-page">
      <CheckBar
        progress={isFinished ? null : <ProgressLine progress={progress} atQuestion />}
        deadline={<DeadlineInBar />}
      />
      <p className="caption">{isFinished ? '결과에 더할 답' : question.sectionTitle}</p>
      {/* The number of questions never rises without saying why. */}
      <p className="more-questions" role="status">
        {!isFinished && progress?.roseBecause}
      </p>
      <SaveNotice />
      <OneQuestion
        key={question.key}
        address={address}
        question={question}
        hasConsented={hasConsented}
        isChange={isChange}
        onMistake={() => setWrong(question.key)}
      />
      <div className="check-foot">
        <SaveStatus save={check.save} />
        {!isFinished && <EraseLink />}
      </div>
      <StepFooter back={pathBefore(way, walk, address, isChange)}>
        {mayAsk(question, hasConsented) && (
          <Button type="submit" form={questionFormId}>
            {isChange ? '바꾸기' : '다음'}
          </Button>
        )}
      </StepFooter>
    </Page>
  );
};

export default QuestionPage;
