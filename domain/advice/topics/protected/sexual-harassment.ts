import type { Facts } from '../../understanding/facts.ts';
import type { Ask } from '../asks/ask.ts';
import type { Topic } from '../topic.ts';
import { asksUntilWhen, isCommissionOver, isSmall } from '../when.ts';

const investigated: NonNullable<Ask['choices']> = [
  {
    say: '조사 결과를 통지받았어요',
    then: '통지받은 글을 저장하고, 사실과 다른 점은 회사와 노동청에 글로 내세요.',
  },
  {
    say: '회사가 조사하지 않았어요',
    then: '신고를 받고도 조사하지 않은 것은 그 자체로 위반이니 노동청(1350)에 진정하세요.',
  },
  {
    say: '조사가 흐지부지됐어요',
    then: '조사 결과를 글로 알려 달라고 요구하고, 답이 없으면 노동청(1350)에 진정하세요.',
  },
];

/** What was done is told, and no ending of the work. */
const isOfTheDeed = ({ dismissal, resignation }: Facts): boolean => dismissal === null && resignation === null;
const wasTouched = ({ question }: Facts): boolean =>
  /만지|만져|만졌|감싸|감쌌|껴안|끌어안|더듬|쓰다듬|주물|뽀뽀|입을?\s?맞|추행/u.test(question);

/** `말하면 짤릴까봐`: nothing of the kind has happened. */
const isFeared = (question: string): boolean =>
  /(?:짤릴|잘릴|짤리|잘리|해고될|해고당할|불이익)[^.?!\n]{0,4}까\s?봐|(?:짤|잘)릴까/u.test(question);

