import { figureNamedFor } from '@nomucheck/domain/checks/question-text.ts';
import { lengthOf } from '@nomucheck/domain/checks/walk/progress.ts';
import type { Form, Questionnaire } from '@nomucheck/domain/rulesets/ruleset.ts';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useSession } from '../../../shared/client/session.ts';
import { koreanDate, koreanToday } from '../../../shared/formats.ts';
import { Button } from '../../forms/button.tsx';
import { RadioGroup } from '../../forms/choices/radio-group.tsx';
import { Notice } from '../../forms/notice.tsx';
import { withReturn } from '../../shell/internal-path.ts';
import { Page } from '../../shell/page/page.tsx';
import { useForm } from '../form-loader.ts';
import { draftStore } from '../in-hand/the-store.ts';
import { openingWording } from '../opening-wording.ts';
import { groundsPath, startPath } from '../question-url.ts';
import { QuickExit } from '../quick-exit.tsx';
import { beginCheck } from './begin-check.ts';
import { useHandedOn } from './use-handed-on.ts';
import { type Unfinished, useUnfinished } from './use-unfinished.ts';
import '../check.css';

const text = openingWording.start;
// Only a link from a conversation hands answers on.
const HandedOn = lazy(() => import('./handed-on.tsx'));
const CompanyAbout = lazy(() => import('./company-about.tsx'));

/** What this is, how long it takes, what to have ready, for the side that the link names; then the buttons to begin or to continue. */
const StartPage = () => {
  const unfinished = useUnfinished();
  const [startsAnew, setStartsAnew] = useState(false);
  const [search] = useSearchParams();
  const isCompany = search.get('role') === 'employer';
  const hasDraft = unfinished.onDevice !== null || unfinished.onAccount !== null;
  return (
    <Page title="자가진단" className="start-page">
      {!isCompany && (
        <div className="check-top check-top-end">
          <QuickExit />
        </div>
      )}
      <h1>{isCompany ? text.companyTitle : text.title}</h1>
      <p className="lead">{isCompany ? text.companyLead : text.lead}</p>
      {hasDraft && !startsAnew && <Resume unfinished={unfinished} onStartAnew={() => setStartsAnew(true)} />}
      {isCompany ? (
        <Suspense>
          <CompanyAbout />
        </Suspense>
      ) : (
        <About />
      )}
      {(!hasDraft || startsAnew) && <Begin isLooking={unfinished.isLooking} discardsOther={hasDraft} />}
    </Page>
  );
};

export default StartPage;

const Resume = ({ unfinished, onStartAnew }: { unfinished: Unfinished; onStartAnew: () => void }) => {
  const { onDevice, onAccount } = unfinished;
  const session = useSession();
  const navigate = useNavigate();
  const goOnWithAccount = () => {
    if (onAccount === null || session.status !== 'signed_in') return;
    draftStore.resume(onAccount, session.user.id);
    void navigate('/check/form');
  };
  const goOnHere = () => {
    if (session.status === 'signed_in') draftStore.claim(session.user.id);
    void navigate('/check/form');
  };
  return (
    <section className="card card-sand resume" aria-labelledby="resume-title">
      <h2 id="resume-title">하던 진단이 있어요</h2>
      {onDevice !== null && (
        <p>
          {onDevice.isUnsaved ? '이 기기에서 ' : ''}
          {onDevice.answered}개 질문에 답하셨어요. 멈춘 곳부터 이어서 할 수 있어요.
        </p>
      )}
      {onAccount !== null && (
        <p>
          {onDevice === null ? '' : '계정에 저장된 다른 진단도 있어요: '}
          {koreanDate(onAccount.updatedAt)}까지 {onAccount.answers.length}개 질문에 답하셨어요.
          {onDevice !== null && ' 이 기기의 진단을 이어서 하면 계정에 저장된 진단은 지워져요.'}
        </p>
      )}
      <div className="actions">
        {onDevice !== null && <Button onClick={goOnHere}>이어서 하기</Button>}
        {onAccount !== null && (
          <Button kind={onDevice === null ? 'primary' : 'secondary'} onClick={goOnWithAccount}>
            {onDevice === null ? '이어서 하기' : '계정에 저장된 진단 이어서 하기'}
          </Button>
        )}
        <Button kind="secondary" onClick={onStartAnew}>
          새로 시작
        </Button>
      </div>
    </section>
  );
};

