import type { CheckListItem } from '@nomucheck/domain/checks/contract/check.ts';
import { useLoaded } from '../../../shared/client/use-loaded.ts';
import { koreanDate } from '../../../shared/formats.ts';
import { ButtonLink } from '../../forms/button.tsx';
import { RequireSignIn } from '../../shell/gates/require-sign-in.tsx';
import { LoadFailed } from '../../shell/page/load-failed.tsx';
import { Page } from '../../shell/page/page.tsx';
import { PageLoading } from '../../shell/page/page-loading.tsx';
import { fetchChecks } from '../check-api.ts';
import { FinishedCard } from './finished-card.tsx';
import { kindName } from './kind-name.ts';
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
              <FinishedCard key={check.id} check={check} before={results.find(({ id }) => id === check.madeFrom)} />
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

const NoChecks = () => (
  <div className="card card-sand">
    <p>아직 진단한 내역이 없어요. 질문에 답하면 승소 가능성을 가늠해 볼 수 있어요.</p>
    <ButtonLink to="/check">자가진단 시작하기</ButtonLink>
  </div>
);
