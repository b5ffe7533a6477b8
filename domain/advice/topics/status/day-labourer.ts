import type { Facts } from '../../understanding/facts.ts';
import { fileOnline, labourOffice } from '../lines.ts';
import type { Topic } from '../topic.ts';
import { isSmall } from '../when.ts';

/** Only severance pay is asked, and nobody was sent away. */
const isOfSeverance = ({ asks, dismissal }: Facts): boolean => asks('퇴직금~') && dismissal === null;

/** Hired by the day, worked on for months (일용직). */
export const dayLabourer: Topic = {
  id: 'day-labourer',
  title: '일용직의 해고와 실업급여',
  askedBy: 'employee',
  fits: ({ contract, says, stage }) =>
    stage === 'not_filed' &&
    (contract === 'daily' || says('일용직~', '일용~', '일당~', '건설현장~', '건설 현장~', '노가다~', '인력사무소~'))
      ? 2
      : 0,
  first: (facts) => {
    const { months, question } = facts;
    if (isOfSeverance(facts))
      return `${/퇴직금[^.?!\n]{0,10}(?:없|안\s?(?:줘|준|주|나)|못\s?받)/u.test(question) ? '아니요, ' : ''}일용직도 한 회사에서 1년 이상, 한 주 평균 15시간 이상 이어서 일했다면 퇴직금을 받을 수 있어요.`;
    return months !== null && months < 3
      ? '하루 단위의 일용직은 다음 날 부르지 않는 것을 해고로 보기 어렵지만, 계속 나오기로 하고 일했다면 다를 수 있어요.'
      : /퇴직금/u.test(question)
        ? '이름만 일용직이고 같은 곳에서 계속 일했다면 그냥 끝이 아니에요, 해고로 다투고 퇴직금도 받을 수 있어요.'
        : '이름이 일용이어도 같은 곳에서 몇 달을 계속 일했다면 해고예고수당과 구제신청을 다툴 수 있어요.';
  },
  today: (facts) => [
    !isOfSeverance(facts) &&
      '오지 말라고 한 사람, 날짜, 말을 적고 “오늘부터 나오지 말라는 것이 맞나요? 저는 계속 일하겠습니다.”라고 문자로 남기세요.',
    '일한 날과 곳, 받은 돈을 날짜별로 적고 출역 문자, 작업 사진, 입금 내역을 모으세요.',
  ],
  week: (facts) => [
    '근로복지공단(1588-0075)이나 고용산재보험 토탈서비스에서 고용보험 일용근로내역을 떼어 빠진 날이 없는지 보세요.',
    labourOffice,
    facts.says('실업급여', '구직급여') && '실업급여는 고용센터에 일용근로내역을 보이고 물어보세요.',
    !isSmall(facts) && fileOnline,
  ],
  law: (facts) => [
    {
      say: '계약의 이름이 일용이어도 같은 곳에서 끊기지 않고 일했으면 계속 일한 근로자로 볼 수 있고, 그러면 이유 없이 내보내지 못해요. 5명 이상인 곳에만 적용돼요.',
      law: '근로기준법 제23조 제1항',
    },
    {
      say: '계속 일한 기간이 3개월 이상이고 30일 전에 알리지 않았다면 30일분 통상임금을 받을 수 있어요. 직원 수와 상관없어요.',
      law: '근로기준법 제26조',
    },
    !isSmall(facts) && {
      say: '5명 이상인 곳이면 오지 말라고 한 날부터 3개월 안에 노동위원회에 구제신청을 해야 해요. 공사가 끝나면 어려워질 수 있으니 그 전에 내세요.',
      law: '근로기준법 제28조 제2항; 대법원 2020두54852',
    },
    {
      say: '일용직의 실업급여는 이직 전 18개월에 180일과 함께, 신청한 달의 직전 달 초일부터 신청일까지 일한 날이 3분의 1이 안 되거나, 건설 일용이면 신청일 전 14일 동안 일한 내역이 없어야 해요.',
      law: '고용보험법 제40조',
    },
    {
      say: '1년 이상 계속 일했고 한 주 평균 15시간 이상이면 일용직도 퇴직금을 받을 수 있어요.',
      law: '근로자퇴직급여 보장법 제4조 제1항',
    },
  ],
  asks: ({ months, workers, days }) => [
    months === null && { ask: '한 달에 며칠씩, 몇 달을 나갔나요?' },
    days.dismissed === null && { ask: '오지 말라는 말을 들은 날은 언제인가요?' },
    {
      ask: '공사나 일은 언제 끝나나요?',
      choices: [
        {
          say: '공사가 이미 끝났어요',
          then: '공사가 끝난 것이면 해고로 다투기 어려울 수 있으니 퇴직금과 남은 임금부터 따지세요.',
        },
        { say: '공사는 아직 계속돼요', then: '공사가 이어지는데 나만 부르지 않았다면 해고로 다툴 사정이 돼요.' },
        { say: '공사가 언제 끝나는지 몰라요', then: '현장의 공사 안내판에 적힌 기간을 사진으로 찍어 두세요.' },
      ],
    },
    workers === null && { ask: '같은 회사에서 일하는 사람은 몇 명인가요?' },
    months === null && {
      ask: '고용보험 일용근로내역을 떼어 보았나요?',
      choices: [
        { say: '일용근로내역을 떼어 봤어요', then: '빠진 날이 있으면 출역 문자와 사진으로 고쳐 달라고 하세요.' },
        {
          say: '일용근로내역은 아직이에요',
          then: '근로복지공단(1588-0075)에서 떼어 보세요. 일한 날을 밝히는 자료가 돼요.',
        },
      ],
    },
  ],
};
