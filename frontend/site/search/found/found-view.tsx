import type { CaseSearchAnswer } from '@nomucheck/domain/search/contract/search.ts';
import { useRef } from 'react';
import { Link } from 'react-router';
import { count } from '../../../shared/formats.ts';
import { chosenCount, queryTextOf, type Search } from '../../../shared/search/search-state.ts';
import { Button } from '../../forms/button.tsx';
import { Notice } from '../../forms/notice.tsx';
import { ChosenFilters } from '../filters/chosen-filters.tsx';
import { FilterSheet } from '../filters/filter-sheet.tsx';
import { Filters } from '../filters/filters.tsx';
import { SortChoice } from '../filters/sort-choice.tsx';
import { useWanted } from '../filters/use-wanted.ts';
import type { SearchView } from '../use-search.ts';
import type { Found } from './found-cases.ts';
import { NoHits } from './no-hits.tsx';
import { ResultCard } from './result-card.tsx';
import { resultSentence } from './result-sentence.ts';
import { WinRateFigure } from './win-rate-figure.tsx';

type FoundCasesProps = {
  search: Search;
  view: SearchView & { found: Found };
  onChange: (search: Search, replace?: boolean) => void;
  onOpen: (id: string) => void;
};

/** The results: how many, their outcomes, the cases, and the filters. */
export const FoundCases = ({ search, view, onChange, onOpen }: FoundCasesProps) => {
  const { found, isLoading, failure } = view;
  const { answer, winRate } = found;
  const [wanted, change] = useWanted(search, onChange);
  const changedInSheet = useRef(false);
  const changeInSheet = (next: Search) => {
    // However much was chosen in the sheet, one Back leaves it.
    change(next, changedInSheet.current);
    changedInSheet.current = true;
  };
  const isOld = isLoading || failure !== null;
  const isNothing = answer.total === 0 && !isOld;
  const address = `/search${queryTextOf(search)}`;
  return (
    <>
      <div className="found-top">
        <p className="found-count" role="status">
          {isLoading ? '찾고 있어요' : failure !== null ? '' : resultSentence(search, answer)}
        </p>
        {answer.total > 1 && <SortChoice search={wanted} onChange={(sort) => change({ ...wanted, sort })} />}
      </div>
      <ChosenFilters search={wanted} onChange={change} />
      {answer.suggestion !== undefined && !isOld && (
        <p className="found-suggestion">
          이것을 찾으셨나요?{' '}
          <Link className="found-suggested" to={`/search${queryTextOf({ ...search, q: answer.suggestion })}`}>
            {answer.suggestion}
          </Link>
        </p>
      )}
      {!isOld && answer.total > 0 && <HowItWasFound answer={answer} />}
      {isNothing ? (
        <NoHits search={search} />
      ) : (
        <div className={`found${isOld ? ' found-old' : ''}`} aria-busy={isLoading}>
          <FilterSheet
            chosen={chosenCount(wanted)}
            total={answer.total}
            isLoading={isLoading}
            onOpen={() => {
              changedInSheet.current = false;
            }}
          >
            <Filters prefix="sheet" search={wanted} facets={answer.facets} onChange={changeInSheet} />
          </FilterSheet>
          <aside className="found-filters no-print" aria-label="조건으로 좁히기">
            <Filters prefix="side" search={wanted} facets={answer.facets} onChange={change} />
          </aside>
          <div className="found-main">
            {winRate && <WinRateFigure winRate={winRate} />}
            <h2 className="visually-hidden">찾은 사건</h2>
            <ol className="result-cards">
              {answer.items.map((item) => (
                <ResultCard
                  key={item.id}
                  item={item}
                  from={address}
                  to={`/search/${encodeURIComponent(item.id)}${search.q === '' ? '' : `?q=${encodeURIComponent(search.q)}`}`}
                  onOpen={() => onOpen(item.id)}
                />
              ))}
            </ol>
            <More view={view} />
          </div>
        </div>
      )}
    </>
  );
};

/** The parts of the search that differ from what was typed. */
const HowItWasFound = ({ answer }: { answer: CaseSearchAnswer }) => {
  const { relaxed, dropped, numbersBegin, passedOver = [], exactPhrases, synonyms } = answer;
  return (
    <>
      {numbersBegin && (
        <Notice title="그 번호와 꼭 같은 사건은 없었어요">
          <p>적으신 번호로 시작하는 사건을 찾았어요.</p>
        </Notice>
      )}
      {relaxed && (
        <Notice title="찾으신 말이 모두 나오는 사건은 없었어요">
          {dropped && <p>{dropped.map((word) => `‘${word}’`).join(', ')} 없이 찾은 사건을 세었어요.</p>}
        </Notice>
      )}
      {!exactPhrases && (
        <Notice title="큰따옴표 안의 말이 너무 흔해요">
          <p>낱말이 모두 나오는 사건까지만 살폈어요. 순서까지 같은지 보려면 조건을 더 좁혀 주세요.</p>
        </Notice>
      )}
      {passedOver.length > 0 && (
        <p className="soft">빼고 찾은 말: {passedOver.map((word) => `‘${word}’`).join(', ')}</p>
      )}
      {synonyms.length > 0 && (
        <p className="soft">
          같은 뜻의 말도 함께 찾았어요:{' '}
          {synonyms.map(({ word, others }) => `${word} = ${others.join(', ')}`).join(' · ')}
        </p>
      )}
    </>
  );
};

const More = ({ view: { found, more, loadMore } }: Pick<FoundCasesProps, 'view'>) => {
  const { items, total, cursor } = found.answer;
  const partly = items.filter(({ uncounted }) => uncounted).length;
  return (
    <div className="found-more no-print">
      <p role="status" className="soft">
        {count(total)}건 가운데 {count(items.length - partly)}건을 보고 있어요
        {partly > 0 && `. 찾는 말 가운데 일부만 있는 ${count(partly)}건은 이 수에 들지 않아요`}
      </p>
      {more === 'failed' && <p role="alert">더 불러오지 못했어요. 다시 눌러 주세요.</p>}
      {cursor !== null && (
        <Button kind="secondary" busy={more === 'loading'} busyLabel="불러오고 있어요" onClick={loadMore}>
          더 보기
        </Button>
      )}
    </div>
  );
};
