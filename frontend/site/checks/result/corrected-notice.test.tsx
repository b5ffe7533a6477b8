import type { CorrectedOut } from '@nomucheck/domain/checks/corrections/contract.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CorrectedNotice } from './corrected-notice.tsx';

const corrected: CorrectedOut = {
  toldAt: '2026-11-05T03:00:00.000Z',
  before: '2026-12-31',
  after: '2999-03-31',
  opened: ['court'],
  closed: [],
  moved: [],
  reasons: [{ why: '갱신 거절은 계약이 끝난 날부터 3개월이에요.', law: '근로기준법 제28조' }],
};
const textOf = (changes: Partial<CorrectedOut> = {}, side: 'employee' | 'employer' = 'employee'): string =>
  renderToStaticMarkup(<CorrectedNotice corrected={{ ...corrected, ...changes }} side={side} />).replace(
    /<[^>]+>/g,
    ' ',
  );

it('says what was told, what is right, why, and that we were wrong', () => {
  const text = textOf();
  for (const part of ['기한을 바로잡았어요', '2026년 12월 31일', '2999년 3월 31일', '법원 소송', '저희 잘못', '제28조'])
    expect(text).toContain(part);
  expect(text).not.toContain('1350');
});

it('says to a worker that the right day has passed, and what is left; to a company not', () => {
  expect(textOf({ after: '2026-11-10' })).toMatch(/이미 지났어요.*1350.*132/);
  expect(textOf({ after: '2026-11-10' }, 'employer')).not.toContain('1350');
});

it('says of no day that it has passed where it is the day that was told', () => {
  expect(textOf({ before: '2026-11-10', after: '2026-11-10' })).not.toMatch(/이미 지났어요|1350/);
});

it('names the routes alone where the first day is the same', () => {
  const moved = [{ route: 'labour_commission', before: '2026-12-31', after: '2999-03-31' }] as const;
  const text = textOf({ before: '2026-12-01', after: '2026-12-01', moved: [...moved] });
  expect(text).toContain('열린 길을 바로잡았어요');
  expect(text).toContain('노동위원회 구제신청');
  expect(text).not.toContain('전에 안내한 마지막 날');
});
