import type { Facts } from '../../understanding/facts.ts';
import {
  countWorkers,
  howWorkersCount,
  labourOffice,
  noticeAllowance,
  payInFourteenDays,
  sayYouWillWork,
  signNothing,
  smallStillProtected,
} from '../lines.ts';
import { thirtyDays } from '../money/amounts.ts';
import type { Topic } from '../topic.ts';
import { isEnding, no } from '../when.ts';

/** Whether the way of larger workplaces is open is what is asked. */
const asksForRelief = ({ question }: Facts): boolean =>
  /부당\s?해고(?:로|를|라고)?\s?(?:신고|구제|신청)|구제\s?신청|노동위(?:원회)?에?\s?(?:신청|신고|갈|내)/u.test(
    question,
  );

/** Fewer than five workers, or a number that isn't certain (근로기준법 제11조, 시행령 별표 1). */
export const smallWorkplace: Topic = {
  id: 'small-workplace',
  title: '직원이 5명이 안 되는 곳의 해고',
  askedBy: 'employee',
  fits: (facts) => {
    const { size, says, stage, resignation } = facts;
    if (stage !== 'not_filed' || resignation !== null || !(isEnding(facts) || says('해고', '짤~', '잘렸~', '잘린~')))
      return 0;
    const isCounted = says(
      '5인 미만',
      '5인미만',
      '5명 미만',
      '5명미만',
      '다섯 명~',
      '오인미만~',
      '4인',
      '몇 명~',
      '인원~',
    );
    return size === 'unclear' ? 2 : size === 'under_five' ? 2 : isCounted ? 1 : 0;
  },
  sections: ['detail-7'],
  first: (facts) => {
    const { months } = facts;
    const sum = thirtyDays(facts);
    const size = facts.asks('5인이상~', '5인 이상~', '5명 이상~', '5명이상~', '몇 명~', '인원~')
      ? 'unclear'
      : facts.size;
    const isTooShort = months !== null && months < 3;
    if (size === 'unclear')
      return isTooShort
        ? '날마다 몇 명이 일했는지에 따라 5명 이상일 수도 있어서, 아무것도 못 한다고 정해진 것은 아니에요.'
        : `${no(facts)}5명 미만이어도 해고예고수당은 받을 수 있고, 날마다 몇 명이 일했는지에 따라 5명 이상으로 볼 수도 있어요.`;
    if (!isTooShort && asksForRelief(facts))
      return `5명 미만이면 노동위원회의 부당해고 구제신청은 안 되지만, 30일 전에 알리지 않은 해고라면 해고예고수당(30일분 통상임금${sum === null ? '' : ` ${sum.amount}`})을 노동청에서 받을 수 있어요.`;
    return isTooShort
      ? '직원이 5명 미만이면 노동위원회에서 다투기는 어렵지만, 밀린 돈은 받을 수 있고 보호받는 사정이 있으면 다른 길이 있어요.'
      : `${no(facts)}직원이 5명 미만이어도 30일 전에 알리지 않은 해고라면 해고예고수당(30일분 통상임금${sum === null ? '' : ` ${sum.amount}`})을 받을 수 있어요.`;
  },
  today: ({ size, protectedBy }) => [
    protectedBy.size === 0 &&
      (size === 'unclear'
        ? sayYouWillWork
        : '오늘 회사에 “해고하는 날짜와 이유를 글로 알려 주세요.”라고 보내고 답을 남기세요.'),
    countWorkers,
    signNothing,
  ],
  week: ({ size, clock, months }) => [
    labourOffice,
    months !== null &&
      months >= 12 &&
      '한 주 15시간 이상 일했다면 퇴직금도 함께 청구하고, 실업급여는 고용센터(1350)에 물어보세요.',
    size === 'unclear' &&
      `5명 이상일 수 있으니 노동위원회 구제신청의 3개월을 놓치지 마세요.${
        clock && !clock.passed ? ` 마지막 날은 ${clock.day}이에요.` : ''
      }`,
    '계약서나 취업규칙에 해고할 수 있는 이유나 절차가 적혀 있는지 찾아보세요. 적혀 있으면 5명 미만이어도 지켜야 해요.',
  ],
  law: (facts) => [
    noticeAllowance(facts),
    howWorkersCount,
    {
      say: '직원이 5명 미만이면 정당한 이유, 서면통지, 노동위원회 구제신청의 규정이 적용되지 않아요. 계약이나 규칙으로 해고 사유를 정해 두었다면 그것을 어긴 해고는 무효가 될 수 있어요.',
      law: '근로기준법 제11조; 대법원 2007다1418',
    },
    smallStillProtected,
    payInFourteenDays(facts),
  ],
  asks: ({ size, months, protectedBy }) => [
    size === 'unclear' && {
      ask: '최근 한 달 동안 날마다 몇 명이 일했나요? 아르바이트와 월급을 받는 가족도 넣어 주세요.',
    },
    protectedBy.size === 0 && {
      ask: '다음 가운데 해당하는 것이 있나요?',
      choices: [
        '산재로 쉬고 있었어요',
        '임신했거나 육아휴직 중이에요',
        '노조 활동을 했어요',
        '성희롱이나 체불을 신고했어요',
        { say: '해당하는 것이 없어요', then: '그러면 해고예고수당과 밀린 돈을 노동청(1350)에 진정하는 것이 먼저예요.' },
      ],
    },
    size !== 'unclear' && {
      ask: '함께 운영하는 다른 가게나 법인의 직원도 있나요?',
      choices: [
        { say: '다른 가게나 법인은 없어요', then: '그러면 이 가게에서 날마다 일한 사람만 세면 돼요.' },
        {
          say: '다른 가게나 법인도 있어요',
          then: '사람과 돈을 함께 운영한다면 직원 수를 합쳐 5명 이상이 될 수 있으니, 그 가게의 직원도 적어 두세요.',
        },
        { say: '다른 가게가 있는지 몰라요', then: '사업자등록이나 간판, 같은 사장 이름의 가게가 있는지 찾아보세요.' },
      ],
    },
    months === null && { ask: '얼마나 오래 일했나요?' },
  ],
};
