import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { ApiFailure } from '../../shared/client/api-client.ts';
import { emptySearch, type Search } from '../../shared/search/search-state.ts';
import { chosenOf } from './filters/chosen-filters.tsx';
import type { Found } from './found/found-cases.ts';
import { FoundCases } from './found/found-view.tsx';
import { resultSentence } from './found/result-sentence.ts';
import { WinRateFigure } from './found/win-rate-figure.tsx';
import { answerOf, foundOf, itemOf, winRate } from './search.fixtures.ts';
import { SearchOffer } from './search-offer.tsx';
import type { SearchView } from './use-search.ts';

const shown = (element: React.ReactNode): string => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);
const read = (markup: string): string => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

const search: Search = { ...emptySearch, q: '해고' };
const page = (found: Found, view: Partial<SearchView> = {}, of: Search = search): string =>
  shown(
    <FoundCases
      search={of}
      view={{ isLoading: false, failure: null, more: 'idle', loadMore: () => {}, retry: () => {}, ...view, found }}
      onChange={() => {}}
      onOpen={() => {}}
    />,
  );

describe('the results', () => {
  const found = foundOf('?q=해고', answerOf([itemOf('a'), itemOf('b', { outcome: 'partial' })], 'c1'));

  test('have their number in the announced sentence, and each case its outcome in words', () => {
    const markup = page(found);
    expect(markup).toMatch(/role="status">‘해고’ 판례 39건을 찾았어요/);
    expect(read(markup)).toContain('근로자 승 2011년 10월 27일 대법원 2011다42324');
    expect(read(markup)).toContain('일부 인용');
  });

  test('link to each case with the query, and mark its words', () => {
    const markup = page(found);
    expect(markup).toContain('href="/search/a?q=%ED%95%B4%EA%B3%A0"');
    expect(markup).toContain('<mark>해고</mark>');
  });

  test('offer the next page while there is one', () => {
    expect(read(page(found))).toContain('39건 가운데 2건을 보고 있어요');
    expect(page(found)).toContain('더 보기');
    expect(page(foundOf('', answerOf([itemOf('a')])))).not.toContain('더 보기</button>');
  });

  test('stay visible while another search is loading, and say so', () => {
    const markup = page(found, { isLoading: true });
    expect(markup).toContain('찾고 있어요');
    expect(markup).toMatch(/class="found found-old" aria-busy="true"/);
    expect(markup).toContain('2011다42324');
  });

  test('mark a case with only some of the words, and don’t count it', () => {
    const [first, ...others] = found.answer.items;
    const items = first ? [first, ...others, { ...first, id: 'partly', uncounted: true as const }] : [];
    const text = read(page({ ...found, answer: { ...found.answer, items } }));
    expect(text.match(/찾는 말 가운데 일부만 있어요/g)).toHaveLength(1);
    expect(text).toContain('일부만 있는 1건은 이 수에 들지 않아요');
  });

  test('say if synonyms or fewer words were searched', () => {
    const answer = {
      ...found.answer,
      relaxed: true,
      dropped: ['회사', '해고'],
      suggestion: '부당해고',
      passedOver: ['어떻게', '하나요'],
      synonyms: [{ word: '짤림', others: ['해고'] }],
    };
    const text = read(page({ ...found, answer }));
    expect(text).toContain('찾으신 말이 모두 나오는 사건은 없었어요');
    expect(text).toContain('‘회사’, ‘해고’ 없이 찾은 사건을 세었어요');
    expect(text).toContain('이것을 찾으셨나요? 부당해고');
    expect(text).toContain('빼고 찾은 말: ‘어떻게’, ‘하나요’');
    expect(text).toContain('짤림 = 해고');
  });
});

