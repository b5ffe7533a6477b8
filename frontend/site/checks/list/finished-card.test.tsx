import { expect, test } from 'vitest';
import { deadlineText } from './finished-card.tsx';

test('the first day of a result is not called the labour commission’s: it may be a court’s', () => {
  expect(deadlineText('2026-12-01', '2026-11-30')).toBe('가장 먼저 다가오는 기한 2026년 12월 1일 · 1일 남았어요');
  expect(deadlineText('2026-11-30', '2026-11-30')).toBe('가장 먼저 다가오는 기한 2026년 11월 30일 · 오늘까지예요');
  expect(deadlineText('2026-11-29', '2026-11-30')).toBe('신청 기한 2026년 11월 29일 · 지났어요');
});
