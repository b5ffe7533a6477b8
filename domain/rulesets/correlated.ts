import type { CorrelatedItems } from './ruleset.ts';

export const standardCorrelated: readonly CorrelatedItems[] = [
  {
    items: ['detail-2/appraised', 'detail-2/appraisal-basis-explained', 'detail-2/chance-to-improve'],
    why: '평가와 그 근거, 개선 기회는 같은 사정을 이어서 묻는 문항이어서, 더 크게 반영한 답이 있으면 따로 더하지 않아요.',
  },
];
