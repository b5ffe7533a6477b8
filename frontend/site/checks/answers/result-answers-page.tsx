import { answerText } from '@nomucheck/domain/checks/answers/answer-text.ts';
import type { CheckRecord } from '@nomucheck/domain/checks/contract/check.ts';
import { type Reader, readerOf, roleOf } from '@nomucheck/domain/checks/question-text.ts';
import { questionsAfterFigure } from '@nomucheck/domain/checks/questions/after-figure.ts';
import type { Form } from '@nomucheck/domain/rulesets/ruleset.ts';
import { useEffect } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router';
import { useLoaded } from '../../../shared/client/use-loaded.ts';
import { koreanToday } from '../../../shared/formats.ts';
import { RequireSignIn } from '../../shell/gates/require-sign-in.tsx';
import { LoadFailed } from '../../shell/page/load-failed.tsx';
import { Page } from '../../shell/page/page.tsx';
import { PageLoading } from '../../shell/page/page-loading.tsx';
import { fetchCheck } from '../check-api.ts';
import { questionOf } from '../form/question.ts';
import { StepFooter } from '../form/step-footer.tsx';
import { useForm } from '../form-loader.ts';
import { CheckBar } from '../frame/check-bar.tsx';
import { changing, morePath, resultPath } from '../question-url.ts';
import { AnswerGroups } from './answer-groups.tsx';
import { CheckAgain } from './check-again.tsx';
import { CopyAnswers } from './copy-answers.tsx';
import { leaveFor, useLeftPlace } from './left-place.ts';
import { addedToRecord, summaryOfRecord } from './summary.ts';
import '../check.css';

/** `/check/result/{id}/answers`: the answers that a result rests on, to read, to copy and to begin a new check with. */
const ResultAnswersPage = () => {
  const { id = '' } = useParams();
  return (
    <RequireSignIn>
      <LoadedAnswers key={id} id={id} />
    </RequireSignIn>
  );
};

export default ResultAnswersPage;

const LoadedAnswers = ({ id }: { id: string }) => {
  const [check, setCheck] = useLoaded<CheckRecord>(() => fetchCheck(id), id);
  const [form, setForm] = useForm();
  if (check.state === 'failed') return <LoadFailed message={check.message} onRetry={() => setCheck(null)} />;
  if (form.state === 'failed') return <LoadFailed message={form.message} onRetry={() => setForm(null)} />;
  if (check.state === 'loading' || form.state === 'loading') return <PageLoading label="답변을 불러오고 있어요" />;
  // Without a result yet, its page says what to do.
  if (check.value.result === null) return <Navigate to={resultPath(id)} replace />;
  return <ResultAnswers check={check.value} form={form.value} />;
};

export const ResultAnswers = ({ check, form }: { check: CheckRecord; form: Form }) => {
  const reader = readerThen(check);
  const summary = summaryOfRecord(form, check, reader);
  const { hash } = useLocation();
  const { comeBack } = useLeftPlace();
  // A link from the result to one question: the router doesn't scroll to a fragment.
  useEffect(() => {
    const row = hash === '' ? null : document.getElementById(hash.slice(1));
    row?.scrollIntoView({ block: 'start', behavior: 'instant' });
    row?.querySelector('a')?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <Page title="내 답변" footer={false} className="answers-page" onReturn={comeBack}>
      <CheckBar />
      <h1>내 답변</h1>
      <p className="soft">이 답변으로 결과를 계산했어요. 지난 결과는 그대로 두고, 답을 고쳐 새로 진단할 수 있어요.</p>
      {check.ofAnother !== true && <MoreAnswers check={check} form={form} />}
      <AnswerGroups summary={summary} />
      <CopyAnswers groups={[...summary.groups, ...addedToRecord(form, check, reader)]} />
      <StepFooter back={resultPath(check.id)}>
        {check.ofAnother !== true && <CheckAgain check={check} form={form} />}
      </StepFooter>
    </Page>
  );
};

const answersOf = ({ answers }: Pick<CheckRecord, 'answers'>) =>
  new Map(answers.map(({ key, value }) => [key, value] as const));

/** As the questions were read when the result was calculated: the day of dismissal may have passed since. */
const readerThen = (check: CheckRecord): Reader => ({
  role: roleOf(answersOf(check)),
  tense: check.result?.toCome === true ? 'to_come' : 'past',
});

/** The result links to these ids. */
const rowIn = (key: string): string => key.replace('/', '-');

/**
 * The questions that follow the figure, answered or not. A check of an older questionnaire takes no answers any more; a new
 * check asks them.
 */
const MoreAnswers = ({ check, form }: { check: CheckRecord; form: Form }) => {
  const answers = answersOf(check);
  const questions = questionsAfterFigure(form, answers, koreanToday());
  const reader = readerOf(answers, koreanToday());
  if (questions.length === 0 || check.rulesetVersion !== form.rulesetVersion) return null;
  return (
    <section aria-labelledby="more-answers">
      <h2 id="more-answers">결과에 더할 답</h2>
      <p className="soft">수치는 바뀌지 않아요. 답하시면 금액과 관할 노동위원회를 더 정확히 알려 드려요.</p>
      <dl className="answer-list more-answers">
        {questions.map(({ key, numbering }) => {
          const address = { section: 'intake', numbering } as const;
          const title = questionOf(form, address, reader)?.title ?? key;
          const isGiven = answers.has(key);
          return (
            <div className="answer-row" key={key} id={rowIn(key)}>
              <dt>{title}</dt>
              <dd className={isGiven ? 'answer-value' : 'answer-value soft'}>
                {isGiven ? answerText(form, 'intake', numbering, answers.get(key), reader) : '아직 답하지 않았어요'}
              </dd>
              <dd className="answer-change">
                <Link
                  to={morePath(check.id, address) + changing}
                  onClick={(event) => leaveFor(rowIn(key), event.currentTarget)}
                >
                  {isGiven ? '변경' : '답하기'}
                  <span className="visually-hidden"> {title}</span>
                </Link>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
};
