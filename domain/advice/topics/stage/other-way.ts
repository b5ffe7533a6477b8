import type { Topic } from '../topic.ts';
import { isSmall } from '../when.ts';

/** Whether something else stops the three months: a complaint, an appeal within the company, talks, a letter. */
export const otherWay: Topic = {
  id: 'other-way',
  title: '다른 절차와 노동위원회의 3개월',
  askedBy: 'employee',
  fits: (facts) =>
    facts.stage === 'not_filed' &&
    !isSmall(facts) &&
    /노동청|진정|사내\s?재심|재심\s?신청|내용증명|협의|합의|소송|국민신문고|괴롭힘\s?조사|조사\s?중/u.test(
      facts.question,
    ) &&
    /(?:기한|기간|3개월|석\s?달|시효)[^.?!\n]{0,10}(?:멈추|멈춰|늘어|정지|연장|중단|늦춰|미뤄)|(?:멈추|정지되|중단되|연장되|늘어나)(?:나요|는지|죠|나|ㅂ니까)/u.test(
      facts.question,
    )
      ? 3
      : 0,
  first: ({ clock, question }) => {
    const way = /사내\s?재심|재심/u.test(question)
      ? '사내 재심을 해도'
      : /노동청|진정|국민신문고/u.test(question)
        ? '노동청에 진정해도'
        : /소송/u.test(question)
          ? '소송을 준비해도'
          : '회사와 이야기하는 동안에도';
    return clock !== null && !clock.passed
      ? `아니요, ${way} 노동위원회의 3개월은 그대로 흘러 ${clock.day}까지예요.`
      : `아니요, ${way} 노동위원회의 3개월은 그대로 흘러요.`;
  },
  today: () => [
    '해고된 날부터 3개월이 되는 날을 달력에 적고, 다른 절차가 끝나기를 기다리지 마세요.',
    '이유와 증거는 나중에 보탤 수 있으니 구제신청서를 먼저 내세요.',
  ],
  week: () => ['진행 중인 진정이나 사내 재심은 그대로 두고, 낸 날과 받은 답을 모아 두세요.'],
  law: () => [
    {
      say: '노동위원회 구제신청은 해고된 날부터 3개월 안에 해야 해요. 5명 이상인 곳에만 적용돼요.',
      law: '근로기준법 제28조 제2항',
    },
    {
      say: '노동청 진정은 임금이나 법을 어긴 일을 다루고, 복직은 노동위원회나 법원에서 다퉈요.',
      law: '근로기준법 제30조',
    },
  ],
  asks: ({ days }) => [
    days.dismissed === null && { ask: '해고된 날은 언제인가요?' },
    {
      ask: '이미 진행하고 있는 절차가 있나요?',
      choices: [
        {
          say: '노동청에 진정을 냈어요',
          then: '그 진정은 그대로 두고, 해고를 다투려면 3개월 안에 노동위원회에 따로 신청하세요.',
        },
        { say: '사내 재심을 신청했어요', then: '재심 결과를 기다리지 말고 3개월 안에 노동위원회에도 신청하세요.' },
        { say: '아직 아무것도 안 했어요', then: '그러면 노동위원회 구제신청서부터 먼저 내세요.' },
      ],
    },
  ],
};
