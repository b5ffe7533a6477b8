import type { RefineCase } from '@nomucheck/domain/cases/contract/refine.ts';
import { expect, test } from 'vitest';
import { whyNotSure } from './why-not-sure.ts';

type Proposed = RefineCase['proposals'][number];
const outcome: Proposed = {
  id: 'outcome#1',
  field: 'outcome',
  value: 'worker_win',
  rule: 'commission-result',
  passage: null,
};
const point: Proposed = { id: 'point#1', field: 'point', value: '요지', rule: 'first-sentence', passage: null };
const sureCase: Parameters<typeof whyNotSure>[0] = {
  ...{ stage: 'crawled', proposals: [outcome], sure: ['outcome#1'], lacks: { outcome: '값을 확인해 주세요.' } },
  ...{ likeness: [], sentBack: null },
};

test('a case is sure whose open proposals are all sure and fill what is missing', () => {
  expect(whyNotSure(sureCase)).toEqual([]);
  expect(whyNotSure({ ...sureCase, stage: 'ready', proposals: [], lacks: {} })).toEqual([]);
});

test('what keeps a case from being sure is named', () => {
  expect(whyNotSure({ ...sureCase, proposals: [outcome, point] })).toEqual(['확실하지 않은 제안 1개']);
  expect(whyNotSure({ ...sureCase, lacks: { ...sureCase.lacks, 'caseNumbers.0': '', title: '' } })).toEqual([
    '빠진 항목 사건번호, 제목',
  ]);
  expect(whyNotSure({ ...sureCase, likeness: ['a'], sentBack: '다시' })).toEqual([
    '같은 사건으로 보이는 자료',
    '반려된 자료',
  ]);
});
