import type { CheckResults } from '@nomucheck/domain/checks/contract/results.ts';
import { useParams } from 'react-router';
import { useLoaded } from '../../../shared/client/use-loaded.ts';
import { ButtonLink } from '../../forms/button.tsx';
import { RequireSignIn } from '../../shell/gates/require-sign-in.tsx';
import { LoadFailed } from '../../shell/page/load-failed.tsx';
import { Page } from '../../shell/page/page.tsx';
import { PageLoading } from '../../shell/page/page-loading.tsx';
import { resultPath } from '../question-url.ts';
import { EarlierResult } from './earlier-result.tsx';
import { fetchResults } from './results-api.ts';
import '../list/check-list.css';

/** `/check/result/{id}/earlier`: every result that there was before, and how each differs from the newest one. */
const EarlierPage = () => {
  const { id = '' } = useParams();
  return (
    <RequireSignIn>
      <Loaded key={id} id={id} />
    </RequireSignIn>
  );
};

export default EarlierPage;

const Loaded = ({ id }: { id: string }) => {
  const [loading, set] = useLoaded<CheckResults>(() => fetchResults(id), id);
  if (loading.state === 'loading') return <PageLoading label="전에 본 결과를 불러오고 있어요" />;
  if (loading.state === 'failed') return <LoadFailed message={loading.message} onRetry={() => set(null)} />;
  return <Earlier checkId={id} results={loading.value.results} />;
};

/** The newest one first. Tests render it without a server. */
export const Earlier = ({ checkId, results }: { checkId: string; results: CheckResults['results'] }) => {
  const newest = results.at(-1);
  const earlier = results.slice(0, -1).toReversed();
  return (
    <Page title="전에 본 결과">
      <h1>전에 본 결과</h1>
      {earlier.length === 0 || newest === undefined ? (
        <p>아직 전에 본 결과가 없어요. 다시 계산하거나 답을 고쳐 진단하면 그 전 결과가 여기에 남아요.</p>
      ) : (
        <>
          <p>다시 계산한 결과와 답을 고쳐 다시 본 결과를 모두 모았어요. 전에 본 결과는 지워지지 않아요.</p>
          <ul className="check-list">
            {earlier.map((result) => (
              <EarlierResult key={result.calculationId} result={result} newest={newest} />
            ))}
          </ul>
        </>
      )}
      <ButtonLink to={resultPath(newest?.checkId ?? checkId)} kind="secondary">
        가장 최근 결과 보기
      </ButtonLink>
    </Page>
  );
};
