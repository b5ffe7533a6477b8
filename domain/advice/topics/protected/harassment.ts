import type { Facts } from '../../understanding/facts.ts';
import type { Topic } from '../topic.ts';
import { isSmall } from '../when.ts';

/** The company has found it to be true: nothing is left to be investigated. */
const isFound = ({ question }: Facts): boolean =>
  /(?:인정|확인)(?:도|이|은)?\s?(?:됐|되었|됨|받았|해\s?줬|했)|괴롭힘(?:이|으로)?\s?맞다/u.test(question) &&
  !/(?:인정|확인)(?:이|도|은)?\s?(?:안|못)/u.test(question);
const isOrder = ({ dismissal }: Facts): boolean => dismissal === 'transferred' || dismissal === 'suspended';

/** Bullying was reported, and the person was dismissed or put at a disadvantage (근로기준법 제76조의3 제6항). */
export const harassment: Topic = {
  id: 'harassment',
  title: '괴롭힘 신고 뒤의 해고',
  askedBy: 'employee',
  fits: ({ protectedBy, stage, dismissal, resignation }) =>
    stage === 'not_filed' && protectedBy.has('harassment') && !protectedBy.has('sexual_harassment')
      ? resignation === null && dismissal !== null
        ? 3
        : 2
      : 0,
  sections: ['detail-20'],
  first: (facts) =>
    isSmall(facts)
      ? '직원이 5명 미만이면 괴롭힘 규정이 적용되지 않지만, 폭행·협박은 고소할 수 있고 손해배상과 밀린 돈은 따로 청구할 수 있어요.'
      : facts.dismissal === null &&
          facts.asks('징계위~', '징계 위원회~', '징계위원회~', '징계한대~', '징계한다~', '회부~')
        ? '괴롭힘을 신고했다고 징계하는 것은 금지되니, 징계위원회에 나가 신고한 경위를 말하고 글로도 내세요.'
        : facts.dismissal === null
          ? facts.asks('짤릴~', '잘릴~', '짤리~', '잘리~', '불이익~', '보복~')
            ? '괴롭힘을 신고했다고 해고하거나 불리하게 대하는 것은 금지되고 처벌돼요.'
            : '괴롭힘을 회사나 노동청에 신고할 수 있고, 신고했다고 불리하게 대하는 것은 금지돼요.'
          : facts.dismissal === 'transferred' || facts.dismissal === 'suspended'
            ? isFound(facts)
              ? `${facts.asks('이길까~', '이길 수~', '이길수~') ? '결과를 약속할 수는 없지만 ' : ''}괴롭힘이 인정된 뒤에 신고한 사람을 불리하게 옮긴 것은 보복으로 볼 사정이니, ${facts.asks('안가면~', '안 가면~', '안 나가면~', '안나가면~', '거부~') ? '나가지 않아 무단결근이 되지 않게 ' : ''}글로 이의를 남기고 출근하면서 3개월 안에 다투세요.`
              : '괴롭힘을 신고했다는 이유로 한 발령이나 대기도 금지되고 처벌되며, 글로 이의를 남기고 출근하면서 3개월 안에 다툴 수 있어요.'
            : facts.dismissal === 'not_renewed'
              ? '괴롭힘을 신고했다는 이유로 재계약하지 않는 것도 금지되고 처벌되며, 3개월 안에 노동위원회에서 다툴 수 있어요.'
              : facts.dismissal === 'disciplined'
                ? '괴롭힘을 신고했다는 이유로 한 징계도 금지되고 처벌되며, 3개월 안에 노동위원회에서 다툴 수 있어요.'
                : '괴롭힘을 신고했다는 이유로 한 해고는 금지되고 처벌되며, 3개월 안에 노동위원회에서 다툴 수 있어요.',
  today: (facts) => [
    isFound(facts) && '괴롭힘이 인정되었다는 통지와 그 뒤에 받은 글을 날짜가 보이게 저장하세요.',
    !isFound(facts) &&
      '언제 누구에게 신고했고 회사가 조사했는지, 그 뒤 무엇이 바뀌었는지 날짜순으로 적고 메시지를 저장하세요.',
    '사직서나 합의서, 신고를 거둔다는 서류에는 서명하지 마세요.',
    '많이 힘들면 혼자 견디지 말고 가까운 사람과 정신건강상담전화(1577-0199)에 이야기하세요.',
  ],
  week: (facts) => [
    !isSmall(facts) && isFound(facts) && '노동청(1350)에 신고 뒤의 보복을 진정하거나 고소하세요.',
    !isSmall(facts) && !isFound(facts) && '노동청(1350)에 조사하지 않은 것과 보복을 신고하세요.',
    !isSmall(facts) &&
      facts.dismissal !== null &&
      `${isOrder(facts) ? '발령의 취소는' : '복직과 임금은'} 지방노동위원회 구제신청으로 다투세요. 3개월 안이에요.`,
    '괴롭힘을 본 동료와 진료 기록을 함께 적어 두세요.',
  ],
  law: (facts) =>
    isSmall(facts)
      ? [
          { say: '괴롭힘 금지 규정은 직원이 5명 이상인 곳에 적용돼요.', law: '근로기준법 제11조, 제76조의2' },
          { say: '사용자가 근로자를 때리는 것은 직원 수와 상관없이 금지돼요.', law: '근로기준법 제8조' },
          {
            say: '30일 전에 알리지 않은 해고라면 3개월 이상 일한 사람은 해고예고수당을 받을 수 있어요.',
            law: '근로기준법 제26조',
          },
        ]
      : [
          {
            say: '괴롭힘을 신고한 사람이나 피해를 입은 사람을 해고하거나 불리하게 대하면 안 되고, 어기면 3년 이하의 징역이나 3천만 원 이하의 벌금이에요.',
            law: '근로기준법 제76조의3 제6항, 제109조',
          },
          !isFound(facts) && {
            say: '회사는 신고를 받으면 바로 객관적으로 조사하고 피해자를 보호해야 해요.',
            law: '근로기준법 제76조의3',
          },
          !isOrder(facts) && {
            say: '해고된 날부터 3개월 안에 노동위원회에 구제신청을 할 수 있어요.',
            law: '근로기준법 제28조 제2항',
          },
          !isOrder(facts) && {
            say: '해고는 정당한 이유가 있어야 하고 이유와 시기를 서면으로 알려야 해요. 조사에서 괴롭힘이 인정되지 않았다는 것만으로 해고가 정당해지지는 않아요.',
            law: '근로기준법 제23조 제1항, 제27조',
          },
        ],
  asks: (facts) => [
    !isFound(facts) && {
      ask: '언제 누구에게 신고했고 회사가 조사했나요?',
      choices: [
        {
          say: '신고했고 회사가 조사했어요',
          then: '조사 결과를 글로 달라고 하고, 결과가 사실과 다르면 다른 점을 적어 회사와 노동청에 함께 내세요.',
        },
        {
          say: '신고했지만 조사는 없었어요',
          then: '신고를 받고도 조사하지 않은 것은 그 자체로 위반이니 노동청(1350)에 진정하세요.',
        },
        {
          say: '아직 신고하기 전이에요',
          then: '신고는 말이 아니라 글로 하고, 신고한 날이 남게 이메일이나 내용증명으로 보내세요.',
        },
      ],
    },
    facts.days.dismissed === null && { ask: '해고나 불이익을 받은 날은 언제인가요?' },
    facts.workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
