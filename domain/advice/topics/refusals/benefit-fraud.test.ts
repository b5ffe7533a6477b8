import { expect, it } from 'vitest';
import { planOf } from '../../answering/planning/plan.ts';
import { withClocks } from '../../understanding/clocks.ts';
import { understand } from '../../understanding/understand.ts';

const mainOf = (question: string) => planOf(withClocks(understand(question, [], '2026-11-27'), []))?.main.id;

it.each([
  '사장이랑 짜고 해고된걸로 해서 실업급여 타려고 하는데',
  '제가 그만두는데 권고사직 처리된 것처럼 해서 실업급여 받아도 되나요',
])('is refused: %s', (question) => {
  expect(mainOf(question)).toBe('benefit-fraud');
});

it.each([
  '권고사직으로 처리됐는데 실업급여 되나요',
  '회사가 자진퇴사로 처리해서 실업급여를 못 받아요',
  '해고됐는데 실업급여 받을 수 있나요',
])('but not: %s', (question) => {
  expect(mainOf(question)).not.toBe('benefit-fraud');
});
