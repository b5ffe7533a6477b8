import type { Topic } from '../topic.ts';

/** Said by who lost at the second instance, too. */
export const lostTwice = [
  ...['재심판정서~', '재심판정문~', '재심판정을~', '재심판정이~', '중노위에서도~', '중노위도~'],
  ...['재심도', '재심까지', '재심마저', '재심에서도'].flatMap((again) =>
    ['졌~', '또 졌~', '기각~', '각하~', '패소~', '떨어~', '안 됐~', '안됐~'].map((lost) => `${again} ${lost}`),
  ),
];

/** Lost at the central commission: fifteen days (근로기준법 제31조 제2항). */
export const suit: Topic = {
  id: 'suit',
  title: '중앙노동위원회에서 졌을 때의 행정소송',
  askedBy: 'employee',
  alone: true,
  fits: ({ stage, says }) => (stage === 'review_lost' || (stage === 'lost' && says(...lostTwice)) ? 3 : 0),
  first: ({ clock, stage, question }) => {
    if (clock === null || stage === 'lost')
      return '한 달이나 90일이 아니라 재심판정서를 받은 날부터 15일 안에 행정소송을 내야 해요.';
    if (clock.passed)
      return '재심판정서를 받은 날부터 15일이 지난 것으로 보이니, 받은 날을 다시 확인하고 오늘 변호사나 132에 물어보세요.';
    if (!/한\s?달|90일|30일|3개월|석\s?달|60일/u.test(question))
      return `${clock.movedBecause === null ? '' : `15일째가 ${clock.movedBecause}이라 `}${clock.day}까지 행정소송을 내야 해요.`;
    return `한 달이나 90일이 아니라 15일이고${
      clock.movedBecause === null ? '' : `, 마지막 날이 ${clock.movedBecause}이라`
    } ${clock.day}까지예요.`;
  },
  today: () => [
    '오늘 변호사나 대한법률구조공단(132)에 전화해 소장을 준비하세요. 돈이 없어도 소송을 도와주는 제도가 있어요.',
    '재심판정서와 봉투, 초심판정서를 모두 챙기고 받은 날을 등기 조회로 확인하세요.',
    '혼자 내야 하면 소장을 먼저 내고 이유는 나중에 보태세요.',
  ],
  week: () => ['노동위원회에 낸 이유서와 증거를 번호대로 정리해 변호사에게 넘기세요.'],
  law: () => [
    {
      say: '재심판정서를 받은 날부터 15일 안에 행정소송을 내야 하고, 이 날은 늘어나지 않아요.',
      law: '근로기준법 제31조 제2항; 노동위원회법 제27조',
    },
    { say: '마지막 날이 토요일이나 공휴일이면 그다음 날까지예요.', law: '민법 제161조' },
    {
      say: '상대(피고)는 회사가 아니라 중앙노동위원회 위원장이에요. 보통 서울행정법원에 내요.',
      law: '노동위원회법 제27조',
    },
    {
      say: '소송은 노무사가 대리할 수 없고 변호사가 대리해요. 대한법률구조공단(132)에서 도움을 받을 수 있어요.',
      law: '공인노무사법 제2조',
    },
    { say: '15일 안에 내지 않으면 판정이 확정돼요.', law: '근로기준법 제31조 제3항' },
  ],
  asks: ({ days }) => [
    days.decided === null && { ask: '재심판정서를 받은 날은 언제인가요?' },
    {
      ask: '받은 날을 보여 주는 봉투나 등기 기록이 있나요?',
      choices: [
        { say: '받은 날을 보여 줄 봉투가 있어요', then: '봉투를 버리지 말고 소장과 함께 변호사에게 보이세요.' },
        {
          say: '받은 날을 보여 줄 것이 없어요',
          then: '우체국 등기 조회로 받은 날을 확인하고, 하루라도 이른 날로 보고 서두르세요.',
        },
      ],
    },
    {
      ask: '대한법률구조공단의 도움을 받을 수 있는 소득인지 알아보았나요?',
      choices: [
        { say: '법률구조공단은 아직이에요', then: '오늘 132에 전화해 소득 기준과 필요한 서류를 물어보세요.' },
        {
          say: '법률구조공단에 알아봤어요',
          then: '그러면 그곳이나 변호사에게 판정서를 보이고 소장을 오늘 준비하세요.',
        },
      ],
    },
  ],
};
