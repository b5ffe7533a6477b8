import { hold } from '@nomucheck/domain/checks/conditions.ts';
import { checkAnswer, normaliseAnswer } from '@nomucheck/domain/checks/intake-rules.ts';
import type { Address, AnswerValue, Choice } from '@nomucheck/domain/rulesets/ruleset.ts';
import { type FormEvent, useState } from 'react';
import { Link, Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { Button } from '../../forms/button.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { useMistakes } from '../../forms/use-mistakes.ts';
import { Page } from '../../shell/page.tsx';
import { type CheckInHand, useCheck } from '../check-context.ts';
import { QuickExit } from '../quick-exit.tsx';
import { DeadlineStrip } from './deadline-strip.tsx';
import { type Question, questionOf } from './question.ts';
import { fieldId, QuestionFields } from './question-fields.tsx';
import { addressOf, answersPath, questionPath } from './question-url.ts';
import { type Fields, fieldsOf, readAnswer } from './read-answer.ts';
import { SaveNotice } from './save-notice.tsx';
import { SaveStatus } from './save-status.tsx';
import { SensitiveConsent, useMayAsk } from './sensitive-consent.tsx';
import { dropUnsent, keepUnsent, unsentFields } from './unsent-fields.ts';
import { isOnTheWay, pathAfter, pathBefore, stepOf } from './way.ts';

/** `/check/form/intake/4`: one question. The frame around it stays while the question changes. */
const QuestionPage = () => {
  const check = useCheck();
  const params = useParams();
  const [search] = useSearchParams();
  const isChange = search.has('change');
  const [wrong, setWrong] = useState<string | null>(null);
  const address = addressOf(params.section, params.numbering);
  const question = address === null ? null : questionOf(check.form, address);

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
      <div className="check-top">
        <Link className="back-link" to={pathBefore(check.walk, address, isChange)}>
          이전
        </Link>
        <QuickExit />
      </div>
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
        isChange={isChange}
        onMistake={() => setWrong(question.key)}
      />
      <DeadlineStrip answers={check.answers} today={check.today} />
      <div className="check-foot">
        <SaveStatus save={check.save} />
        <Link className="erase-link" to="/check/erase">
          이 기기에서 지우기
        </Link>
      </div>
    </Page>
  );
};

export default QuestionPage;

type OneQuestionProps = { address: Address; question: Question; isChange: boolean; onMistake: () => void };

const OneQuestion = ({ address, question, isChange, onMistake }: OneQuestionProps) => {
  const check = useCheck();
  const navigate = useNavigate();
  const mayAsk = useMayAsk(question, check);
  const mistakes = useMistakes();
  const value = valueShown(check, question);
  const [fields, setFields] = useState<Fields>(() => unsentFields(question.key) ?? fieldsOf(question, value));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  const change = (next: Fields) => {
    setFields(next);
    keepUnsent(question.key, next);
  };

  const refuse = (wrong: Readonly<Record<string, string>>) => {
    setErrors(wrong);
    onMistake();
    mistakes.refuse(Object.entries(wrong).map(([field, message]) => ({ id: fieldId(field), message })));
  };

  const goOn = (answer: AnswerValue) => {
    dropUnsent(question.key);
    const walked = check.give(question.key, address, answer);
    void navigate(pathAfter(walked, address, isChange));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readAnswer(question, fields);
    if (!read.ok) return refuse(read.errors);
    const answer = normaliseAnswer(check.form, address, read.value);
    const refusal = checkAnswer(check.form, address, answer, check.answers, check.today);
    if (refusal !== null) return refuse({ [firstField(question)]: refusal });
    goOn(answer);
  };

  if (!mayAsk) return <SensitiveConsent address={address} onDecline={() => goOn(null)} />;
  return (
    <form noValidate onSubmit={submit} data-question={`${address.section}/${address.numbering}`}>
      <ErrorSummary mistakes={mistakes.mistakes} message={mistakes.message} attempt={mistakes.attempt} />
      <QuestionFields
        question={question}
        choices={choicesShown(check, question)}
        fields={fields}
        errors={errors}
        onChange={change}
      />
      {question.why !== undefined && (
        <details className="why">
          <summary>왜 묻나요?</summary>
          <p>{question.why}</p>
        </details>
      )}
      <div className="actions">
        <Button type="submit">{isChange ? '바꾸기' : '다음'}</Button>
        {question.optional && (
          <Button kind="secondary" onClick={() => goOn(null)}>
            건너뛰기
          </Button>
        )}
      </div>
    </form>
  );
};

const firstField = (question: Question): string =>
  ({ radio: 'choice', number: 'number', date: 'year', time: 'start', text: 'name' })[question.type];

/** The content of the fields: the person's own answer, else the derived one. */
const valueShown = (check: CheckInHand, question: Question): AnswerValue | undefined =>
  check.answers.has(question.key)
    ? check.answers.get(question.key)
    : check.walk.steps.find((step) => step.key === question.key)?.value;

/** A choice that doesn't concern this person is left out, unless it is the current answer. */
const choicesShown = (check: CheckInHand, question: Question): readonly Choice[] => {
  const taken = check.answers.get(question.key);
  const shown = (question.choices ?? []).filter(
    ({ value, hiddenWhen }) =>
      value === taken || hiddenWhen === undefined || !hold(hiddenWhen, check.answers, check.today),
  );
  const isFirst = ({ firstWhen }: Choice): boolean =>
    firstWhen !== undefined && hold(firstWhen, check.answers, check.today);
  return [...shown.filter(isFirst), ...shown.filter((choice) => !isFirst(choice))];
};
