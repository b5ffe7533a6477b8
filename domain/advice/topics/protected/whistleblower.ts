import type { Topic } from '../topic.ts';
import { isDismissed, isSmall } from '../when.ts';

/** Told about a wrong of the company (공익신고): two ways that shut each other out. */
export const whistleblower: Topic = {
  id: 'whistleblower',
  title: '회사의 잘못을 신고한 뒤의 해고',
  askedBy: 'employee',
  fits: (facts) =>
    facts.stage === 'not_filed' &&
    facts.says('공익신고~', '내부고발~', '내부 고발~', '공익제보~', '제보', '비리 신고~', '권익위~')
      ? isDismissed(facts) && !facts.protectedBy.has('labour_office')
        ? 3
        : 1
      : 0,
  sections: ['detail-14'],
  first: () =>
    '공익신고를 이유로 한 해고는 금지되지만, 노동위원회와 국민권익위원회 가운데 한쪽에 먼저 내면 다른 쪽이 막힐 수 있으니 고른 뒤에 내세요.',
  today: () => [
    '신고한 날과 받은 곳, 회사가 안 날, 해고한 날을 날짜순으로 적고 접수 기록을 저장하세요.',
    '국민권익위원회(1398)에 신고한 내용이 공익신고인지 오늘 물어보세요.',
    '회사 자료를 통째로 복사하지 말고 신고에 낸 것과 내가 받은 것만 보관하세요.',
  ],
  week: (facts) => [
    isSmall(facts)
      ? '직원이 5명 미만이면 국민권익위원회의 보호조치와 법원의 길을 살펴보세요.'
      : '노동위원회 구제신청의 3개월이 지나기 전에 노무사와 어느 쪽으로 갈지 정하세요.',
  ],
  law: (facts) => [
    { say: '공익신고를 했다는 이유로 해고 같은 불이익을 주면 안 돼요.', law: '공익신고자 보호법 제15조' },
    {
      say: '법의 별표에 있는 법률을 어긴 것을 정해진 곳에 신고한 것만 공익신고예요. 모든 신고가 공익신고는 아니에요.',
      law: '공익신고자 보호법 제2조',
    },
    {
      say: '불이익을 받은 날부터 1년 안에 국민권익위원회에 보호조치를 신청할 수 있어요.',
      law: '공익신고자 보호법 제17조',
    },
    { say: '공익신고를 한 뒤 2년 안의 불이익은 그 때문으로 추정해요.', law: '공익신고자 보호법 제23조' },
    !isSmall(facts) && {
      say: '5명 이상인 곳의 부당해고 구제신청은 3개월 안이에요.',
      law: '근로기준법 제28조 제2항',
    },
  ],
  asks: ({ days, workers }) => [
    {
      ask: '어디에 무엇을 신고했나요?',
      choices: [
        {
          say: '회사 안에만 알렸어요',
          then: '공익신고는 회사 대표에게 알린 것도 될 수 있지만, 법이 정한 내용이어야 하니 국민권익위원회(1398)에 물어보세요.',
        },
        '노동청에 신고했어요',
        {
          say: '경찰이나 검찰에 신고했어요',
          then: '수사기관에 한 신고도 공익신고가 될 수 있으니, 접수증을 저장하고 국민권익위원회(1398)에 물어보세요.',
        },
        {
          say: '국민권익위원회에 신고했어요',
          then: '국민권익위원회에 보호조치를 신청하면 노동위원회 쪽이 막힐 수 있으니, 내기 전에 노무사와 고르세요.',
        },
      ],
    },
    days.dismissed === null && { ask: '해고된 날은 언제인가요?' },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
