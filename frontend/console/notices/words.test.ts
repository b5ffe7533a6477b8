import { expect, test } from 'vitest';
import { noticeWords } from './words.ts';

const advice = '018f0000-0000-7000-8000-000000000001';

test('a notice says what waits, which review it is and until when', () => {
  expect(
    noticeWords({ about: { kind: 'review_overdue', advice, stage: 2, dueAt: '2026-11-30T09:00:00.000Z' } }),
  ).toEqual({ title: '검토 기한 지남', more: '2차 검토 · 기한 2026년 11월 30일 (월) 18:00' });
  expect(noticeWords({ about: { kind: 'order_stuck', order: advice, why: 'refund_refused' } }).more).toBe(
    '결제 서비스가 환불을 거절함',
  );
  expect(noticeWords({ about: { kind: 'consultation_requested', consultation: advice } }).more).toBe(
    '아무도 맡지 않은 상담이 새로 들어옴',
  );
});
