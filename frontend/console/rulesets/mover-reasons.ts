import type { RulesetImpact } from '@nomucheck/domain/rulesets/contract.ts';
import { percent } from '../../shared/formats.ts';

type Reason = RulesetImpact['results'][number]['reasons'][number];

/** A part of a figure that an edition makes otherwise: `3번 사유 2번 문항 ×1.3 → 없음`. */
export const reasonInWords = ({ kind, where, before, after }: Reason): string => {
  const value = (each: number | null): string => {
    if (each === null) return '없음';
    return kind === 'factor' ? `×${each}` : percent(each);
  };
  return `${where} ${value(before)} → ${value(after)}`;
};
