import { type NextStep, type Situation, stageOf } from '../../next-step.ts';
import { mendingFor } from '../mending.ts';

const reasons: NextStep = {
  key: 'reasons',
  title: '해고 사유와 증거를 정리해요',
  text: '경고, 평가, 면담 기록처럼 날짜가 있는 자료를 모으세요. 규정의 어느 조항에 해당하는지 함께 적어요.',
};

const procedure: NextStep = {
  key: 'procedure',
  title: '절차를 확인해요',
  text: '취업규칙의 징계 절차를 지켰는지, 해고 사유와 시기를 종이 문서로 알렸는지 살펴보세요.',
  law: '근로기준법 제27조',
};

const settle: NextStep = {
  key: 'settle',
  title: '화해도 검토해요',
  text: '노동위원회 절차 중에는 판정이 날 때까지 언제든 화해할 수 있어요. 화해조서는 확정판결과 같은 힘이 있어요.',
  law: '노동위원회법 제16조의3',
};

/** After the dismissal, before anybody has applied. */
export const prepare: readonly NextStep[] = [reasons, procedure, settle];

/** Before the dismissal nearly everything can still be done right: what, says the list of what to mend. */
export const toComeSteps = ({ answers, today }: Situation): readonly NextStep[] => [
  {
    key: 'decide-nothing-yet',
    title: '해고를 정하기 전에 이유부터 살펴요',
    text: '계속 고용할 수 없을 만큼의 이유인지, 경고나 정직, 자리 이동으로 충분하지 않은지 자료로 따져 보세요. 정당한 이유는 회사가 밝혀야 해요.',
    law: '근로기준법 제23조 제1항',
  },
  ...(mendingFor(answers, today).length > 0 ? [mendFirst] : []),
  { ...reasons, title: '날짜가 있는 자료를 갖추어요' },
];

const mendFirst: NextStep = {
  key: 'mend-first',
  title: '위의 고칠 것을 해고일 전에 차례로 해요',
  text: '해고일이 지나면 나중에 보태는 것만으로는 고쳐지지 않아요. 날짜가 모자라면 해고일을 늦추세요. 예고수당을 주어도 이유 없는 해고가 정당해지지는 않아요.',
  law: '근로기준법 제27조, 대법원 2017다16778',
};

export const consultFirst = (situation: Situation): NextStep => ({
  key: 'consult',
  title: '노무사와 상의해요',
  text:
    stageOf(situation) === 'to_come'
      ? '해고를 정하기 전에 이 결과를 가지고 상의하면 고칠 수 있는 것이 많아요.'
      : '이 결과와 모은 자료를 가지고 상의하면 다음에 무엇을 낼지 빨리 정할 수 있어요.',
  leadsTo: 'consultation',
});
