import type { ApplicationOut } from '@nomucheck/domain/applications/contract.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Notice } from './notice-page.tsx';

const basisOf = (side: 'employee' | 'employer'): ApplicationOut['basis'] => ({
  side,
  routes: [{ route: 'labour_commission', open: true, why: '' }],
  answers: Object.entries({
    'intake/workers': 30,
    'intake/joined': '2023-01-02',
    'intake/dismissed': '2099-12-31',
    'intake/contract': 'regular',
  }).map(([key, value], numbering) => ({ section: 'intake', numbering, key, title: key, value })),
  account: { name: null, phone: null },
});

const pageOf = (side: 'employee' | 'employer') =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Notice id="check-1" basis={basisOf(side)} />
    </MemoryRouter>,
  );

test('a company reads what to know first, and the draft with lines instead of blanks', () => {
  const page = pageOf('employer');
  expect(page).toContain('근로기준법 제27조');
  expect(page).toContain('해고일은 2099년 12월 31일입니다.');
  expect(page).not.toContain('적어 주세요]');
  expect(page.match(/class="notice-blank[ "]/g)?.length).toBeGreaterThan(5);
  // The days of the notice and of its receipt: year, month and day.
  expect(page.match(/notice-blank-day/g)?.length).toBe(6);
  expect(page).toContain('글로 복사하기');
  expect(page).not.toMatch(/해고되셨|받으셨|당하셨|1350|신청인/);
});

test('a worker is told whose paper it is, and sees none', () => {
  const page = pageOf('employee');
  expect(page).toContain('회사가 쓰는 서류예요');
  expect(page).not.toContain('적용한 규정');
});
