import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { useSearchParams } from 'react-router';
import { count } from '../../shared/formats.ts';
import { queryMistake } from '../../shared/search/query-mistake.ts';
import { chosenCount, queryTextOf, type Search, searchFrom, withoutFilters } from '../../shared/search/search-state.ts';
import { fieldErrorsOf, messageOf } from '../api/api-error.ts';
import { WordSearch } from '../list/filter-fields.tsx';
import { OnlyFor } from '../shell/only-for.tsx';
import { PageHeading } from '../shell/page-heading.tsx';
import { FoundCase } from './found-case.tsx';
import { SearchFilters } from './search-filters.tsx';
import { useCaseSearch } from './use-case-search.ts';
import { WinRate } from './win-rate.tsx';

/** /admin/search: the case search for the firm's people, with the parts of each score. */
const SearchPage = () => (
  <OnlyFor entry="search">
    <PageHeading title="판례 검색" />
    <Cases />
  </OnlyFor>
);

export default SearchPage;

const Cases = () => {
  const [params, setParams] = useSearchParams();
  const search = searchFrom(params);
  const { cases, winRate } = useCaseSearch(search);
  const change = (next: Search) => setParams(new URLSearchParams(queryTextOf(next)));
  const first = cases.data?.pages[0];
  const items = cases.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <WordSearch
          key={search.q}
          label="찾을 말"
          help={'"그대로", -빼기, 사건번호, 근로기준법 23조'}
          word={search.q}
          onSearch={(q) => change({ ...search, q, sort: null })}
        />
      </Box>
      <SearchFilters search={search} facets={first?.facets} onChange={change} />
      {cases.error && (
        <Alert
          severity="error"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" onClick={() => void cases.refetch()}>
              다시 시도
            </Button>
          }
        >
          {fieldErrorsOf(cases.error).q ?? messageOf(cases.error)}
        </Alert>
      )}
      {cases.isPending && <Loading />}
      {first && !cases.error && (
        <Box aria-busy={cases.isPlaceholderData} sx={{ opacity: cases.isPlaceholderData ? 0.55 : 1 }}>
          <Typography role="status" sx={{ fontWeight: 600, mb: 1 }}>
            {cases.isPlaceholderData
              ? '찾는 중'
              : `${first.q === '' ? '' : `‘${first.q}’ `}${count(first.total)}건, ${(first.tookMs / 1000).toFixed(2)}초`}
          </Typography>
          <HowItWasFound answer={first} onSuggestion={(q) => change({ ...search, q })} />
          {winRate.data && <WinRate winRate={winRate.data} />}
          {first.total === 0 && !cases.isPlaceholderData && (
            <Alert
              severity="info"
              action={
                chosenCount(search) > 0 && (
                  <Button color="inherit" onClick={() => change(withoutFilters(search))}>
                    조건 지우기
                  </Button>
                )
              }
            >
              찾은 판례가 없습니다. {queryMistake(search.q) ?? '낱말을 줄이거나 조건을 빼 보십시오.'}
            </Alert>
          )}
          <Box
            component="ol"
            data-rows
            aria-label="찾은 판례"
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
          >
            {items.map((item) => (
              <FoundCase key={item.id} item={item} query={first.q} />
            ))}
          </Box>
          {cases.hasNextPage && (
            <Button
              variant="outlined"
              disabled={cases.isFetchingNextPage}
              onClick={() => void cases.fetchNextPage()}
              sx={{ mt: 2 }}
            >
              더 보기 ({count(items.filter(({ uncounted }) => !uncounted).length)} / {count(first.total)})
            </Button>
          )}
        </Box>
      )}
    </>
  );
};

type Answer = NonNullable<ReturnType<typeof useCaseSearch>['cases']['data']>['pages'][number];

const HowItWasFound = ({ answer, onSuggestion }: { answer: Answer; onSuggestion: (q: string) => void }) => {
  const { suggestion, relaxed, dropped = [], numbersBegin, passedOver = [], exactPhrases, synonyms } = answer;
  return (
    <>
      {suggestion !== undefined && (
        <Typography sx={{ mb: 1 }}>
          이것을 찾으셨습니까?{' '}
          <Button size="small" onClick={() => onSuggestion(suggestion)}>
            {suggestion}
          </Button>
        </Typography>
      )}
      {numbersBegin && (
        <Alert severity="info" sx={{ mb: 1 }}>
          번호가 같은 판례가 없어 그 번호로 시작하는 판례를 찾았습니다.
        </Alert>
      )}
      {relaxed && (
        <Alert severity="info" sx={{ mb: 1 }}>
          낱말이 모두 나오는 판례가 없어 {dropped.map((word) => `‘${word}’`).join(', ')} 없이 찾은 판례를 셌습니다.
        </Alert>
      )}
      {!exactPhrases && (
        <Alert severity="info" sx={{ mb: 1 }}>
          큰따옴표 안의 말이 너무 흔해 순서는 보지 않았습니다.
        </Alert>
      )}
      {passedOver.length > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          제외한 말: {passedOver.join(', ')}
        </Typography>
      )}
      {synonyms.length > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          함께 찾은 말: {synonyms.map(({ word, others }) => `${word} = ${others.join(', ')}`).join(' · ')}
        </Typography>
      )}
    </>
  );
};

const Loading = () => (
  <Box aria-busy aria-label="판례를 찾는 중" role="status">
    {Array.from({ length: 6 }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines that are all alike
      <Skeleton key={row} height={88} />
    ))}
  </Box>
);
