import type { NextStep } from '../../../next-step.ts';

export const agreementAttack: NextStep = {
  key: 'agreement-attack',
  title: '합의를 되돌리는 길은 좁아요',
  text: '겁을 주거나 속여서 쓰게 했다면 취소할 수 있고, 몹시 어려운 처지를 이용해 지나치게 불공정하게 쓴 것이라면 무효일 수 있어요. 인정되는 일이 드무니 쓸 때의 자료를 가지고 상의하세요. 소송은 변호사나 대한법률구조공단(132)에서 도움을 받으세요.',
  law: '민법 제104조, 제110조',
};

/** It ended by an agreement: what to look for in it, and how narrowly it can be attacked. */
export const settled = (): readonly NextStep[] => [
  {
    key: 'paid-first',
    title: '약속한 돈이 들어왔는지 확인해요',
    text: '지급일이 지났다면 바로 서면으로 달라고 하세요. 노동위원회의 화해조서라면 법원의 강제집행으로 받을 수 있고, 둘이서 쓴 합의서라면 소송이나 지급명령이 필요해요. 사건이 남아 있다면 입금을 본 뒤에 취하하세요.',
    law: '노동위원회법 제16조의3',
  },
  {
    key: 'agreement-read',
    title: '합의서에서 돈이 둘로 나뉘어 있는지 봐요',
    text: '원래 받을 돈(밀린 임금, 연차수당, 퇴직금)과 더 받는 돈(위로금)이 따로 적혀 있어야 해요. 원래 받을 돈은 퇴직한 날부터 14일 안에 주어야 하는 돈이에요. ‘일체의 이의를 제기하지 않는다’고 썼다면 못 받은 수당까지 다투기 어려울 수 있어요. 퇴직하기 전에 퇴직금을 포기한 약속은 효력이 없어요.',
    law: '근로기준법 제36조, 대법원 2016다17729·97다49732',
  },
  {
    key: 'reason-for-leaving',
    title: '이직 사유가 사실대로인지 봐요',
    text: '이직확인서에 사실과 다른 이유를 적으면 실업급여를 돌려주고 더 내야 할 수 있어요. 회사와 짰다면 다섯 배까지예요.',
    law: '고용보험법 제42조, 제58조, 제62조',
  },
  agreementAttack,
];
