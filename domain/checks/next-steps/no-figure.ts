import { isUnderLabourLaw } from '../../rulesets/open-routes.ts';
import type { ResultToStepFrom } from '../next-step.ts';

/** Why a result has no figure. Nothing is sold with such a result. */
export type NoFigureReason = 'officials' | 'decided' | 'reviewed' | 'settled' | 'court_only' | 'nothing_open';

export const noFigureReason = ({ routes, stage }: Pick<ResultToStepFrom, 'routes' | 'stage'>): NoFigureReason => {
  if (!isUnderLabourLaw(routes)) return 'officials';
  if (stage === 'decided' || stage === 'reviewed' || stage === 'settled') return stage;
  // Of what a court or the labour office makes of a dismissal there are no statistics.
  return routes.some(({ open }) => open) ? 'court_only' : 'nothing_open';
};

type Words = { readonly title: string; readonly why: string };

const noRate = '승소 가능성을 계산하지 않았어요';
const noRisk = '위험을 계산하지 않았어요';

const appeal =
  '공무원과 교원의 파면·해임·면직은 노동위원회가 아니라 소청심사에서 다퉈요. 이 진단의 통계로는 소청심사의 결과를 가늠할 수 없어 수치를 보여 드리지 않아요.';
const decided =
  '이미 판정이 났어요. 이 진단의 통계는 지방노동위원회의 첫 판정에 관한 것이어서, 재심에서 어떻게 될지는 수치로 보여 드리지 않아요.';
const reviewed = '재심 판정까지 났어요. 법원 사건의 통계가 없어, 행정소송에서 어떻게 될지는 수치로 보여 드리지 않아요.';
/** A court, and perhaps the labour office, too. */
const elsewhere =
  '노동위원회의 길은 닫혀 있고, 법원이나 노동청의 길만 열려 있어요. 법원 사건의 통계가 없어 수치를 보여 드리지 않아요.';
const settled = '합의나 화해로 끝난 일이라 이길 가능성을 따지지 않았어요.';

/** What the page and the paper say in the place of the figure. */
export const noFigureWords: Readonly<Record<'employee' | 'employer', Readonly<Record<NoFigureReason, Words>>>> = {
  employee: {
    officials: { title: noRate, why: appeal },
    decided: { title: noRate, why: `${decided} 지금은 판정서를 받은 날부터 10일이 가장 중요해요.` },
    reviewed: { title: noRate, why: `${reviewed} 지금은 재심 판정서를 받은 날부터 15일이 가장 중요해요.` },
    settled: { title: noRate, why: `${settled} 약속이 지켜지는지 아래에서 확인해 주세요.` },
    court_only: {
      title: noRate,
      why: `${elsewhere} 다툴 수 없다는 뜻은 아니에요.`,
    },
    nothing_open: {
      title: noRate,
      why: '지금은 노동위원회 구제신청도 법원 소송도 하기 어려운 상황으로 보여요. 갈 수 있는 길이 없는데 수치를 보여 드리면 오해가 생길 수 있어 계산하지 않았어요.',
    },
  },
  employer: {
    officials: { title: noRisk, why: appeal },
    decided: { title: noRisk, why: `${decided} 따르지 않으려면 판정서를 받은 날부터 10일 안에 재심을 신청해야 해요.` },
    reviewed: {
      title: noRisk,
      why: `${reviewed} 따르지 않으려면 재심 판정서를 받은 날부터 15일 안에 소송을 내야 해요.`,
    },
    settled: {
      title: noRisk,
      why: '합의나 화해로 끝난 일이라 위험을 따지지 않았어요. 약속한 것을 정한 날에 지켜 주세요.',
    },
    court_only: {
      title: noRisk,
      why: `${elsewhere} 위험이 없다는 뜻은 아니에요.`,
    },
    nothing_open: {
      title: noRisk,
      why: '지금은 근로자가 노동위원회나 법원에서 해고를 다투기 어려운 상황으로 보여요. 다툴 길이 없는데 수치를 보여 드리면 오해가 생길 수 있어 계산하지 않았어요.',
    },
  },
};
