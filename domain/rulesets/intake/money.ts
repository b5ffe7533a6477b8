import type { IntakeQuestion } from '../ruleset.ts';

/**
 * What the money of a result depends on besides the wage. Both follow the figure: they move neither it nor a route. The numbers
 * are addresses; the order asked is that of the intake.
 */
export const moneyQuestions: readonly IntakeQuestion[] = [
  {
    key: 'intake/owed',
    numbering: 21,
    title: '회사에서 아직 받지 못한 돈이 있나요?',
    toEmployer: {
      title: '그 직원에게 아직 지급하지 않은 돈이 있나요?',
      note: '해당하는 것을 모두 골라 주세요. 지급일이 아직 오지 않은 것은 빼 주세요.',
    },
    type: 'choices',
    optional: true,
    afterFigure: true,
    choices: [
      {
        value: 'wages',
        label: '밀린 임금',
        hint: '월급의 일부나 수당도 포함해요.',
        toEmployer: { label: '지급하지 않은 임금', hint: '월급의 일부나 수당도 포함해요.' },
      },
      {
        value: 'severance',
        label: '퇴직금',
        hint: '1년 이상, 한 주에 15시간 이상 일했다면 생겨요.',
        toEmployer: { label: '퇴직금', hint: '1년 이상, 한 주에 15시간 이상 일한 직원에게 생겨요.' },
      },
      {
        value: 'annual_leave',
        label: '쓰지 못한 연차의 수당',
        hint: '직원이 5명 이상인 곳에서 생겨요.',
        toEmployer: { label: '쓰지 않은 연차의 수당', hint: '직원이 5명 이상인 곳에서 생겨요.' },
      },
      { value: 'no', label: '없어요', alone: true },
    ],
    note: '해당하는 것을 모두 골라 주세요. 잘 모르겠다면 건너뛰어도 돼요.',
    why: '그만둔 날부터 14일 안에 받아야 할 돈이에요(근로기준법 제36조, 근로자퇴직급여보장법 제9조). 해고가 정당한지와 따로 따지고, 승소 가능성에는 영향이 없어요.',
  },
  {
    key: 'intake/insured-180',
    numbering: 22,
    title: '그만두기 전 18개월 동안 고용보험에 든 채 보수를 받은 날이 180일 이상인가요?',
    type: 'radio',
    optional: true,
    afterFigure: true,
    // Only a worker is shown the benefit; who wasn't insured as an employee, or hadn't begun to work, has other conditions or none.
    askedWhen: [
      [
        { question: 'intake/side', is: ['employee'] },
        { question: 'intake/contract', isNot: ['not_started'] },
        { question: 'intake/insurance', isNot: ['withheld', 'neither'] },
      ],
    ],
    choices: [
      { value: 'yes', label: '예' },
      { value: 'no', label: '아니요' },
      { value: 'unknown', label: '잘 모르겠어요' },
    ],
    note: '일한 날과 유급으로 쉰 날만 세요. 주 5일 일했다면 한 주에 6일이어서 일곱 달쯤이면 180일이 돼요. 그 전에 다닌 회사의 날도 더할 수 있지만, 실업급여를 받은 적이 있다면 그 전의 날은 빼요.',
    why: '실업급여는 이 180일이 있어야 받을 수 있어요(고용보험법 제40조, 제41조). 승소 가능성에는 영향이 없어요.',
  },
];
