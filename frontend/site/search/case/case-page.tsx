import type { CaseAsRead } from '@nomucheck/domain/search/contract/search.ts';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { type ApiFailure, callApi } from '../../../shared/client/api-client.ts';
import { useSession } from '../../../shared/client/session.ts';
import { longestQuery } from '../../../shared/search/search-state.ts';
import { Page } from '../../shell/page/page.tsx';
import { PageLoading } from '../../shell/page/page-loading.tsx';
import { ForReaders } from '../for-readers.tsx';
import { cameWithPublishedCase } from '../search-api.ts';
import { BackToResults } from './back-to-results.tsx';
import { useLedOn, useWayHere } from './case-address.ts';
import { caseName } from './case-head.tsx';
import { CaseView } from './case-view.tsx';
import { NoCase } from './no-case.tsx';
import { PublishedCasePage } from './published-case.tsx';
import '../search.css';
import './case.css';

/** `/search/:id`: one case for a reader, with the words of the query (`q`) marked; for others what is published of it. */
const CasePage = () => {
  const { id = '' } = useParams();
  return (
    <ForReaders>
      <OneCase key={id} id={id} />
    </ForReaders>
  );
};

export default CasePage;

const OneCase = ({ id }: { id: string }) => {
  const [params] = useSearchParams();
  const q = (params.get('q') ?? '').trim().slice(0, longestQuery);
  const { status } = useSession();
  const { answer, failure, retry } = useCase(id, q);
  const { wasMerged } = useWayHere();
  const isLedOn = useLedOn({ id, q, standing: answer?.id ?? null });
  const [cameWithIt] = useState(() => cameWithPublishedCase(id));

  const isRefused = failure?.status === 401 || failure?.status === 402;
  if (failure !== null && !isRefused) return <NoCase failure={failure} onRetry={retry} />;
  const isWaiting = status !== 'anonymous' && failure === null;
  if (isLedOn || (answer === null && isWaiting && !cameWithIt)) return <PageLoading label="판례를 불러오고 있어요" />;
  if (answer === null) return <PublishedCasePage id={id} q={q} isWaiting={isWaiting} refusal={failure} />;
  return (
    <Page title={caseName(answer)} width="wide" className="case-page">
      <BackToResults q={q} />
      <CaseView answer={answer} wasMerged={wasMerged} />
    </Page>
  );
};

type Loaded = { of: string; answer: CaseAsRead | null; failure: ApiFailure | null };

/** The case as a reader sees it; for who isn't signed in it isn't asked. */
const useCase = (id: string, q: string) => {
  const session = useSession();
  const mayRead = session.status === 'signed_in' || session.status === 'unreachable';
  const who = session.user?.id ?? null;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [attempt, setAttempt] = useState(0);
  const of = `${id}?${q}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded again for another person or another attempt.
  useEffect(() => {
    setLoaded(null);
    if (!mayRead) return;
    const asked = new AbortController();
    void callApi<CaseAsRead>({
      url: `/api/cases/${encodeURIComponent(id)}`,
      params: { q: q === '' ? undefined : q },
      signal: asked.signal,
    }).then((answer) => {
      if (asked.signal.aborted) return;
      setLoaded(answer.ok ? { of, answer, failure: null } : { of, answer: null, failure: answer });
    });
    return () => asked.abort();
  }, [id, q, mayRead, who, attempt]);
  const now = loaded?.of === of ? loaded : null;
  return {
    answer: now?.answer ?? null,
    failure: now?.failure ?? null,
    retry: () => setAttempt((count) => count + 1),
  };
};
