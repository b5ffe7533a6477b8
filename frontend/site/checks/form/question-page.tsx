import { useState } from 'react';
import { Link, Navigate, useParams, useSearchParams } from 'react-router';
import { Button } from '../../forms/button.tsx';
import { Page } from '../../shell/page.tsx';
import { CheckBar } from '../check-bar.tsx';
import { useCheck } from '../check-context.ts';
import { DeadlineChip } from './deadline-chip.tsx';
import { OneQuestion, questionFormId } from './one-question.tsx';
import { questionOf } from './question.ts';
import { addressOf, answersPath, questionPath } from './question-url.ts';
import { SaveNotice } from './save-notice.tsx';
import { SaveStatus } from './save-status.tsx';
import { useMayAsk } from './sensitive-consent.tsx';
import { StepFooter } from './step-footer.tsx';
import { isOnTheWay, pathBefore, stepOf } from './way.ts';

/** `/check/form/intake/4`: one question. The frame around it stays while the question changes. */
const QuestionPage = () => {
  const check = useCheck();
  const params = useParams();
  const [search] = useSearchParams();
  const isChange = search.has('change');
  const [wrong, setWrong] = useState<string | null>(null);
  const address = addressOf(params.section, params.numbering);
  const question = address === null ? null : questionOf(check.form, address);
  const mayAsk = useMayAsk(question, check);

  if (address === null || question === null || !isOnTheWay(check.walk, address)) {
    return <Navigate to={check.walk.next === null ? answersPath : questionPath(check.walk.next)} replace />;
  }
  const { step, of } = stepOf(check.walk, address);
  // The title names neither the question nor the ground, because other people may see tabs and histories.
  const place =
    question.section === 'intake' ? `기본 질문 ${question.numbering + 1}` : `사유 질문 ${question.numbering}`;
  const title = `${wrong === question.key ? '오류: ' : ''}자가진단 ${place}`;
  return (
    <Page title={title} width="form" footer={false} className="question-page">
      <CheckBar deadline={<DeadlineChip answers={check.answers} today={check.today} />} />
      <p className="caption">
        {question.sectionTitle}{' '}
        <span className="step-count">
          {step}/{of} 단계
        </span>
      </p>
      <SaveNotice />
      <OneQuestion
        key={question.key}
        address={address}
        question={question}
        mayAsk={mayAsk}
        isChange={isChange}
        onMistake={() => setWrong(question.key)}
      />
      <div className="check-foot">
        <SaveStatus save={check.save} />
        <Link className="erase-link" to="/check/erase">
          이 기기에서 지우기
        </Link>
      </div>
      <StepFooter back={pathBefore(check.walk, address, isChange)}>
        {mayAsk && (
          <Button type="submit" form={questionFormId}>
            {isChange ? '바꾸기' : '다음'}
          </Button>
        )}
      </StepFooter>
    </Page>
  );
};

export default QuestionPage;
