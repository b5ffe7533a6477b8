import { type NextStep, type Situation, stageOf } from '../../next-step.ts';

const moneyInstead: NextStep = {
  key: 'money-instead',
  title: '복직 대신 돈을 원하면 판정 전에 금전보상을 신청해요',
  text: '판정이 난 뒤에는 늦어요. 되도록 심문회의 날짜가 잡히기 전에 신청서를 내고, 얼마를 왜 원하는지 적으세요.',
  law: '근로기준법 제30조 제3항',
  leadsTo: 'application',
};

const settle: NextStep = {
  key: 'settle',
  title: '화해한다면 화해조서로 남겨요',
  text: '화해조서는 확정판결과 같은 힘이 있어 회사가 지키지 않으면 강제로 받을 수 있어요. 밀린 임금·퇴직금과 더 받는 돈을 나누어 적고, 지급일과 세전·세후를 적고, 포기하지 않을 것(산재, 퇴직금)은 이름으로 적으세요. 화해하면 판정은 나지 않아요.',
  law: '노동위원회법 제16조의3',
};

const withdrawLast: NextStep = {
  key: 'withdraw-last',
  title: '취하하기 전에 입금을 확인해요',
  text: '먼저 취하하면 돈을 받지 못했을 때 다시 신청할 날이 지났을 수 있어요. 통장에 들어온 것을 보고 취하서를 내세요.',
};

const moreReasons: NextStep = {
  key: 'more-reasons',
  title: '이유서와 증거를 보태요',
  text: '회사의 답변서를 받으면 다른 점을 하나씩 적어 이유서로 내요. 새 증거에는 번호를 붙이고, 언제까지 내라는 연락이 오면 그날을 지키세요.',
};

const hearing: NextStep = {
  key: 'hearing',
  title: '심문회의를 준비해요',
  text: '위원들이 양쪽에 직접 물어요. 있었던 일을 날짜순으로 한 장에 적어 두고, 증인이 필요하면 미리 신청하세요. 나가지 못할 사정이 있으면 그 전에 조사관에게 알리세요.',
};

/** The application was made: no day is counted any more. */
export const pending = (situation: Situation): readonly NextStep[] =>
  stageOf(situation) === 'in_settlement'
    ? [settle, withdrawLast, moneyInstead, moreReasons, hearing]
    : [moreReasons, hearing, moneyInstead, settle, withdrawLast];
