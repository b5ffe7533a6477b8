import { deadlineOf } from '../../../kernel/korean/deadline.ts';
import { koreanText } from '../../../kernel/korean/korean-date.ts';
import type { Facts } from '../../understanding/facts.ts';
import type { Topic } from '../topic.ts';

/** 선원법 제34조 제2항 applies 노동조합법 제82조: three months from the act. null where no day that was is told. */
const lastDay = ({ days, today }: Facts): { readonly day: string; readonly passed: boolean } | null => {
  if (days.dismissed === null) return null;
  const { lastDay: last, passed } = deadlineOf(days.dismissed, today);
  return { day: koreanText(last), passed };
};

const isOfWages = ({ dismissal, question }: Facts): boolean =>
  dismissal === null &&
  !/내리라|내리래|내려라|하선\s?(?:하|시|당|통보|명령|조치)|해고|해지|쫓|잘[렸렷]|짤/u.test(question) &&
  /임금|월급|급여|수당|퇴직금|못\s?받|체불|밀[렸린려]/u.test(question);

/** 선원법 제3조: fishing boats of less than twenty tons are left out of it for the most part. */
const isSmallBoat = ({ question }: Facts): boolean => {
  const tons = /(\d{1,3}(?:\.\d)?)\s?톤/u.exec(question)?.[1];
  return tons !== undefined && Number(tons) < 20 && /어선|고깃배|고기잡이|통발|낚시/u.test(question);
};

const isBigBoat = ({ question }: Facts): boolean => {
  const tons = /(\d{1,5}(?:\.\d)?)\s?톤/u.exec(question)?.[1];
  return tons !== undefined && Number(tons) > 20;
};

/** Crew of a ship: another commission, another inspector and another law than on land (선원법). */
export const seafarer: Topic = {
  id: 'seafarer',
  title: '선원의 하선과 임금',
  askedBy: 'employee',
  alone: true,
  fits: ({ says, stage }) =>
    stage === 'not_filed' &&
    says(
      ...['선원~', '원양~', '어선~', '상선~', '화물선~', '여객선~', '승선~', '하선~', '갑판원~', '갑판장~', '항해사~'],
      ...['일항사~', '기관장~', '선장~', '선박 조리~', '뱃일~', '배 타~', '배를 타~', '배를 탔~', '배 탔~', '조기장~'],
    ) &&
    !says('매표~', '선원 모집 광고~')
      ? 3
      : 0,
  first: (facts) => {
    if (isOfWages(facts)) return '선원의 밀린 임금은 노동청이 아니라 지방해양수산청의 선원근로감독관에게 신고하세요.';
    const last = lastDay(facts);
    if (isSmallBoat(facts))
      return `20톤 미만 어선이면 선원법이 적용되지 않을 수 있으니, 지방해양수산청과 노동청(1350)에 오늘 함께 물어보고${last === null || last.passed ? ' 3개월 안에' : ` ${last.day}까지`} 맞는 곳에 내세요.`;
    if (last === null)
      return '선원은 지방노동위원회가 아니라 선원노동위원회에 해지된 날부터 3개월 안에 구제를 신청해야 해요.';
    return last.passed
      ? `선원노동위원회에 신청하는 3개월은 ${last.day}에 끝난 것으로 보이지만, 임금과 실업수당은 지방해양수산청에 신고할 수 있어요.`
      : `${/신청\s?(?:이|은)?\s?(?:되|가능|할\s?수)/u.test(facts.question) ? '네, ' : ''}선원은 지방노동위원회가 아니라 선원노동위원회에 ${last.day}까지 구제를 신청해야 해요.`;
  },
  clock: (facts) => {
    const last = lastDay(facts);
    if (isSmallBoat(facts)) return '어느 쪽이든 구제신청은 그만두게 된 날부터 3개월이에요.';
    return last === null || last.passed
      ? '3개월은 하선하거나 해지를 통보받은 날부터 흘러요. 그날을 오늘 확인하세요.'
      : `선원노동위원회의 구제신청은 ${last.day}까지예요. 말씀하신 날과 다르면 꼭 다시 알려 주세요.`;
  },
  today: (facts) => [
    isOfWages(facts) || isSmallBoat(facts)
      ? '가까운 지방해양수산청에 전화해 선원노동위원회의 구제신청과 임금 신고를 함께 물어보고 먼저 접수하세요.'
      : '가까운 지방해양수산청의 선원노동위원회에 구제신청서를 먼저 접수하세요. 이유는 나중에 보탤 수 있고, 못 받은 돈은 선원근로감독관에게 함께 신고하세요.',
    '선원근로계약서, 선원수첩, 승선·하선 날짜, 급여 내역, 하선하라는 말과 문자를 모으세요.',
    '합의서나 자진 하선 확인서에는 서명하지 마세요.',
  ],
  week: (facts) => [
    '하선시킨 이유와 해지 날짜를 서면으로 달라고 회사에 글로 보내세요.',
    !isBigBoat(facts) &&
      '20톤 미만 어선처럼 선원법이 적용되지 않는 배라면 노동청과 지방노동위원회의 길이니, 배의 종류와 톤수를 먼저 확인하세요.',
  ],
  law: () => [
    {
      say: '선박소유자는 정당한 사유 없이 선원근로계약을 해지하거나 징벌하지 못하고, 그런 해지는 선원노동위원회에 구제를 신청할 수 있어요.',
      law: '선원법 제32조, 제34조',
    },
    {
      say: '구제신청은 그 일이 있은 날부터 3개월 안이에요.',
      law: '선원법 제34조 제2항; 노동조합법 제82조',
    },
    {
      say: '해지하려면 30일 이상 전에 서면으로 알려야 하고, 알리지 않았다면 30일분 이상의 통상임금을 주어야 해요. 예외가 있어요.',
      law: '선원법 제33조',
    },
    {
      say: '선원의 탓이 아닌데 해지했다면 퇴직금과 따로 통상임금 2개월분의 실업수당을 받을 수 있어요.',
      law: '선원법 제37조',
    },
    { say: '임금과 퇴직금은 그만둔 때부터 14일 안에 모두 받아야 해요.', law: '선원법 제55조의2' },
  ],
  asks: (facts) => [
    facts.days.dismissed === null && { ask: '하선하거나 해지를 통보받은 날은 언제인가요?' },
    !isBigBoat(facts) && {
      ask: '배의 종류와 톤수는 무엇인가요?',
      choices: [
        {
          say: '20톤 미만 어선이에요',
          then: '그러면 선원법이 적용되지 않을 수 있으니, 오늘 지방해양수산청과 노동청(1350)에 어느 쪽인지 함께 물어보세요.',
        },
        { say: '20톤이 넘는 배예요', then: '그러면 지방해양수산청의 선원근로감독관과 선원노동위원회에 물어보세요.' },
        {
          say: '배의 톤수를 몰라요',
          then: '선원근로계약서나 선박의 서류에 적힌 톤수를 찾고, 지방해양수산청에 물어보세요.',
        },
      ],
    },
    { ask: '밀린 임금은 몇 달치인가요?' },
  ],
};
