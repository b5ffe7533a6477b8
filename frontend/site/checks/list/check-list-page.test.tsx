import type { CheckListItem } from '@nomucheck/domain/checks/contract/check.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { discarded, draft, inTime, late, withoutFigure } from './check-list.fixtures.ts';
import { CheckList } from './check-list-page.tsx';

const page = (...checks: CheckListItem[]): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CheckList checks={checks} />
    </MemoryRouter>,
  );

test('an empty list says what to do', () => {
  expect(page()).toContain('아직 진단한 내역이 없어요');
  expect(page(discarded)).toContain('자가진단 시작하기');
});

test('an unfinished check can be continued', () => {
  expect(page(draft)).toContain('href="/check/form"');
});

test('a result shows its figure as an estimate, its ground and the time left', () => {
  const shown = page(inTime);
  expect(shown).toContain('63%');
  expect(shown).toContain('승소 가능성 (추정)');
  expect(shown).toContain('결근(근태불량)');
  expect(shown).toMatch(/\d+일 남았어요/);
  expect(shown).toContain('href="/check/result/check-in-time"');
});

test('a deadline that has passed and changed cases are shown', () => {
  expect(page(late)).toContain('지났어요');
  expect(page(late)).toContain('자료가 바뀌었어요');
});

test('without an open route there is no figure to show', () => {
  expect(page(withoutFigure)).toContain('수치 없음');
  expect(page(withoutFigure)).not.toMatch(/\d+%/);
});

test('results of one day are told apart by their time, who asked, the chosen reason and what was changed', () => {
  const side = 'employee' as const;
  const morning = { ...inTime, side, reason: '지각이나 결근', calculatedAt: '2026-11-21T00:10:00.000Z' };
  const corrected = { ...morning, id: 'other', calculatedAt: '2026-11-21T05:30:00.000Z', madeFrom: morning.id };
  const shown = page(morning, { ...corrected, shownRate: 0.71 });
  expect(shown).toContain('2026년 11월 21일 09:10 근로자 상세 진단');
  expect(shown).toContain('2026년 11월 21일 14:30');
  expect(shown).toContain('고른 사유: 지각이나 결근');
  expect(shown).toContain('09:10 진단에서 답을 고쳐 다시 본 결과예요. 그때는 63%였어요. 지금은 71%예요.');
  expect(shown).toContain('href="/check/result/other/earlier"');
  expect(shown).not.toContain('/check-in-time/earlier');
  expect(page(morning, { ...corrected, reason: '무단결근' })).toContain(
    '해고 사유를 바꿔 다시 본 결과예요. 수치는 같아요.',
  );
  expect(page(corrected)).toContain('앞선 진단의 답을 고쳐 다시 본 결과예요.');
  expect(page({ ...morning, calculations: 3 })).toContain('같은 답으로 3번째 계산한 결과예요.');
});

test('a company reads its risk, and another figure of a worker isn’t compared with it', () => {
  const risk = { ...inTime, id: 'risk', side: 'employer', shows: 'risk', madeFrom: inTime.id } as const;
  const shown = page({ ...inTime, side: 'employee' }, risk);
  expect(shown).toContain('회사 상세 진단');
  expect(shown).toContain('부당해고로 인정될 위험 (추정)');
  expect(shown).toContain('묻는 쪽을 바꿔 다시 본 결과예요. 그때는 63%였어요.');
});
