import { koreanDateWithDay } from '../../../kernel/korean/korean-formats.ts';
import type { RouteName } from '../../../rulesets/ruleset.ts';
import { type NextStep, openRoute, type Situation } from '../../next-step.ts';

/** What to file, where, and until when: for who hasn't filed. */
export const filing = (situation: Situation): readonly NextStep[] => {
  const commission = openRoute(situation, 'labour_commission');
  if (commission?.deadline === undefined) return otherRoutes(situation);
  const day = koreanDateWithDay(commission.deadline);
  const { saferDeadline } = commission;
  const until =
    saferDeadline === undefined || saferDeadline < situation.today
      ? `마지막 날은 ${day}이에요.`
      : `마지막 날은 계약이 끝난 날부터 센 ${day}이고, 통보받은 날부터 센 ${koreanDateWithDay(saferDeadline)}까지 내면 더 안전해요.`;
  return [
    ...chooseWay(situation),
    {
      key: 'file',
      title: '기한을 먼저 챙겨요',
      text: `부당해고등 구제신청서를 사업장이 있는 곳의 지방노동위원회에 내요. ${until} 서류가 그날까지 도착해야 하고, 이유와 증거는 나중에 보탤 수 있어요.`,
      law: '근로기준법 제28조',
      leadsTo: 'application',
    },
  ];
};

/** The commission and the protection of whistleblowers shut each other out (공익신고자 보호법 제17조 제3항, 제18조 제1항). */
const chooseWay = (situation: Situation): readonly NextStep[] =>
  openRoute(situation, 'whistleblower_protection') === undefined
    ? []
    : [
        {
          key: 'choose-way',
          title: '어느 길로 갈지 먼저 정해요',
          text: '노동위원회 구제신청과 국민권익위원회 보호조치 신청은 한쪽을 내면 다른 쪽이 막힐 수 있어요. 신고한 것이 공익신고인지 국민권익위원회(1398)에 물어보고, 내기 전에 노무사와 어느 쪽이 나을지 상의하세요.',
          law: '공익신고자 보호법 제17조 제3항, 제18조 제1항',
        },
      ];

/** Protected persons have routes of their own, with other bodies and periods. */
const own: readonly RouteName[] = ['equality_correction', 'unfair_labour_practice', 'whistleblower_protection'];

const otherRoutes = (situation: Situation): readonly NextStep[] =>
  own.some((name) => openRoute(situation, name) !== undefined)
    ? [
        ...chooseWay(situation),
        {
          key: 'other-routes',
          title: '다른 길의 기한을 챙겨요',
          text: '부당해고 구제신청이 어려워도 위에 열려 있는 다른 길이 있어요. 길마다 신청하는 곳과 기한이 달라요.',
        },
      ]
    : [];
