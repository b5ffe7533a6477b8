import type { Topic } from '../topic.ts';
import { followUp, isEnding, lastDay } from '../when.ts';

/** Not what a nursing home or a move costs. */
const costOfHelp =
  /(?:노무사|변호사|법무법인|선임|수임|상담|사건|신청|구제|소송|맡기|대리)[^.?!\n]{0,24}(?:비용|얼마\s?(?:들|드|나))|비용[^.?!\n]{0,24}(?:노무사|변호사|선임|상담|맡기|신청|구제)|^\s?비용[^가-힣]*(?:은|이)?\s?(?:얼마|어떻게)/u;

/** What help costs; what the firm may and may not say of outcomes. */
export const fees: Topic = {
  id: 'fees',
  title: '비용과 결과에 대한 약속',
  askedBy: 'anybody',
  followsUp: true,
  fits: followUp(({ asks, dismissal, question }) => {
    const promise = asks(
      '승률~',
      '승소율~',
      '승소 확률~',
      '승소확률~',
      '이길 확률~',
      '이길확률~',
      '100%',
      '이길 가능성~',
      '이길가능성~',
      '승소 가능성~',
      '승소 가능~',
      '이길까~',
      '몇퍼센트~',
      '몇 퍼센트~',
      '몇프로~',
      '몇 프로~',
      '장담',
      '보장',
      '약속해주~',
      '약속해 주~',
      '이긴다고~',
      '이길 수 있~',
      '이길수 있~',
      '이길수있~',
    );
    const cost = asks(
      '수임료~',
      '착수금~',
      '성공보수~',
      '환불~',
      '결제~',
      '노무사비~',
      '상담료~',
      '유료~',
      '무료~',
      '국선~',
      '권리구제~',
    );
    if (!promise && !cost && !costOfHelp.test(question)) return 0;
    if (promise && cost) return 3;
    return dismissal === null && !asks('위로금~') ? 2 : 1;
  }),
  first: (facts) => {
    const { clock, asks } = facts;
    if (asks('성공보수~', '착수금~') && !asks('승률~', '이길~', '이긴다고~', '100%', '확률~'))
      return '성공보수는 법이 정한 비율이 없으니, 맡기기 전에 금액과 범위, 환불 조건을 글로 받으세요.';
    const by =
      clock !== null && !clock.passed && facts.stage === 'not_filed'
        ? ` 더 급한 것은 기한이 ${clock.day}까지라는 점이에요.`
        : '';
    if (
      asks(
        '승률~',
        '승소 가능~',
        '이길까~',
        '가능성~',
        '몇퍼센트~',
        '몇 퍼센트~',
        '몇프로~',
        '몇 프로~',
        '확률~',
        '100%',
        '장담',
        '보장',
        '약속',
        '이긴다고~',
        '이길 수 있~',
        '이길수 있~',
        '이길수있~',
      )
    )
      return by === '' ? '이긴다고 약속하거나 확률을 보장해 드릴 수 없어요.' : `이긴다고 약속할 수는 없고,${by}`;
    if (asks('국선~', '권리구제~', '무료~'))
      return '임금이 적은 근로자는 노동위원회가 정해 준 변호사나 노무사의 도움을 무료로 받을 수 있어요.';
    return '비용은 사건마다 다르니 맡기기 전에 금액과 범위, 환불 조건을 글로 받으세요.';
  },
  today: (facts) => [
    isEnding(facts) && facts.size !== 'under_five' && `결제나 상담보다 먼저 구제신청을 준비하세요.${lastDay(facts)}`,
    '맡기기 전에 금액, 맡기는 범위(초심·재심), 성공보수, 환불 조건을 서면으로 받으세요.',
  ],
  week: () => [
    '임금이 적다면 노동위원회의 권리구제 대리인(나라가 비용을 내요)을 신청할 수 있는지 물어보세요.',
    '소송까지 생각하면 대한법률구조공단(132)에 물어보세요.',
  ],
  law: (facts) => [
    // Who tells what was done to them and only wonders whether they would win has bought nothing.
    facts.protectedBy.size === 0 && {
      say: '결과를 약속하거나 근거 없는 승률을 내세우는 것은 거짓·과장 광고가 될 수 있어요.',
      law: '표시광고법 제3조',
    },
    facts.notice !== 'paper' &&
      (facts.notice === 'messenger' || facts.notice === 'spoken') &&
      facts.size !== 'under_five' && {
        say: '서면 없이 카톡이나 문자, 말로만 알린 해고는 효력이 없다고 주장할 수 있어요. 5명 이상인 곳에만 적용돼요.',
        law: '근로기준법 제27조',
      },
    isEnding(facts) &&
      facts.size !== 'under_five' && {
        say: '구제신청은 해고된 날부터 3개월 안에 해야 해요.',
        law: '근로기준법 제28조 제2항',
      },
    facts.protectedBy.size === 0 && {
      say: '온라인으로 산 것은 7일 안에 취소할 수 있지만, 이미 제공이 시작된 부분은 안 될 수 있으니 약관과 환불 규정을 확인하세요.',
      law: '전자상거래법 제17조',
    },
    {
      say: '임금이 적은 근로자는 노동위원회가 정해 준 변호사나 노무사의 도움을 받을 수 있어요.',
      law: '노동위원회법 제6조의2',
    },
  ],
  refuses: ({ asks }) => [
    asks('환불~') && '환불은 약관에 따라 정해져서 여기서 약속해 드릴 수 없어요.',
    asks('승률~', '확률~', '100%', '장담', '보장', '약속') && '몇 퍼센트라고 말하거나 다른 곳의 광고와 견주지 않아요.',
  ],
  asks: ({ notice, days }) => [
    notice !== null &&
      notice !== 'paper' && {
        ask: '해고를 알린 글의 원본과, 따로 받은 서면이 있나요?',
        choices: [
          {
            say: '해고 문자의 원본만 있어요',
            then: '그 원본을 지우지 말고 날짜와 보낸 사람이 보이게 백업하세요. 상담할 때 그것부터 보여 주세요.',
          },
          '해고를 종이로도 통보받았어요',
          {
            say: '남아 있는 글이 없어요',
            then: '오늘 회사에 해고가 맞는지 글로 물어 답을 받아 두세요. 상담은 그 뒤에 해도 늦지 않아요.',
          },
        ],
      },
    days.dismissed === null && { ask: '해고된 날은 언제인가요?' },
    { ask: '일한 곳은 어느 시·도인가요?' },
  ],
};
