import type { CheckRecord } from '@nomucheck/domain/checks/contract/check.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Loading } from '../../../shared/client/use-loaded.ts';
import { intakeAnswers } from '../../checks/check.fixtures.ts';
import { checkWith, lockedResult, noRateResult } from '../../checks/result.fixtures.ts';
import { contactIn } from './from-check.ts';
import { WhatFirmSees } from './what-firm-sees.tsx';

const record = (answers = intakeAnswers, result: CheckRecord['result'] = lockedResult): CheckRecord => ({
  ...checkWith(answers),
  next: null,
  progress: { section: 1, of: 1 },
  revision: 1,
  status: 'completed',
  questionnaire: 'detail',
  sections: null,
  startedAt: '2026-11-21T05:02:00.000Z',
  updatedAt: '2026-11-21T05:02:00.000Z',
  result,
});
const seen = (loading: Loading<CheckRecord>): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <WhatFirmSees loading={loading} onRetry={() => {}} />
    </MemoryRouter>,
  ).replace(/<(?!a )[^>]+>/g, ' ');

test('before anything is sent, the person sees what the firm will see of the check', () => {
  const text = seen({ state: 'ready', value: record() });
  for (const part of ['노무사가 볼 내용', '사유', '해고일', '2026년 11월 1일', '30%', 'href="/check/result/check-1"'])
    expect(text).toContain(part);
});

test('a result without a figure says so', () => {
  expect(seen({ state: 'ready', value: record(intakeAnswers, noRateResult) })).toContain('계산하지 않았어요');
});

test('another’s check, or one without a result, is left out; one that can’t be loaded can be asked for again', () => {
  const failed = (code: string) => seen({ state: 'failed', code, message: '📡 연결하지 못했어요.' });
  for (const text of [failed('check_fetch_failed'), seen({ state: 'ready', value: record(intakeAnswers, null) })])
    expect(text).toContain('진단 없이도 상담을 신청할 수 있어요');
  expect(failed('server_error')).toContain('진단 다시 불러오기');
});

test('name and contact that were left with the check aren’t asked for again', () => {
  const left = record({ ...intakeAnswers, 'intake/contact': { name: '김하나', phone: '01012345678' } });
  expect(contactIn(left)).toEqual({ name: '김하나', contact: '01012345678' });
  expect(contactIn(record())).toEqual({});
});
