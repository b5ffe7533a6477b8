import { precedentOutcomeNames } from '../rulesets/precedent-names.ts';
import type { OpenResult } from './contract/result.ts';

/** The names of a result's parts, the same on the site and in the paid document. */

/** The name of the figure: with the second questionnaire a company sees the risk, with the first one its own chance. */
export const figureName = ({ side, shows }: Pick<OpenResult, 'side' | 'shows'>): string => {
  if (shows === 'risk') return '부당해고로 인정될 위험 (추정)';
  return side === 'employer' ? '회사 쪽 승소 가능성 (추정)' : '승소 가능성 (추정)';
};

export const strongestPointTitle: Readonly<Record<OpenResult['side'], string>> = {
  employee: '가장 강한 근거',
  employer: '근로자가 내세울 수 있는 가장 강한 근거',
};

export const routesTitle: Readonly<Record<OpenResult['side'], string>> = {
  employee: '다툴 수 있는 길',
  employer: '근로자가 다툴 수 있는 길',
};

export const claimsTitle: Readonly<Record<OpenResult['side'], string>> = {
  employee: '따로 받을 수 있는 돈',
  employer: '들 수 있는 비용',
};

export const resultSentences = {
  voidingFacts: '인정되면 해고가 무효가 되는 사실',
  band: (low: string, high: string) => `${low}에서 ${high} 사이일 가능성이 커요`,
  bandHint:
    '범위는 출발한 비율이 얼마나 확실한지와 답변마다 곱한 배수가 얼마나 확실한지를 함께 담은 폭이에요. 실제 사건 열에 아홉이 이 안에 든다는 뜻은 아니에요.',
  judgement:
    '답변마다 곱하는 배수는 사건 자료에 맞춘 값이 아니라 법인의 판단이에요. 그래서 배수마다 15%쯤 다를 수 있다고 보고 범위를 넓혔어요.',
  denominator: `판정이 난 사건만 셌어요. ${precedentOutcomeNames.worker_win}은 1건, ${precedentOutcomeNames.partial}은 반 건으로 세고, 화해·취하·각하된 사건은 넣지 않았어요.`,
  disclaimer: '추정일 뿐 결과를 보장하지 않아요. 중요한 결정을 하기 전에는 노무사와 상의해 주세요.',
  clamped: {
    high: '95% 이상으로는 보여 드리지 않아요. 어떤 사건도 결과를 장담할 수 없어요.',
    low: '5% 이하로는 보여 드리지 않아요. 어떤 사건도 결과를 장담할 수 없어요.',
  },
} as const;
