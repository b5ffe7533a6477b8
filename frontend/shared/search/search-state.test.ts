import { QUERY_LENGTH } from '@nomucheck/domain/search/query/query.ts';
import { describe, expect, test } from 'vitest';
import {
  apiParamsOf,
  chosenCount,
  emptySearch,
  longestQuery,
  queryTextOf,
  searchFrom,
  toggled,
  withoutFilters,
} from './search-state.ts';

const read = (text: string) => searchFrom(new URLSearchParams(text));

describe('the address', () => {
  test('contains the whole search, which can be read back from it', () => {
    const search = {
      ...emptySearch,
      q: '"정당한 이유" -수습',
      outcome: ['worker_win', 'partial'],
      tribunal: ['대법원'],
      sections: ['detail-3'],
      from: 2019,
      to: 2024,
      sort: 'newest' as const,
      asOf: '2025-03-01',
    };
    expect(read(queryTextOf(search))).toEqual({ ...search, outcome: ['partial', 'worker_win'] });
  });

  test('is empty for an empty search', () => {
    expect(queryTextOf(emptySearch)).toBe('');
    expect(read('')).toEqual(emptySearch);
  });

  test('is the same for the same search, whatever the order of the choices', () => {
    const one = toggled(toggled(emptySearch, 'outcome', 'partial'), 'outcome', 'rejected');
    const other = toggled(toggled(emptySearch, 'outcome', 'rejected'), 'outcome', 'partial');
    expect(queryTextOf(one)).toBe(queryTextOf(other));
    expect(queryTextOf(one)).toBe('?outcome=partial,rejected');
  });

  test('with unknown or wrong values is read as far as possible', () => {
    expect(read('?sort=price&from=later&asOf=2023-02-29&outcome=,,&q=%20')).toEqual(emptySearch);
    expect(read('?from=2024&to=2020')).toMatchObject({ from: 2020, to: 2024 });
  });
});

test('nothing typed searches for the configured word; filters alone search all cases', () => {
  expect(apiParamsOf(emptySearch)).toEqual({});
  expect(apiParamsOf(read('?sections=detail-3'))).toEqual({ q: '', sections: 'detail-3' });
});

test('a query may be as long as the server allows', () => {
  expect(longestQuery).toBe(QUERY_LENGTH);
});

test('the server gets whole days', () => {
  expect(apiParamsOf({ ...emptySearch, q: '해고', from: 2020, to: 2021 })).toEqual({
    q: '해고',
    from: '2020-01-01',
    to: '2021-12-31',
  });
});

test('choosing a value twice removes it', () => {
  expect(toggled(toggled(emptySearch, 'kind', 'case-low'), 'kind', 'case-low')).toEqual(emptySearch);
});

test('the years count as one filter, words and order as none', () => {
  expect(chosenCount(read('?q=해고&sort=newest&from=2020&to=2021&outcome=partial,settled'))).toBe(3);
  expect(withoutFilters(read('?q=해고&sort=newest&from=2020&asOf=2025-01-01'))).toEqual(read('?q=해고&sort=newest'));
});
