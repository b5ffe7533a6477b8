import type { Topic } from '../topic.ts';

/** Public officials and teachers: the labour commission isn't for them. */
export const publicOfficial: Topic = {
  id: 'public-official',
  title: '공무원·교원의 소청심사',
  askedBy: 'employee',
  alone: true,
  fits: ({ contract }) => (contract === 'public_official' ? 3 : 0),
  first: () => '공무원과 교원은 노동위원회가 아니라 소청심사위원회에 30일 안에 청구해야 해요.',
  clock: ({ clock }) =>
    clock === null ? '소청심사의 30일은 처분사유 설명서를 받은 날부터 흘러요. 받은 날을 오늘 확인하세요.' : null,
  today: () => [
    '처분사유 설명서와 받은 날이 보이는 봉투를 그대로 보관하고, 받지 못했다면 바로 달라고 하세요.',
    '이유를 다 적지 못해도 기한 안에 소청심사청구서를 먼저 내세요. 이유는 나중에 보탤 수 있어요.',
  ],
  week: () => [
    '징계의결서, 회의 통지, 진술한 내용과 근무 평가를 날짜순으로 모으세요.',
    '소청심사와 행정소송의 대리는 변호사에게 물어보세요.',
  ],
  law: () => [
    {
      say: '국가공무원은 설명서를 받은 날부터 30일 안에 소청심사를 청구해요.',
      law: '국가공무원법 제76조 제1항',
    },
    { say: '지방공무원도 설명서를 받은 날부터 30일 안이에요.', law: '지방공무원법 제67조' },
    { say: '교원은 처분이 있었던 것을 안 날부터 30일 안에 교원소청심사위원회에 청구해요.', law: '교원지위법 제9조' },
  ],
  asks: () => [
    { ask: '처분사유 설명서를 받은 날은 언제인가요?' },
    { ask: '어느 쪽인가요?', choices: ['국가공무원', '지방공무원', '교원', '공무직·기간제'] },
  ],
};
