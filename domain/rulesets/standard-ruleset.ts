import { standardCorrelated } from './correlated.ts';
import { standardDerivations, standardOpenings } from './intake/intake-knowledge.ts';
import { standardIntake } from './intake.ts';
import { standardObstacles } from './points/obstacles.ts';
import { standardPoints } from './points/standard-points.ts';
import { standardRoutes } from './routes/standard-routes.ts';
import { standardSuspensions } from './routes/suspensions.ts';
import type { RulesetContent } from './ruleset.ts';
import { standardSections } from './sections/sections.ts';
import { standardStatuteChecks } from './texts/statute-checks.ts';
import { thirdReading } from './third-reading/third-reading.ts';

/**
 * The ruleset that an empty log is seeded with. Its version is the hash of its content, so it is added when it is
 * published. A change of this file changes no published ruleset: the console offers it as a draft.
 */
export const standardRuleset: RulesetContent = {
  intro: {
    basic: '해고가 어떤 사정에 해당하는지 차례로 여쭤보고, 승소 가능성을 가늠해 드려요.',
    detail: '고르신 사유를 더 깊이 여쭤보고, 더 많은 답으로 승소 가능성을 가늠해 드려요.',
  },
  intake: standardIntake,
  sections: standardSections,
  derivations: standardDerivations,
  openings: standardOpenings,
  published: {
    rate: 0.319,
    weight: 50,
    source:
      '중앙노동위원회 「2023 노동위원회 통계연보」(2024년 8월 20일 언론 보도): 2023년에 판정된 부당해고 등 사건 5,524건 가운데 1,763건(31.9%) 인정, 화해율 32.4%. 해고뿐 아니라 정직·전직 같은 징계와 인사를 다툰 사건도 들어 있어요',
    settled: 0.324,
  },
  priorStrength: 10,
  noticeMultipliers: { paper: 1, email: 1.2, vague: 1.5, messenger: 1.5, spoken: 1.5, resigned: 1, not_yet: 1 },
  scale: 'odds',
  clamp: { low: 0.05, high: 0.95 },
  routes: standardRoutes,
  suspensions: standardSuspensions,
  points: standardPoints,
  obstacles: standardObstacles,
  correlated: standardCorrelated,
  uncertainty: {
    perMultiplier: 0.15,
    why: '배수는 사건 자료에 맞춘 값이 아니라 법인의 판단이어서, 배수마다 15%쯤의 불확실성이 있고 서로 따로 논다고 봅니다.',
  },
  employerSees: 'risk',
  statuteChecks: standardStatuteChecks,
  edition: thirdReading,
};
