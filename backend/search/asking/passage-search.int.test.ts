import { citablePassagesOf } from '@nomucheck/domain/advice/cited-passages.ts';
import { aRecord } from '@nomucheck/domain/cases/case-samples.fixture.ts';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { startTestDatabase, type TestDatabase } from '../../engine/testing/test-database.ts';
import { passagesOver } from '../testing/passages-over.fixture.ts';
import type { PassageSearch } from './passage-search.ts';

const before = '근로자는 2019년에 입사하여 생산부에서 일하였다. '.repeat(40);
const about = '회사는 육아휴직에서 돌아온 근로자를 같은 업무에 복귀시키지 않고 해고하였다. '.repeat(12);
const after = '그러므로 주문과 같이 판정한다. '.repeat(40);
const text = `## 이유\n${before}\n\n${about}\n\n${after}`;
const withText = aRecord({
  caseNumbers: ['서울2025부해100'],
  title: '복직 거부',
  point: '복직을 거부한 해고가 부당하다고 본 사건',
  sections: ['detail-23'],
});
const withoutText = aRecord({
  caseNumbers: ['2011다42324'],
  title: '서면통지',
  point: '육아휴직 뒤의 해고에 서면이 없었다고 본 사건',
  sections: ['detail-8'],
});

let database: TestDatabase;
let pool: pg.Pool;
let passages: PassageSearch;

beforeAll(async () => {
  database = await startTestDatabase();
  pool = createPool(database.url);
  passages = await passagesOver(
    pool,
    [
      { caseId: '0d9b2b54-0000-4000-8000-000000000001', record: withText, text },
      { caseId: '0d9b2b54-0000-4000-8000-000000000002', record: withoutText, text: null },
    ],
    () => new Date('2026-11-23T03:00:00Z'),
  );
}, 60_000);
afterAll(async () => {
  await pool.end();
  await database.close();
});

describe('the search of passages', () => {
  test('finds the passage with the words, under the number by which a citation of it is checked', async () => {
    const found = await passages.find('육아휴직 해고', { section: null, limit: 5 });
    const [one] = found.filter(({ caseNumber }) => caseNumber === '서울2025부해100');

    expect(one?.text).toContain('복귀시키지 않고');
    expect(one?.passage).toBeGreaterThan(0);
    expect(citablePassagesOf(withText, text)[one?.passage ?? -1]).toBe(one?.text);
  });

  test('takes the point of a case without a text', async () => {
    const [found] = await passages.find('육아휴직 해고 서면', { section: 'detail-8', limit: 5 });
    expect(found).toMatchObject({ caseNumber: '2011다42324', passage: 0, text: withoutText.point, revision: 1 });
  });

  test('gives only cases of the section, and without one only those that have all words', async () => {
    const ofSection = await passages.find('육아휴직 해고', { section: 'detail-8', limit: 5 });
    expect(ofSection.map(({ caseNumber }) => caseNumber)).toEqual(['2011다42324']);
    expect(await passages.find('육아휴직 음주운전', { section: null, limit: 5 })).toEqual([]);
  });
});
