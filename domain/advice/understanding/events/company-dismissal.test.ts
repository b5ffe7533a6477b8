import { expect, it } from 'vitest';
import { companyDismissalIn } from './company-dismissal.ts';

it.each([
  ['직원을 내보내려고 합니다', 'planned'],
  ['알바 그만두라고 하려는데요', 'planned'],
  ['권고사직 시키려면 어떻게 하나요', 'planned'],
  ['직원을 해고했는데 서면을 안 줬어요', 'done'],
  ['그만두라고 했더니 신고했어요', 'done'],
  ['해고한 직원이 내용증명을 보냈어요', 'done'],
  ['복직시키려고 하는데 임금도 줘야 하나요', 'withdrawn'],
  ['자른 적 없는데 안 나와요', null],
  ['직원이 지각을 해요', null],
] as const)('%s: %s', (text, dismissal) => {
  expect(companyDismissalIn(text)).toBe(dismissal);
});
