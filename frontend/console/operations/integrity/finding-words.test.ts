import { findingKinds } from '@nomucheck/domain/kernel/log/log-verification.ts';
import { expect, test } from 'vitest';
import { findingInWords } from './finding-words.ts';

test('each kind of finding names the position, and a fault its stream', () => {
  const finding = {
    ...{ position: '0000000000000042', stream: 'case-1', detail: '2026-11-28T03:00:00.000Z', line: 3 },
    writtenAt: '2026-11-28T02:00:00.000Z',
  };
  for (const what of findingKinds) expect(findingInWords({ what, ...finding })).toContain('위치');
  expect(findingInWords({ what: 'fault', ...finding })).toContain('0000000000000042, 흐름 case-1');
  expect(findingInWords({ what: 'cut_off', ...finding })).toContain('3번째 줄의 증명(2026년 11월 28일');
});
