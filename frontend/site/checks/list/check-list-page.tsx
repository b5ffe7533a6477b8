import type { CheckListItem } from '@nomucheck/domain/checks/contract/check.ts';
import { daysBetween } from '@nomucheck/domain/kernel/korean-date.ts';
import { Link } from 'react-router';
import { koreanDate, koreanMoment, koreanToday, percent } from '../../../shared/formats.ts';
import { useLoaded } from '../../../shared/use-loaded.ts';
import { ButtonLink } from '../../forms/button.tsx';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { Page } from '../../shell/page.tsx';
import { PageLoading } from '../../shell/page-loading.tsx';
import { RequireSignIn } from '../../shell/require-sign-in.tsx';
import { fetchChecks } from '../check-api.ts';
import { resultPath } from '../question-url.ts';
import './check-list.css';

/** `/more/checkList`: a person's checks, the unfinished one first. */
const CheckListPage = () => (
  <RequireSignIn>
    <LoadedList />
  </RequireSignIn>
);

export default CheckListPage;

const LoadedList = () => {
  const [loading, set] = useLoaded(fetchChecks, 'checks');
  if (loading.state === 'loading') return <PageLoading label="진단 내역을 불러오고 있어요" />;
  if (loading.state === 'failed') return <LoadFailed message={loading.message} onRetry={() => set(null)} />;
  return <CheckList checks={loading.value.items} />;
};

export const CheckList = ({ checks }: { checks: readonly CheckListItem[] }) => {
  const drafts = checks.filter((check) => check.status === 'draft');
  const results = checks.filter((check) => check.status === 'completed');
  return (
    <Page title="진단 내역">
      <h1>진단 내역</h1>
      {drafts.length === 0 && results.length === 0 ? <NoChecks /> : null}
      {drafts.map((draft) => (
        <section className="card card-sand list-draft" key={draft.id} aria-label="하던 진단">
          <h2>하던 진단</h2>
          <p>
            {kindName(draft)} · 마지막으로 저장한 날: {koreanDate(draft.updatedAt)}
          </p>
          <ButtonLink to="/check/form">이어서 하기</ButtonLink>
        </section>
      ))}
      {results.length > 0 && (
        <>
          <h2>나온 결과</h2>
          <ul className="check-list">
            {results.map((check) => (
              <Finished key={check.id} check={check} />
            ))}
          </ul>
          <ButtonLink to="/check" kind="secondary">
            새로 진단하기
          </ButtonLink>
        </>
      )}
    </Page>
  );
};

const kindName = (check: CheckListItem): string => (check.questionnaire === 'basic' ? '기본 진단' : '상세 진단');

const NoChecks = () => (
  <div className="card card-sand">
    <p>아직 진단한 내역이 없어요. 질문에 답하면 승소 가능성을 가늠해 볼 수 있어요.</p>
    <ButtonLink to="/check">자가진단 시작하기</ButtonLink>
  </div>
);

const Finished = ({ check }: { check: CheckListItem }) => (
  <li className="card list-result">
    <h3>
      <Link to={resultPath(check.id)}>
        {koreanMoment(check.calculatedAt ?? check.updatedAt)} {kindName(check)}
      </Link>
    </h3>
    <p className="list-figure">
      {check.shownRate === null ? (
        <>수치 없음</>
      ) : (
        <>
          <strong>{percent(check.shownRate)}</strong> <span className="soft">(추정)</span>
        </>
      )}
    </p>
    {check.madeFrom !== undefined && <p className="soft">앞선 진단의 답을 고쳐 다시 본 결과예요.</p>}
    {check.grounds.length > 0 && <p className="soft">{check.grounds.join(', ')}</p>}
    {check.deadline !== null && <p>{deadlineText(check.deadline)}</p>}
    {hasEarlier(check) && (
      <p>
        <Link to={`${resultPath(check.id)}/earlier`}>전에 본 결과와 달라진 점</Link>
      </p>
    )}
    {check.outdated && <p className="list-outdated">자료가 바뀌었어요. 결과에서 다시 계산할 수 있어요.</p>}
  </li>
);

const hasEarlier = ({ calculations = 0, madeFrom }: CheckListItem): boolean =>
  calculations > 1 || madeFrom !== undefined;

const deadlineText = (day: string): string => {
  const days = daysBetween(koreanToday(), day);
  const left = days < 0 ? '지났어요' : days === 0 ? '오늘까지예요' : `${days}일 남았어요`;
  return `노동위원회 신청 기한 ${koreanDate(day)} · ${left}`;
};
