import { standardIntake } from './intake.ts';
import { standardDerivations, standardOpenings } from './intake-knowledge.ts';
import { standardRoutes, standardSuspensions } from './routes-and-suspensions.ts';
import type { RulesetContent } from './ruleset.ts';
import { standardSections } from './sections/sections.ts';

/**
 * The ruleset that an empty log is seeded with. Its version is the hash of its content, so it is named where it is
 * published, not here. Changing this file changes no published ruleset: the console offers it as a draft.
 */
export const standardRuleset: RulesetContent = {
  intro: {
    basic: '해고가 어떤 사정에 해당하는지 차례로 여쭤보고, 승소 가능성을 가늠해 드려요.',
    detail: '고르신 사유를 더 깊이 여쭤보고, 답변마다 결과가 어떻게 달라지는지 보여 드려요.',
  },
  intake: standardIntake,
  sections: standardSections,
  derivations: standardDerivations,
  openings: standardOpenings,
  published: {
    rate: 0.25,
    weight: 50,
    source:
      '노동위원회 부당해고 사건 처리 통계(2011년 1~4월 처리 사건 중 인정 9.6%, 기각 28.4%이므로 판정된 사건의 약 25%가 인정. 2017~2019년에는 전체 신청의 11.3~11.6%가 인정)',
  },
  priorStrength: 10,
  noticeMultipliers: { paper: 1, email: 1.2, messenger: 1.3, spoken: 1.5 },
  clamp: { low: 0.05, high: 0.95 },
  routes: standardRoutes,
  suspensions: standardSuspensions,
};
