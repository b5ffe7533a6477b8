import { isSmall } from '../../../claims/ending.ts';
import { type NextStep, protectionsOf, type Situation, stageOf } from '../../next-step.ts';

const notInForceYet = '2026년 12월 7일까지는 제104조 제2항';

/** What is forbidden, by which law, and what a breach of it costs. */
const bans: Readonly<Record<string, string>> = {
  work_injury:
    '업무상 다치거나 아파 쉬는 기간과 그 뒤 30일에는 해고할 수 없어요(근로기준법 제23조 제2항). 어기면 5년 이하의 징역이나 5천만 원 이하의 벌금이에요(제107조).',
  birth:
    '출산 전후 휴가 기간과 그 뒤 30일에는 해고할 수 없어요(근로기준법 제23조 제2항). 어기면 5년 이하의 징역이나 5천만 원 이하의 벌금이에요(제107조).',
  on_childcare_leave:
    '육아휴직 기간에는 해고할 수 없어요(남녀고용평등법 제19조 제3항). 어기면 3년 이하의 징역이나 3천만 원 이하의 벌금이에요(제37조 제2항).',
  childcare_leave:
    '육아휴직 등을 이유로 해고할 수 없어요(남녀고용평등법 제19조 제3항). 어기면 3년 이하의 징역이나 3천만 원 이하의 벌금이고(제37조 제2항), 그 이유가 아니라는 것은 회사가 밝혀야 해요(제30조).',
  pregnancy_marriage:
    '임신·혼인·출산을 이유로 해고할 수 없어요(남녀고용평등법 제11조). 어기면 5년 이하의 징역이나 3천만 원 이하의 벌금이고(제37조 제1항), 그 이유가 아니라는 것은 회사가 밝혀야 해요(제30조).',
  union:
    '노동조합에 가입했거나 활동했다는 이유로 해고할 수 없어요(노동조합법 제81조 제1항 제1호). 어기면 2년 이하의 징역이나 2천만 원 이하의 벌금이에요(제90조).',
  sexual_harassment:
    '성희롱을 신고했거나 피해를 입었다는 이유로 해고할 수 없어요(남녀고용평등법 제14조 제6항). 어기면 3년 이하의 징역이나 3천만 원 이하의 벌금이에요(제37조 제2항).',
  harassment:
    '괴롭힘을 신고했거나 피해를 입었다는 이유로 해고할 수 없어요(근로기준법 제76조의3 제6항). 어기면 3년 이하의 징역이나 3천만 원 이하의 벌금이에요(제109조).',
  labour_office: `노동관계법 위반을 노동청에 알렸다는 이유로 해고할 수 없어요(근로기준법 제104조, ${notInForceYet}). 어기면 2년 이하의 징역이나 2천만 원 이하의 벌금이에요(제110조).`,
  wrongdoing:
    '공익신고에 해당하는 신고를 이유로 해고할 수 없고, 신고 뒤 2년 안의 해고는 신고 때문으로 추정돼요(공익신고자 보호법 제15조, 제23조).',
};

/** Before anything else: with this employee the dismissal may be a crime. */
export const crimeWarning = (situation: Situation): readonly NextStep[] => {
  const small = isSmall(situation.answers);
  const text = protectionsOf(situation)
    // The ban on reprisals for bullying isn't among the rules for fewer than five (근로기준법 시행령 별표 1).
    .filter((protection) => !(small && protection === 'harassment'))
    .flatMap((protection) => bans[protection] ?? []);
  if (text.length === 0) return [];
  return [
    {
      key: 'crime',
      title: '그 직원의 해고는 범죄가 될 수 있어요',
      text: [...text, doNow(situation)].join(' '),
      leadsTo: 'consultation',
    },
  ];
};

/** In these periods no reason justifies a dismissal. */
const bannedPeriods: readonly string[] = ['work_injury', 'birth', 'on_childcare_leave'];

const doNow = (situation: Situation): string => {
  if (stageOf(situation) === 'to_come') return '해고를 멈추고 노무사와 먼저 상의하세요.';
  return protectionsOf(situation).some((protection) => bannedPeriods.includes(protection))
    ? '이 기간에는 다른 이유가 있어도 해고가 무효예요. 해고를 거두는 것을 노무사와 바로 상의하세요.'
    : '날짜가 있는 자료로 다른 이유를 밝힐 수 없다면 해고를 거두는 것까지 노무사와 바로 상의하세요.';
};
