import type { Facts } from '../../understanding/facts.ts';
import type { Topic } from '../topic.ts';

/** Whose board it is: the town's, the state's or the teachers'; null where the question doesn't say. */
const boardOf = ({ question, says, contract }: Facts): 'local' | 'state' | 'teacher' | null => {
  if (says('교사~', '교원~', '교감~', '교장~', '교수~', '사립학교~', '선생~', '정교사~', '학교법인~', '학교 법인~'))
    return 'teacher';
  if (contract === 'public_official' && /가르[치쳐쳤친]|교사|교원|교감|교장|사립/u.test(question)) return 'teacher';
  if (
    says('지방직~', '지방공무원~') ||
    /(?<![가-힣])(?:[가-힣]{1,4})?(?:시청|구청|군청|도청|읍사무소|면사무소|동사무소|주민\s?센터|행정\s?복지\s?센터|시의회|구의회|도의회|교육청|보건소)/u.test(
      question,
    )
  )
    return 'local';
  return says('국가직~', '국가공무원~', '경찰~', '소방~', '세무서~', '우체국~', '교도관~', '부처~') ? 'state' : null;
};

const boards = {
  local: '시·도의 지방소청심사위원회',
  state: '인사혁신처 소청심사위원회',
  teacher: '교원소청심사위원회',
} as const;

const first = (facts: Facts): string => {
  const board = boardOf(facts);
  const { clock } = facts;
  const deny =
    facts.asks('노동위~', '구제신청~', '지노위~') && /나요|까요|되죠|되나|\?/u.test(facts.question) ? '아니요, ' : '';
  if (clock === null)
    return `${deny}공무원과 교원은 노동위원회가 아니라 ${board === null ? '소청심사위원회' : boards[board]}에 30일 안에 청구해야 해요.`;
  return clock.passed
    ? `소청심사의 30일은 ${clock.day}에 끝난 것으로 보이니, 처분을 통지받은 날이 맞는지 봉투로 확인하고 오늘 변호사와 상의하세요.`
    : `${deny}${board === 'teacher' ? '교원은' : '공무원은'} 노동위원회가 아니라 ${board === null ? '소청심사위원회' : boards[board]}에 ${clock.day}까지 청구해야 해요.`;
};

const ofTeachers = [
  {
    say: '교원은 공립이든 사립이든 처분이 있었던 것을 안 날부터 30일 안에 교원소청심사위원회에 청구해요.',
    law: '교원지위법 제9조',
  },
  { say: '위원회의 결정에 따르지 못하면 법원에 소송을 낼 수 있어요.', law: '교원지위법 제10조' },
] as const;

/** Public officials and teachers: the labour commission isn't for them. */
export const publicOfficial: Topic = {
  id: 'public-official',
  title: '공무원·교원의 소청심사',
  askedBy: 'employee',
  alone: true,
  fits: ({ contract }) => (contract === 'public_official' ? 3 : 0),
  first,
  clock: ({ clock }) =>
    clock === null ? '소청심사의 30일은 처분사유 설명서를 받은 날부터 흘러요. 받은 날을 오늘 확인하세요.' : null,
  today: () => [
    '처분사유 설명서와 받은 날이 보이는 봉투를 그대로 보관하고, 받지 못했다면 바로 달라고 하세요.',
    '이유를 다 적지 못해도 기한 안에 소청심사청구서를 먼저 내세요. 이유는 나중에 보탤 수 있어요.',
  ],
  week: (facts) => [
    boardOf(facts) === 'teacher' &&
      '청구서에 처분서(처분사유 설명서) 사본을 붙여 교원소청심사위원회에 온라인이나 우편, 방문으로 내세요. 노동위원회에 내도 30일은 그대로 흘러요.',
    '징계의결서, 회의 통지, 진술한 내용과 근무 평가를 날짜순으로 모으세요.',
    '소청심사와 행정소송의 대리는 변호사에게 물어보세요.',
  ],
  law: (facts) =>
    boardOf(facts) === 'teacher'
      ? ofTeachers
      : [
          {
            say: '국가공무원은 설명서를 받은 날부터 30일 안에 소청심사를 청구해요.',
            law: '국가공무원법 제76조 제1항',
          },
          {
            say: '지방공무원도 설명서를 받은 날부터 30일 안에 시·도의 소청심사위원회에 청구해요.',
            law: '지방공무원법 제67조',
          },
          {
            say: '교원은 처분이 있었던 것을 안 날부터 30일 안에 교원소청심사위원회에 청구해요.',
            law: '교원지위법 제9조',
          },
          {
            say: '공무원은 소청심사를 거치지 않으면 행정소송을 낼 수 없어요.',
            law: '국가공무원법 제16조; 지방공무원법 제20조의2',
          },
        ],
  asks: ({ days }) => [
    {
      ask:
        days.received === null
          ? '처분사유 설명서를 받은 날은 언제인가요?'
          : '설명서를 받은 날이 봉투나 수령증과 맞나요?',
    },
    {
      ask: '어느 쪽인가요?',
      choices: [
        {
          say: '저는 국가공무원이에요',
          then: '처분사유 설명서를 받은 날부터 30일 안에 인사혁신처 소청심사위원회에 청구하세요.',
        },
        {
          say: '저는 지방공무원이에요',
          then: '처분사유 설명서를 받은 날부터 30일 안에 시·도의 소청심사위원회에 청구하세요.',
        },
        { say: '저는 학교 교원이에요', then: '처분을 안 날부터 30일 안에 교원소청심사위원회에 청구하세요.' },
        '저는 공무직이에요',
      ],
    },
  ],
};
