import { expect, test } from 'vitest';
import { reasonInWords } from './mover-reasons.ts';

test('a reason says its place with both values, a factor as a ratio', () => {
  const factor = {
    kind: 'factor',
    rule: 'a:positive',
    where: '3번 사유 2번 문항',
    title: '',
    before: 1.3,
    after: null,
  } as const;
  expect(reasonInWords(factor)).toBe('3번 사유 2번 문항 ×1.3 → 없음');
  expect(reasonInWords({ ...factor, kind: 'base', where: '수치의 출발', before: 0.25, after: 0.32 })).toBe(
    '수치의 출발 25% → 32%',
  );
});
