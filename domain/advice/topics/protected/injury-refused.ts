import { deadlineAfterDays } from '../../../kernel/korean/deadline.ts';
import { koreanText } from '../../../kernel/korean/korean-date.ts';
import type { Facts } from '../../understanding/facts.ts';
import type { Topic } from '../topic.ts';

/** 산재보험법 제103조 제3항, 제106조 제3항: ninety days from the day on which the decision was known. */
const period = 90;

const lastDay = ({ days, today }: Facts): { readonly day: string; readonly passed: boolean } | null => {
  const known = days.received ?? days.decided ?? days.told;
  if (known === null) return null;
  const { lastDay: last, passed } = deadlineAfterDays(known, today, period);
  return { day: koreanText(last), passed };
};

const isRefused = ({ question, says }: Facts): boolean =>
  says('불승인~', '부지급~', '불지급~') ||
  (!/회사(?:에서|가|는|측)/u.test(question.replace(/공단[^.?!\n]*/gu, ' ')) &&
    /공단(?:에서|이|은|측)?[^.?!\n]{0,24}(?:안\s?(?:된|됐|돼|해\s?준|해\s?줬)|거절|거부|반려|기각|인정\s?(?:을\s?)?(?:못|안)|승인\s?(?:을\s?)?(?:못|안))|(?:산재|요양\s?(?:급여|신청)|휴업\s?급여|장해\s?(?:급여|등급))[^.?!\n]{0,24}(?:거절|거부(?:당|됐)|반려|기각|인정\s?(?:을\s?)?(?:못\s?받|안\s?[됐돼됨])|승인\s?(?:을\s?|이\s?)?(?:못\s?받|안\s?[됐돼됨나]))/u.test(
      question,
    ));

/** The first review was lost as well. */
const isReviewed = ({ question }: Facts): boolean =>
  /심사\s?청구[^.?!\n]{0,16}(?:기각|각하|안\s?됐|떨어)/u.test(question);

const ofInsurance = ({ question, says }: Facts): boolean =>
  says('산재~', '산업재해~', '근로복지공단~', '요양급여~', '휴업급여~', '장해급여~') || /공단/u.test(question);

/** The insurance for accidents at work refused: its own review, and not the labour commission. */
export const injuryRefused: Topic = {
  id: 'injury-refused',
  title: '산재가 승인되지 않았을 때의 심사청구',
  askedBy: 'employee',
  alone: true,
  fits: (facts) =>
    facts.stage === 'not_filed' &&
    facts.dismissal === null &&
    ofInsurance(facts) &&
    isRefused(facts) &&
    !facts.says('결근~')
      ? 3
      : 0,
  first: (facts) => {
    const last = lastDay(facts);
    const body = isReviewed(facts) ? '산재보험재심사위원회에 재심사를' : '근로복지공단에 심사를';
    if (last === null) return `다시 다툴 수 있고, 결정을 안 날부터 90일 안에 ${body} 청구해야 해요.`;
    return last.passed
      ? `90일은 ${last.day}에 끝난 것으로 보이니, 결정을 받은 날을 봉투로 확인하고 오늘 노무사나 변호사와 상의하세요.`
      : `다시 다툴 수 있고, ${last.day}까지 ${body} 청구해야 해요.`;
  },
  clock: (facts) => {
    const last = lastDay(facts);
    return last === null || last.passed
      ? '90일은 결정을 알게 된 날부터 흘러요. 통지서를 받은 날을 오늘 확인하세요.'
      : `${isReviewed(facts) ? '재심사청구' : '심사청구'}의 90일은 ${last.day}까지예요. 통지서를 받은 날이 다르면 꼭 다시 알려 주세요.`;
  },
  today: (facts) => [
    isReviewed(facts)
      ? '재심사청구서를 먼저 내세요. 처음 결정한 근로복지공단 지사에 내면 산재보험재심사위원회로 보내지고, 변호사나 노무사와 함께 준비하는 것이 안전해요.'
      : '심사청구서를 먼저 내세요. 불승인한 근로복지공단 지사에 내고, 자세한 이유와 자료는 나중에 보탤 수 있는지 접수할 때 물어보세요.',
    '결정 통지서와 봉투를 그대로 보관하고 받은 날을 등기 조회로 확인하세요.',
    '공단(1588-0075)에 재해조사서와 의학 자문, 판정서를 정보공개로 청구해 왜 인정되지 않았는지 확인하세요.',
  ],
  week: () => [
    '한 일의 자세와 무게, 시간, 기간을 적고 작업 사진과 동료의 진술을 모으세요.',
    '주치의에게 일과 병의 관계를 적은 소견서를 부탁하고, 다치기 전의 진료 기록도 떼세요.',
    '병원비가 막막하면 병원과 국민건강보험공단(1577-1000)에 먼저 건강보험으로 치료받을 수 있는지 물어보세요.',
  ],
  law: () => [
    {
      say: '산재 결정에 불복하면 결정을 안 날부터 90일 안에, 결정한 지사를 거쳐 근로복지공단에 심사를 청구해요.',
      law: '산재보험법 제103조',
    },
    {
      say: '업무상질병판정위원회의 심의를 거친 결정이면 심사청구를 하지 않고 바로 재심사를 청구할 수 있고, 심사 결과에 불복할 때도 안 날부터 90일 안에 재심사를 청구해요.',
      law: '산재보험법 제106조',
    },
    { say: '법원의 행정소송은 처분을 안 날부터 90일 안이에요.', law: '행정소송법 제20조' },
    { say: '일 때문에 생긴 병이나 부상인지는 일과 사이의 상당인과관계를 봐요.', law: '산재보험법 제37조' },
  ],
  asks: (facts) => [
    lastDay(facts) === null && { ask: '결정 통지서를 받은 날은 언제인가요?' },
    {
      ask: '통지서에 업무상질병판정위원회의 심의를 거쳤다고 적혀 있나요?',
      choices: [
        {
          say: '판정위원회를 거쳤대요',
          then: '그러면 심사청구를 하거나 바로 재심사를 청구할 수 있고, 어느 쪽이든 90일 안이에요.',
        },
        { say: '판정위원회 얘기는 없어요', then: '그러면 먼저 근로복지공단에 90일 안에 심사를 청구하세요.' },
      ],
    },
    { ask: '통지서에 적힌 불승인 이유는 무엇인가요?' },
  ],
};
