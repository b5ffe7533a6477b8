import type { ApiFailure } from '../../../shared/client/api-client.ts';
import { emptySearch } from '../../../shared/search/search-state.ts';
import { LoadFailed } from '../../shell/page/load-failed.tsx';
import { Page } from '../../shell/page/page.tsx';
import { PageLoading } from '../../shell/page/page-loading.tsx';
import { usePublishedCase } from '../search-api.ts';
import { SearchOffer } from '../search-offer.tsx';
import { BackToResults } from './back-to-results.tsx';
import { useLedOn, useWayHere } from './case-address.ts';
import { CaseHead, caseName } from './case-head.tsx';
import { MergedNotice } from './merged-notice.tsx';
import { Absent, NoCase } from './no-case.tsx';

type PublishedCaseProps = {
  id: string;
  q: string;
  /** Whether it isn't known yet if this person may read the case. */
  isWaiting: boolean;
  /** The refusal, for somebody who is signed in and has no access. */
  refusal: ApiFailure | null;
};

const loadingLabel = '판례를 불러오고 있어요';

/** What everybody may know of a case, and how to read on. */
export const PublishedCasePage = ({ id, q, isWaiting, refusal }: PublishedCaseProps) => {
  const [loading, set] = usePublishedCase(id);
  const { wasMerged } = useWayHere();
  const isLedOn = useLedOn({ id, q, standing: loading.state === 'ready' ? loading.value.id : null });
  if (loading.state === 'loading' || isLedOn || (loading.state === 'failed' && isWaiting))
    return <PageLoading label={loadingLabel} />;
  if (loading.state === 'failed') {
    if (!['not_found', 'invalid_request'].includes(loading.code))
      return <LoadFailed message={loading.message} onRetry={() => set(null)} />;
    return refusal === null ? <Absent mayBeClosed /> : <NoCase failure={refusal} onRetry={() => set(null)} />;
  }
  return (
    <Page title={caseName(loading.value)} width="wide" className="case-page search-page">
      <BackToResults q={q} />
      <article>
        <CaseHead of={loading.value}>{wasMerged && <MergedNotice />}</CaseHead>
      </article>
      {isWaiting ? (
        <PageLoading label={loadingLabel} />
      ) : (
        <SearchOffer
          search={emptySearch}
          failure={refusal}
          headline="이 판례를 더 자세히 보려면 이용 권한이 필요해요"
        />
      )}
    </Page>
  );
};
