import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { koreanDate, koreanToday } from '../../shared/formats.ts';
import { queryMistake } from '../../shared/search/query-mistake.ts';
import { emptySearch, isEmptySearch, queryTextOf, type Search, searchFrom } from '../../shared/search/search-state.ts';
import { Page } from '../shell/page/page.tsx';
import { PageLoading } from '../shell/page/page-loading.tsx';
import { Begin } from './begin.tsx';
import { ForReaders } from './for-readers.tsx';
import { FoundCases } from './found/found-view.tsx';
import { usePlace } from './places.ts';
import { QueryHelp } from './query/query-help.tsx';
import { readRecentAnew, rememberSearch } from './query/recent-searches.ts';
import { SearchBox } from './query/search-box.tsx';
import { SearchFailed } from './search-failed.tsx';
import { SearchOffer } from './search-offer.tsx';
import { useSearch } from './use-search.ts';
import './search.css';

/** `/search`: the address contains the whole search. */
const SearchPage = () => (
  <ForReaders>
    <SearchCases />
  </ForReaders>
);

export default SearchPage;

const SearchCases = () => {
  const [params] = useSearchParams();
  const search = searchFrom(params);
  const navigate = useNavigate();
  const view = useSearch(search);
  const { found, failure, isLoading, retry } = view;
  const place = usePlace(found?.of === queryTextOf(search));
  useEffect(readRecentAnew, []);

  const go = (next: Search, replace = false) => void navigate(`/search${queryTextOf(next)}`, { replace });
  const look = (q: string) => {
    rememberSearch(q);
    go({ ...search, q, sort: null });
  };
  const lacksAccess = failure !== null && (failure.status === 402 || failure.status === 401);
  const foundNothing = found !== null && !isLoading && failure === null && found.answer.total === 0;
  const wrong =
    failure?.status === 400
      ? (failure.errors?.q ?? failure.message)
      : ((foundNothing ? queryMistake(search.q) : null) ?? undefined);

  return (
    <Page title="판례 검색" width="wide" className="search-page" onReturn={place.back}>
      <h1>판례 검색</h1>
      {isEmptySearch(search) && (
        <p className="lead">비슷한 일이 어떻게 판단되었는지, 노동위원회 판정례와 법원 판례에서 찾아보세요.</p>
      )}
      <PrintHeading search={search} />
      <SearchBox
        key={search.q}
        query={search.q}
        error={wrong}
        onSearch={look}
        onGround={(section) => go({ ...emptySearch, sections: [section] })}
      />
      <QueryHelp key={String(wrong !== undefined)} isOpen={wrong !== undefined} />
      {lacksAccess ? (
        <SearchOffer search={search} failure={failure} />
      ) : (
        <>
          {failure !== null && failure.status !== 400 && <SearchFailed failure={failure} onRetry={retry} />}
          {found === null && isLoading && <PageLoading label="판례를 찾고 있어요" />}
          {isEmptySearch(search) && <Begin />}
          {found !== null && (
            <FoundCases search={search} view={{ ...view, found }} onChange={go} onOpen={place.leave} />
          )}
        </>
      )}
    </Page>
  );
};

/** In print there is no box: the query, and the date. */
const PrintHeading = ({ search }: { search: Search }) => (
  <p className="print-only">
    {search.q === '' ? '모든 판례' : `찾은 말: ${search.q}`} · {koreanDate(koreanToday())}에 찾음
  </p>
);
