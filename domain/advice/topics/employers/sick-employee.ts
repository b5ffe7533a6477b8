import { consultFirst, noticeDue, reasonNeeded } from '../company/company-lines.ts';
import { refusal } from '../company/company-when.ts';
import type { Topic } from '../topic.ts';
import { isPlanning, isSmall } from '../when.ts';

/** Somebody is ill for long, and not because of the work. */
export const sickEmployee: Topic = {
  id: 'sick-employee',
  title: '오래 아픈 직원(회사)',
  askedBy: 'employer',
  fits: (facts) =>
    isPlanning(facts) &&
    /병가|질병|쓰러|뇌출혈|암\s|못\s?나오|불승인|휴직\s?(?:중|끝|기간)|아프|아픈|우울증|공황|입원|수술/u.test(
      facts.question,
    ) &&
    (!facts.protectedBy.has('work_injury') || /불승인|산재(?:는|가|도)?\s?(?:아니|안)/u.test(facts.question))
      ? 2
      : 0,
  first: (facts) =>
    isSmall(facts)
      ? '5명 미만이어도 30일 전에 알리거나 30일분 통상임금을 주어야 하고, 일 때문에 생긴 병이면 해고할 수 없어요.'
      : `${refusal(facts)}아프다는 것만으로 바로 내보낼 수 없고, 병가와 휴직, 다른 일로 옮기는 것을 먼저 살펴야 해요.`,
  today: () => [
    '일 때문에 생긴 병인지부터 확인하세요. 그렇다면 쉬는 동안과 그 뒤 30일에는 해고할 수 없어요.',
    '진단서로 얼마나 쉬어야 하는지, 어떤 일은 할 수 있는지 확인하세요.',
    '취업규칙의 병가와 휴직 기간이 남아 있는지 확인하세요.',
  ],
  week: () => ['쉬운 일로 옮기거나 시간을 줄이는 것을 의논하고 그 기록을 남기세요.', consultFirst],
  law: (facts) => [
    !isSmall(facts) && reasonNeeded,
    {
      say: '업무상 다치거나 병들어 쉬는 기간과 그 뒤 30일에는 해고할 수 없고 직원 수와 상관없어요. 일시보상을 했거나 사업을 계속할 수 없게 된 때는 예외예요.',
      law: '근로기준법 제23조 제2항',
    },
    noticeDue(facts),
  ],
  asks: () => [
    {
      ask: '일 때문에 생긴 병이나 부상인가요?',
      choices: [
        {
          say: '일 때문에 생긴 병이에요',
          then: '그러면 쉬는 동안과 그 뒤 30일에는 해고할 수 없으니 산재 신청을 도우세요.',
        },
        {
          say: '일과 상관없는 병이에요',
          then: '그래도 병가와 휴직, 다른 일을 먼저 살펴야 하고 진단서로 일할 수 있는지를 확인하세요.',
        },
      ],
    },
    { ask: '취업규칙의 병가·휴직 기간은 얼마이고 얼마나 썼나요?' },
  ],
};
