import type { Facts } from '../../understanding/facts.ts';
import {
  fileOnline,
  justReason,
  keepMessages,
  noticeAllowance,
  sayYouWillWork,
  signNothing,
  threeMonths,
  writeDown,
} from '../lines.ts';
import { isOnlySaid } from '../resignation/spoken-resignation.ts';
import type { Topic } from '../topic.ts';
import { isCommissionOver, isDismissed, untilWhen } from '../when.ts';

/** Whether it is asked if such a dismissal holds: then it doesn't; a yes would say that it does. */
const asksWhetherItHolds = ({ question }: Facts): boolean =>
  /(?:효력|효과)(?:이|은|도)?\s?(?:있|인정|되|생기)|(?<!무)유효|합법|정당한|괜찮은|문제\s?없|가능한\s?(?:가|건|거)|(?:해고|통보)해?도\s?(?:되|돼)|인정\s?(?:되|돼)/u.test(
    question,
  ) && !/효력\s?없|무효|불법|위법/u.test(question);

/** Not where a yes would be heard as leave to stay away. */
const yes = ({ asks }: Facts): string =>
  asks('안가도~', '안 가도~', '안나가도~', '안 나가도~', '없나요~', '못하나~', '못 하나~') ? '' : '네, ';

const first = (facts: Facts): string => {
  const way = facts.notice === 'messenger' ? '카톡이나 문자로 나오지 말라는 것' : '말로 나가라고 한 것';
  return asksWhetherItHolds(facts)
    ? `아니요, ${way}도 해고이지만 5명 이상인 곳에서는 이유와 날짜를 적은 서면이 없으면 효력이 없어요.`
    : `${yes(facts)}${way}도 해고이고, 이유와 날짜를 적은 서면이 없으면 효력이 없어요.`;
};

/** Told by messenger, by text message or by mouth, at a workplace of five or more, or of a size that isn't told. */
export const kakaoDismissal: Topic = {
  id: 'kakao-dismissal',
  title: '카톡·문자·말로 한 해고',
  askedBy: 'employee',
  fits: (facts) =>
    isDismissed(facts) &&
    (facts.notice === 'messenger' || facts.notice === 'spoken') &&
    facts.size !== 'under_five' &&
    facts.resignation === null &&
    facts.stage === 'not_filed' &&
    !isCommissionOver(facts) &&
    // Its letter says that nobody wanted to go.
    !isOnlySaid(facts)
      ? facts.contract === null || facts.contract === 'regular'
        ? 2
        : 1
      : 0,
  sections: ['detail-8'],
  first: (facts) => untilWhen(facts) ?? first(facts),
  today: ({ notice, dismissal, question }) => [
    sayYouWillWork,
    notice === 'messenger'
      ? /(?:강퇴|나가졌|내보내졌|쫓겨났|내보냈)/u.test(question)
        ? '남아 있는 대화와 방에서 내보내진 화면을 날짜와 보낸 사람이 보이게 캡처하고, 방에 있는 동료에게 대화를 남겨 달라고 하세요.'
        : '나가기 전에 대화를 내보내기로 백업하고 날짜와 보낸 사람이 보이게 캡처해 두세요. 방에서 나가거나 지우지 마세요.'
      : writeDown,
    dismissal === 'to_come' && '그날까지는 평소대로 출근하고, 막으면 막힌 모습을 사진이나 글로 남기세요.',
    signNothing,
  ],
  week: ({ notice }) => [
    '근로계약서, 급여 이체 내역, 출퇴근 기록을 모아 두세요.',
    notice !== 'messenger' && keepMessages,
    fileOnline,
  ],
  law: (facts) => [
    {
      say: '카톡이나 문자, 말은 서면이 아니에요. 5명 이상인 곳의 해고는 이유와 시기를 적은 서면으로 알려야 효력이 있어요.',
      law: '근로기준법 제27조',
    },
    noticeAllowance(facts),
    threeMonths,
    justReason,
    {
      say: '서면이 없다고 해고가 없었던 것은 아니에요. 나오지 못하게 한 것과, 그때 계속 일하겠다고 했는지를 함께 봐요.',
      law: '대법원 2022두57695',
    },
  ],
  asks: ({ days, workers }) => [
    days.dismissed === null && { ask: '나오지 말라고 한 날은 언제부터인가요?' },
    {
      ask: '서면 통지를 따로 받았거나 사직서에 서명한 일이 있나요?',
      choices: [
        {
          say: '서면도 사직서도 없어요',
          then: '그렇다면 서면 없는 해고라고 다툴 수 있으니, 앞으로도 사직서에는 서명하지 마세요.',
        },
        '해고를 종이로도 통보받았어요',
        '사직서를 썼어요',
      ],
    },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
