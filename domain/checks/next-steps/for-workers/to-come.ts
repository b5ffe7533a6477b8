import { endingOf } from '../../../claims/ending.ts';
import { koreanText } from '../../../kernel/korean/korean-date.ts';
import { koreanDateWithDay } from '../../../kernel/korean/korean-formats.ts';
import { type NextStep, openRoute, type Situation } from '../../next-step.ts';
import { signNothing } from './signing.ts';

/** While the dismissal is still to come: until the day the company may change its mind, and nothing can be filed. */
export const toCome = (situation: Situation): readonly NextStep[] => {
  const dismissed = situation.answers.get('intake/dismissed');
  const until = typeof dismissed === 'string' ? `${koreanText(dismissed)}까지` : '해고일까지';
  const hadBegun = endingOf(situation.answers) !== 'offer_withdrawn';
  return [
    ...(hadBegun
      ? [
          {
            key: 'work-until',
            title: `${until} 출근해요`,
            text: '나가지 않으면 무단결근이나 스스로 그만둔 것이 될 수 있어요. 출근을 막으면 막은 사람과 날짜, 한 말을 그날 적어 두세요.',
          },
        ]
      : []),
    ...signNothing(situation),
    ...fileFrom(situation),
  ];
};

const fileFrom = (situation: Situation): readonly NextStep[] => {
  const commission = openRoute(situation, 'labour_commission');
  if (commission?.deadline === undefined) return [];
  return [
    {
      key: 'file-from',
      title: '구제신청은 해고일부터 낼 수 있어요',
      text: `해고일이 되기 전에는 신청할 수 없어요. 해고일부터 ${koreanDateWithDay(commission.deadline)}까지 사업장이 있는 곳의 지방노동위원회에 내면 되니, 그동안 신청서를 미리 써 두세요.`,
      law: '근로기준법 제28조',
      leadsTo: 'application',
    },
  ];
};
