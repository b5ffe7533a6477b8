import type { RouteFound } from '../rulesets/open-routes.ts';
import type { Answers, RouteName } from '../rulesets/ruleset.ts';
import type { Claim, ClaimSide } from './claim.ts';
import { said } from './ending.ts';

/** Where a settlement is written down by a labour commission (노동위원회법 제16조의3). */
const beforeCommission: readonly RouteName[] = [
  'labour_commission',
  'labour_commission_review',
  'unfair_labour_practice',
  'equality_correction',
];

/**
 * What a settlement is about: no sum, because the law sets none. Shown where a labour commission may still decide. `settled` is
 * the published share of the cases that end so.
 */
export const settlement = (
  answers: Answers,
  side: ClaimSide,
  routes: readonly RouteFound[],
  settled: number | null,
): Claim | null => {
  const stage = said(answers, 'intake/stage');
  if (stage === 'settled' || !routes.some(({ route, open }) => open && beforeCommission.includes(route))) return null;
  const share = settled === null ? '' : `노동위원회 사건의 ${shareText(settled)}가 화해로 끝나요. `;
  return {
    kind: 'settlement',
    title: '화해로 끝낸다면',
    amount: null,
    lead: `노동위원회에 신청한 뒤 회사와 근로자가 모두 받아들이면, 판정 대신 화해로 끝낼 수 있어요. ${share}금액은 법에 정해져 있지 않아요.`,
    how: [
      '복직하기로 하거나, 복직하지 않는 대신 받을 돈과 주는 날을 정해요. 세금을 떼기 전인지 뗀 뒤인지도 적어 두세요.',
      '밀린 임금, 퇴직금, 연차수당은 원래 받을 돈이에요. 화해금과 따로 적으세요.',
      side === 'employee'
        ? '그만둔 이유는 사실대로 적어야 해요. 사실과 다르게 신고해 실업급여를 받으면 돌려주고 더 내야 할 수 있어요(고용보험법 제62조).'
        : '그만둔 이유는 사실대로 신고해야 해요. 거짓 신고로 급여를 받게 하면 회사도 함께 책임져요(고용보험법 제62조 제3항).',
      '‘앞으로 어떤 이의도 제기하지 않는다’고 쓰면 나중에 다른 돈도 청구하지 못할 수 있으니(대법원 2016다17729), 빠지는 것을 이름으로 적으세요.',
      '노동위원회의 화해조서는 재판상 화해와 같은 효력이 있어요. 따로 합의서만 쓴다면 신청을 취하하기 전에 돈이 들어왔는지 확인하세요.',
      '복직을 원하지 않으면 화해하지 않고도 복직 대신 돈을 명령해 달라고 할 수 있어요. 그 돈은 해고 기간의 임금보다 적을 수 없어요(근로기준법 제30조 제3항).',
    ],
    law: '노동위원회법 제16조의3, 근로기준법 제30조 제3항',
    needs: [],
  };
};

const shareText = (share: number): string => `${Number((share * 100).toFixed(1))}%`;