describe('without any result, the page', () => {
  const narrowed: Search = { ...search, outcome: ['partial'], from: 2019 };

  test('links to changed searches that find something', () => {
    const markup = page(foundOf('', answerOf([])), {}, narrowed);
    expect(read(markup)).toContain('‘해고’ 검색 결과가 없어요');
    expect(markup).toContain('href="/search?q=%ED%95%B4%EA%B3%A0&amp;from=2019"');
    expect(markup).toContain('href="/search?q=%ED%95%B4%EA%B3%A0"');
    expect(markup).toContain('href="/search?sections=detail-17"');
  });

  test('names the day that is searched', () => {
    expect(resultSentence({ ...search, asOf: '2025-03-01' }, { q: '해고', total: 0 })).toBe(
      '2025년 3월 1일 자료에서 ‘해고’ 검색 결과가 없어요',
    );
  });
});

test('all chosen filters are named, and each can be removed', () => {
  const chosen = chosenOf({ ...search, sections: ['detail-3'], from: 2020, to: 2020, asOf: '2025-03-01' });
  expect(chosen.map(({ words }) => words)).toEqual(['기간제 근로자', '2020년', '2025년 3월 1일 기준']);
  expect(chosen[1]?.without).toMatchObject({ sections: ['detail-3'], from: null, to: null, asOf: '2025-03-01' });
});

describe('the win rate of the results', () => {
  test('shows its band and its basis, and the years as a chart with a table', () => {
    const markup = shown(<WinRateFigure winRate={winRate} />);
    expect(read(markup)).toContain('54% 41%에서 67% 사이');
    expect(read(markup)).toContain('판단이 난 37건 가운데 근로자 승 18건, 일부 인용 4건');
    expect(markup).toContain('<th scope="col">근로자 승</th><th scope="col">일부 인용</th>');
    expect(markup).toMatch(/<svg[^>]*role="img"[^>]*aria-labelledby/);
    expect(markup.match(/<th scope="row">/g)).toHaveLength(3);
  });

  test('isn’t shown if nothing was decided', () => {
    const markup = shown(
      <WinRateFigure
        winRate={{ ...winRate, decided: 0, workerWins: 0, partial: 0, rate: null, band: null, byYear: [] }}
      />,
    );
    expect(read(markup)).toContain('비율을 내지 않았어요');
    expect(markup).not.toMatch(/\d%/);
  });

  test('of a few cases is no figure: only the band, and that there are few', () => {
    const markup = shown(<WinRateFigure winRate={{ ...winRate, decided: 5, missing: 15 }} />);
    expect(read(markup)).toContain(
      '사건이 적어서 한 숫자로 말씀드리기 어려워요. 판단이 난 사건이 15건 더 있어야 해요. 비율로 보면 41%에서 67% 사이예요.',
    );
    expect(read(markup)).not.toContain('54%');
  });
});

describe('a person who may not search', () => {
  const refused = (body: Record<string, unknown>): ApiFailure => ({
    ok: false,
    code: 'search_payment_needed',
    message: '🔐',
    status: 402,
    offline: false,
    aborted: false,
    body,
  });

  test('sees how many cases there are, what opens the search, and a link to its price', () => {
    const markup = shown(<SearchOffer search={search} failure={refused({ offer: { found: 12, searchable: 340 } })} />);
    expect(read(markup)).toContain('찾으신 조건에 맞는 판례가 12건 있어요');
    expect(read(markup)).toContain('340건');
    expect(read(markup)).toContain('결제한 때부터 24시간 동안');
    expect(markup).toContain('href="/check/orderInfo"');
    expect(markup).toContain('href="/check"');
    expect(markup).not.toContain('<button');
  });

  test('sees this before signing in, too; if nothing would be found, what to try', () => {
    const notSignedIn: ApiFailure = {
      ...refused({ offer: { found: 0, searchable: 340 } }),
      code: 'login_needed',
      status: 401,
    };
    const text = read(shown(<SearchOffer search={search} failure={notSignedIn} />));
    expect(text).toContain('찾으신 조건에 맞는 판례는 아직 없어요');
    expect(text).toContain('다른 말로 찾아보세요');
  });

  test('sees no figure if the server gave none', () => {
    expect(read(shown(<SearchOffer search={search} failure={refused({ offer: 'many' })} />))).toContain(
      '이용 권한이 필요해요',
    );
  });
});