const About = () => (
  <div className="about-check">
    <section>
      <h2>이런 분께 맞아요</h2>
      <ul>
        {text.forWhom.map((who) => (
          <li key={who}>{who}</li>
        ))}
      </ul>
    </section>
    <section>
      <h2>곁에 두면 좋은 서류</h2>
      <ul>
        {text.papers.map((paper) => (
          <li key={paper}>{paper}</li>
        ))}
      </ul>
      <p className="soft">{text.withoutPapers}</p>
    </section>
    <section>
      <h2>무료와 유료</h2>
      <ul>
        <li>{text.is}</li>
        <li>{text.isNot}</li>
        <li>{text.saved}</li>
      </ul>
    </section>
  </div>
);

/** How many questions lead to the figure, and how long they take: counted, not written. */
const lengthText = (form: Form, questionnaire: Questionnaire): string => {
  const { fewest, most, minutes } = lengthOf(form, questionnaire, koreanToday());
  const range = (from: number, to: number): string => (from === to ? `${from}` : `${from}~${to}`);
  return `질문 ${range(fewest, most)}개, ${range(minutes.from, minutes.to)}분쯤`;
};

const Begin = ({ isLooking, discardsOther }: { isLooking: boolean; discardsOther: boolean }) => {
  const [loading, reload] = useForm();
  const session = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [kind, setKind] = useState<Questionnaire>('basic');
  const form = loading.state === 'ready' ? loading.value : null;
  const { given, said, isLoading, hasFailed } = useHandedOn(form);

  const begin = async () => {
    if (kind === 'detail') return navigate({ pathname: groundsPath, search: search.toString() });
    if (form === null) return reload(null);
    await navigate(beginCheck(form, { questionnaire: 'basic' }, session, given));
  };

  const role = search.get('role') === 'employer' ? 'employer' : 'employee';
  const hints = useMemo(() => {
    const hint = (of: Questionnaire) =>
      form === null ? undefined : `${figureNamedFor(role, form.intro[of])} ${lengthText(form, of)} 걸려요.`;
    return { basic: hint('basic'), detail: hint('detail') };
  }, [form, role]);
  return (
    <section className="begin" aria-label="진단 시작">
      <RadioGroup
        id="questionnaire"
        label="어떤 진단을 할까요?"
        options={[
          { value: 'basic', label: '기본 진단', hint: hints.basic },
          { value: 'detail', label: '상세 진단', hint: hints.detail },
        ]}
        value={kind}
        onChange={(chosen) => setKind(chosen === 'detail' ? 'detail' : 'basic')}
      />
      {form !== null && given.length > 0 && (
        <Suspense>
          <HandedOn form={form} given={given} said={said} />
        </Suspense>
      )}
      {hasFailed && (
        <Notice tone="warning" role="alert" title="대화에서 하신 말씀을 가져오지 못했어요">
          <p>그대로 시작하면 처음부터 여쭤볼게요.</p>
        </Notice>
      )}
      {discardsOther && (
        <Notice tone="warning" title="하던 진단은 지워져요">
          <p>새로 시작하면 하던 진단의 답변을 지우고 처음부터 물어봐요.</p>
        </Notice>
      )}
      {session.status === 'anonymous' && (
        <Notice title="결과는 가입하고 봐요, 1분이면 돼요">
          <p>
            질문에는 로그인 없이 답하고, 답변은 이 기기에만 남아요. 지금{' '}
            <Link to={withReturn('/user/login', startPath)}>로그인하면</Link> 답할 때마다 계정에 저장해요.
          </p>
        </Notice>
      )}
      {loading.state === 'failed' && <Notice tone="error" role="alert" title={loading.message} />}
      <Button
        busy={isLooking || isLoading || loading.state === 'loading'}
        busyLabel="잠시만요"
        wide
        onClick={() => void begin()}
      >
        {loading.state === 'failed' ? '다시 시도하기' : '시작하기'}
      </Button>
    </section>
  );
};