/** Dismissed after a report of sexual harassment (남녀고용평등법 제14조 제6항): six months, at any size. */
export const sexualHarassment: Topic = {
  id: 'sexual-harassment',
  title: '성희롱 신고 뒤의 해고',
  askedBy: 'employee',
  fits: ({ protectedBy, stage, dismissal, resignation }) =>
    stage === 'not_filed' && protectedBy.has('sexual_harassment')
      ? resignation === null && dismissal !== null
        ? 3
        : 2
      : 0,
  sections: ['detail-20'],
  first: (facts) => {
    const { clocks, dismissal, says, question } = facts;
    const day = (law: RegExp): string | undefined => clocks.find((one) => law.test(one.law) && !one.passed)?.day;
    const [soon, later] = [day(/제28조/u), day(/고용평등.*제26조/u)];
    if (/3개월[^.?!]{0,14}6개월|6개월[^.?!]{0,14}3개월/u.test(question) || (asksUntilWhen(facts) && soon !== undefined))
      return soon !== undefined && later !== undefined
        ? `둘 다 있어요, 구제신청은 3개월(${soon}까지), 시정신청은 6개월(${later}까지)이니 앞의 날에 맞추세요.`
        : '둘 다 있어요, 부당해고·부당전보 구제신청은 3개월, 성희롱 시정신청은 6개월이니 3개월에 맞추세요.';
    if (dismissal === 'transferred' || dismissal === 'suspended' || dismissal === 'disciplined')
      return '성희롱을 신고했다고 불리하게 발령하거나 징계하는 것은 금지되고, 노동위원회에서 구제신청(3개월)과 시정신청(6개월)으로 다툴 수 있어요.';
    if (dismissal === 'not_renewed')
      return '성희롱을 신고하거나 거절했다는 이유로 재계약하지 않는 것은 금지되고, 6개월 안에 노동위원회에 시정을 신청할 수 있어요.';
    if (
      dismissal === null &&
      (isFeared(question) || !says('계약해지~', '계약 해지~', '해고', '짤~', '잘렸~', '나가래~'))
    )
      return '성희롱을 신고했다고 불리하게 대하는 것은 직원 수와 상관없이 금지되고, 회사는 바로 조사하고 피해자를 보호해야 해요.';
    const isLate = clocks.some(({ law, passed }) => passed && /제28조/u.test(law));
    const by = later === undefined ? '6개월' : `6개월(${later}까지)`;
    return isLate
      ? `끝나지 않았어요, 성희롱을 신고한 사람을 불리하게 대한 것은 ${by} 안에 노동위원회에 시정을 신청할 수 있어요.`
      : `성희롱을 ${says('신고~', '말했~', '알렸~') ? '신고했다는' : '거절하거나 문제 삼았다는'} 이유로 한 해고는 금지되고, ${by} 안에 노동위원회에 시정을 신청할 수 있어요.`;
  },
  today: () => [
    '언제 누구에게 신고했고 회사가 어떻게 했는지, 그 뒤 무엇이 바뀌었는지 날짜순으로 적고 메일과 메시지를 저장하세요.',
    '노동청(1350)에 진정하거나 고소할 수 있고, 힘들면 여성긴급전화 1366, 위험하면 112에 전화하세요. 혼자 견디지 마세요.',
    '사직서나 합의서, 신고를 거둔다는 서류에는 서명하지 마세요.',
  ],
  week: (facts) => [
    isOfTheDeed(facts) &&
      '회사에 날짜와 있었던 일을 적은 글로 신고하고, 조사와 가해자와의 분리를 요구하세요. 가해자와 먼저 합의하지 말고, 가해자가 사장이라면 회사가 아니라 노동청(1350)에 바로 신고하세요.',
    wasTouched(facts) &&
      '몸을 만진 것은 형사 사건이 될 수 있으니 112나 여성긴급전화 1366에 상담하고, 그날의 옷이나 메시지를 그대로 두세요.',
    !isOfTheDeed(facts) && '지방노동위원회에 시정신청을 내세요. 온라인으로 낼 수 있고 이유는 나중에 보탤 수 있어요.',
    isOfTheDeed(facts) || isSmall(facts) || isCommissionOver(facts)
      ? false
      : facts.dismissal === 'transferred' || facts.dismissal === 'suspended' || facts.dismissal === 'disciplined'
        ? '발령(징계)을 받은 날부터 3개월이 지나지 않았다면 부당전보·징계 구제신청도 함께 내세요.'
        : '해고된 지 3개월이 지나지 않았다면 부당해고 구제신청도 함께 내세요.',
  ],
  law: (facts) => [
    {
      say: '성희롱을 신고한 사람이나 피해를 입은 사람을 해고하거나 불리하게 대하면 안 돼요. 직원 수와 상관없어요.',
      law: '남녀고용평등법 제14조 제6항',
    },
    isOfTheDeed(facts)
      ? {
          say: '회사는 성희롱을 알게 되면 지체 없이 조사하고, 조사하는 동안 피해자를 보호하며 피해자가 원하면 자리를 떼어 놓아야 해요.',
          law: '남녀고용평등법 제14조',
        }
      : { say: '그런 일이 있은 날부터 6개월 안에 노동위원회에 시정을 신청할 수 있어요.', law: '남녀고용평등법 제26조' },
    { say: '신고 때문이 아니라는 것은 회사가 밝혀야 해요.', law: '남녀고용평등법 제30조' },
    {
      say: '어기면 3년 이하의 징역이나 3천만 원 이하의 벌금이고, 법원에 손해배상을 청구할 수도 있어요.',
      law: '남녀고용평등법 제37조 제2항',
    },
    !isSmall(facts) && {
      say: '부당해고·부당전보 구제신청은 따로 3개월 안이에요. 5명 이상인 곳에만 적용되고, 본점과 지점이 하나의 사업이면 직원을 합쳐 세어요.',
      law: '근로기준법 제28조 제2항, 제11조',
    },
  ],
  asks: ({ days }) => [
    { ask: '신고한 날과 신고를 받은 사람은 누구였나요?' },
    { ask: '회사의 조사 결과를 받았나요?', choices: investigated },
    days.dismissed === null && { ask: '해고된 날은 언제인가요?' },
    {
      ask: '지금 상담이나 보호가 더 필요한가요?',
      choices: [
        { say: '지금은 괜찮아요', then: '힘들어지면 여성긴급전화 1366과 노동청(1350)에 언제든 전화하세요.' },
        {
          say: '상담이나 보호가 필요해요',
          then: '위험하면 112에, 상담은 여성긴급전화 1366에 지금 전화하고, 회사에는 가해자와 떼어 달라고 글로 요구하세요.',
        },
      ],
    },
  ],
};
