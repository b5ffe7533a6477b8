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
  expect(shown).toContain('(추정)');
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

test('results of one day are told apart by their time, and by whether they were made from the answers of another', () => {
  const morning = { ...inTime, calculatedAt: '2026-11-21T00:10:00.000Z', calculations: 1 };
  const corrected = { ...inTime, id: 'other', calculatedAt: '2026-11-21T05:30:00.000Z', madeFrom: morning.id };
  const shown = page(morning, corrected);
  expect(shown).toContain('2026년 11월 21일 09:10');
  expect(shown).toContain('2026년 11월 21일 14:30');
  expect(shown.match(/앞선 진단의 답을 고쳐/g)).toHaveLength(1);
  expect(shown).toContain('href="/check/result/other/earlier"');
  expect(shown).not.toContain('/check-in-time/earlier');
});
