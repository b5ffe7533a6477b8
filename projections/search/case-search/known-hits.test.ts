import { parseQuery } from '@nomucheck/domain/search/query/query.ts';
import { tsQueryOf } from '@nomucheck/domain/search/query/ts-query.ts';
import { decisionText } from '@nomucheck/domain/search/ranking/texts.fixture.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { conditionsOf } from './known-hits.ts';

test('a query is cut into the conditions that it joins', () => {
  expect(conditionsOf(`'해고' & ('정당' | ('정직' & 'a&b')) & !('it''s' & '감봉')`)).toEqual({
    wanted: [`'해고'`, `('정당' | ('정직' & 'a&b'))`],
    unwanted: [`('it''s' & '감봉')`],
  });
  expect(conditionsOf(`'a\\\\' & '2017두':*`)).toEqual({ wanted: [`'a\\\\'`, `'2017두':*`], unwanted: [] });
});

test('the conditions joined again are the query, whatever was typed', () => {
  fc.assert(
    fc.property(fc.oneof(decisionText, fc.string({ maxLength: 30 })), (typed) => {
      const query = tsQueryOf(parseQuery(typed));
      if (query === null) return;
      const { wanted, unwanted } = conditionsOf(query);
      expect([...wanted, ...unwanted.map((each) => `!${each}`)].join(' & ')).toBe(query);
    }),
  );
});
