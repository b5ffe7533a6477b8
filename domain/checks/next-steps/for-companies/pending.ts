import { type NextStep, type Situation, stageOf } from '../../next-step.ts';

const brief: NextStep = {
  key: 'answer-brief',
  title: '답변서를 정해진 날까지 내요',
  text: '노동위원회가 알려 준 날까지 답변서를 내고, 신청서의 주장마다 인정하는 것과 다투는 것을 나누어 적으세요. 늦어질 사정이 있으면 그 전에 조사관에게 알리세요.',
};

const prove: NextStep = {
  key: 'prove',
  title: '정당한 이유는 회사가 밝혀요',
  text: '해고 이유마다 날짜가 있는 자료와 규정 조항을 붙이고, 절차를 거친 것을 통지서와 회의록으로 보이세요. 해고한 뒤에 이유를 새로 더하기는 어려워요.',
  law: '근로기준법 제23조 제1항, 제27조',
};

const settle: NextStep = {
  key: 'settle',
  title: '화해를 검토해요',
  text: '판정이 날 때까지 화해할 수 있고, 화해조서는 확정판결과 같은 힘이 있어요. 밀린 임금·퇴직금과 더 주는 돈을 나누어 적고 지급일을 지키세요. 이직 사유는 사실대로 적어야 해요.',
  law: '노동위원회법 제16조의3, 고용보험법 제62조',
};

const hearing: NextStep = {
  key: 'hearing',
  title: '심문회의를 준비해요',
  text: '해고를 결정한 사람이 나가 사실을 설명할 수 있게 하고, 증인이 필요하면 미리 신청하세요.',
};

export const companyPending = (situation: Situation): readonly NextStep[] =>
  stageOf(situation) === 'in_settlement' ? [settle, brief, prove, hearing] : [brief, prove, settle, hearing];

export const companySettled: readonly NextStep[] = [
  {
    key: 'keep-agreement',
    title: '합의한 것을 정한 날에 지켜요',
    text: '화해조서라면 지키지 않을 때 강제집행을 당할 수 있어요. 원래 줄 돈(임금, 연차수당, 퇴직금)은 합의와 상관없이 퇴직한 날부터 14일 안에 주어야 해요.',
    law: '노동위원회법 제16조의3, 근로기준법 제36조',
  },
  {
    key: 'true-reason',
    title: '이직확인서는 사실대로 써요',
    text: '사실과 다른 이직 사유로 실업급여를 받게 하면 회사도 함께 돌려줄 책임을 져요.',
    law: '고용보험법 제42조, 제62조',
  },
  {
    key: 'keep-papers',
    title: '서류를 보관해요',
    text: '근로계약서, 임금대장과 해고에 관한 서류는 3년 동안 보관해야 해요.',
    law: '근로기준법 제42조',
  },
];

export const companyWithdrawn: readonly NextStep[] = [
  {
    key: 'genuine-return',
    title: '복직은 진짜여야 해요',
    text: '해고를 취소한다는 것, 출근할 날과 장소, 원래의 직위와 일, 임금, 쉬게 한 기간의 임금을 서면으로 알리세요. 형식만 갖추거나 다른 자리를 주면 복직으로 인정되지 않을 수 있어요.',
    law: '근로기준법 제30조',
  },
  {
    key: 'pay-for-the-gap',
    title: '쉬게 한 기간의 임금을 주어요',
    text: '해고하지 않았다면 받았을 임금을 정산해 지급일을 알리세요.',
    law: '근로기준법 제30조, 민법 제538조',
  },
  {
    key: 'no-quick-absence',
    title: '바로 무단결근으로 징계하지 않아요',
    text: '직원이 조건을 물으면 서면으로 답하고 출근할 시간을 주세요. 복직 명령이 진짜가 아니었다면 그 징계도 부당하다고 볼 수 있어요. 다시 해고하려면 이유와 절차를 처음부터 갖추어야 해요.',
    law: '대법원 93다26496',
  },
];
