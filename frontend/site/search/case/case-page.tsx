import type { CaseAsRead } from '@nomucheck/domain/search/contract/search.ts';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { type ApiFailure, callApi } from '../../../shared/api-client.ts';
import { emptySearch, longestQuery } from '../../../shared/case-search/search-state.ts';
import { useSession } from '../../../shared/session.ts';
import { ButtonLink } from '../../forms/button.tsx';
import { Page } from '../../shell/page.tsx';
import { PageLoading } from '../../shell/page-loading.tsx';
import { ForReaders } from '../for-readers.tsx';
import { SearchFailed } from '../search-failed.tsx';
import { SearchOffer } from '../search-offer.tsx';
import { CaseView } from './case-view.tsx';
import '../search.css';
import './case.css';

/** `/search/:id`: one case for a reader, with the words of the query (`q`) marked. */
const CasePage = () => (
  <ForReaders>
    <ReadCase />
  </ForReaders>
);

export default CasePage;

const ReadCase = () => {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const q = (params.get('q') ?? '').trim().slice(0, longestQuery);
  const { answer, failure, retry } = useCase(id, q);
  const navigate = useNavigate();
  const { state } = useLocation();
  const isElsewhere = answer !== null && answer.id !== id;
  const to =
    answer === null ? '' : `/search/${encodeURIComponent(answer.id)}${q === '' ? '' : `?q=${encodeURIComponent(q)}`}`;
  useEffect(() => {
    // A merged case redirects to the case that it was merged into; its own address stays valid for ever.
    if (isElsewhere) void navigate(to, { replace: true, state: { ...asObject(state), mergedFrom: id } });
  }, [isElsewhere, to, id, navigate, state]);

  if (failure !== null) return <NoCase failure={failure} onRetry={retry} />;
  if (answer === null || isElsewhere) return <PageLoading label="판례를 불러오고 있어요" />;
  return (
    <Page title={`${answer.court} ${answer.caseNumbers[0] ?? ''}`} width="wide" className="case-page">
      <BackToResults q={q} />
      <CaseView answer={answer} wasMerged={asObject(state).mergedFrom !== undefined} />
    </Page>
  );
};

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/**
 * "Back" uses the history if the person came from the results or from an advice, so that they are as they were left; else it
 * links to the same query.
 */
const BackToResults = ({ q }: { q: string }) => {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { from } = asObject(state);
  const isFromResults = typeof from === 'string' && /^\/(?:search(\?|$)|advices\/)/.test(from);
  const isFromAdvice = isFromResults && from.startsWith('/advices/');
  return (
    <Link
      className="back-link case-back no-print"
      to={isFromResults ? from : q === '' ? '/search' : `/search?q=${encodeURIComponent(q)}`}
      onClick={(event) => {
        if (!isFromResults || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      {isFromAdvice ? '자문으로' : isFromResults || q !== '' ? '검색 결과로' : '판례 검색으로'}
    </Link>
  );
};

type Loaded = { of: string; answer: CaseAsRead | null; failure: ApiFailure | null };

const useCase = (id: string, q: string) => {
  const session = useSession();
  const isKnown = session.status !== 'loading';
  const who = session.user?.id ?? null;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [attempt, setAttempt] = useState(0);
  const of = `${id}?${q}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded again for another person or another attempt.
  useEffect(() => {
    if (!isKnown) return;
    const asked = new AbortController();
    setLoaded(null);
    void callApi<CaseAsRead>({
      url: `/api/cases/${encodeURIComponent(id)}`,
      params: { q: q === '' ? undefined : q },
      signal: asked.signal,
    }).then((answer) => {
      if (asked.signal.aborted) return;
      setLoaded(answer.ok ? { of, answer, failure: null } : { of, answer: null, failure: answer });
    });
    return () => asked.abort();
  }, [id, q, isKnown, who, attempt]);
  const now = loaded?.of === of ? loaded : null;
  return {
    answer: now?.answer ?? null,
    failure: now?.failure ?? null,
    retry: () => setAttempt((count) => count + 1),
  };
};

const NoCase = ({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) => {
  if (failure.status === 401 || failure.status === 402) {
    return (
      <Page title="판례 검색" width="wide" className="search-page">
        <h1>판례 검색</h1>
        <SearchOffer search={emptySearch} failure={failure} />
      </Page>
    );
  }
  if (failure.status === 404 || failure.status === 400) return <Absent />;
  return (
    <Page title="불러오지 못했어요" width="form">
      <h1>판례를 불러오지 못했어요</h1>
      <SearchFailed failure={failure} onRetry={onRetry} />
    </Page>
  );
};

const Absent = () => (
  <Page title="판례를 찾을 수 없어요" width="form">
    <h1>찾으시는 판례가 없어요</h1>
    <p>주소가 잘못 적혔거나, 잘못된 자료라서 저희가 내린 사건일 수 있어요.</p>
    <p>사건번호를 알고 계시면 그 번호로 다시 찾아보세요. 예: 2011다42324</p>
    <div className="actions">
      <ButtonLink to="/search">판례 검색으로</ButtonLink>
    </div>
  </Page>
);
