import type { Dismissal, Facts } from '../understanding/facts.ts';

/** Questions that many topics put to the facts. */

const endings: readonly (Dismissal | null)[] = ['done', 'to_come', 'threatened', 'not_renewed', 'retired'];

/** The work ended, or is about to, by the company's will. */
export const isEnding = ({ dismissal }: Facts): boolean => endings.includes(dismissal);

export const isDismissed = ({ dismissal }: Facts): boolean => dismissal === 'done' || dismissal === 'to_come';

export const isToCome = ({ dismissal }: Facts): boolean => dismissal === 'to_come' || dismissal === 'threatened';

/** Nothing was filed yet: what has to be filed is still news to this person. */
export const isBefore = ({ stage }: Facts): boolean => stage === 'not_filed';

export const isSmall = ({ size }: Facts): boolean => size === 'under_five';

export const mayBeFive = ({ size }: Facts): boolean => size !== 'under_five';

/** The last day in words with its particle, where it is known and still ahead: ` 마지막 날은 …이에요.` */
export const lastDay = ({ clock }: Facts): string =>
  clock === null || clock.passed ? '' : ` 마지막 날은 ${clock.day}이에요.`;

/** A company that thinks of dismissing, or has announced it, and nobody has gone to the commission. */
export const isPlanning = ({ asker, dismissal, stage }: Facts): boolean =>
  asker === 'employer' &&
  stage === 'not_filed' &&
  (dismissal === 'planned' || dismissal === 'to_come' || dismissal === 'threatened' || dismissal === null);

const deadlineWords = [
  '까지인~',
  '부터 세~',
  '3개월 안~',
  '석달 안~',
  '언제까지~',
  '기한~',
  '마감~',
  '며칠 남~',
  '늦었~',
  '늦은~',
  '지났~',
  '지난거~',
  '지난건~',
  '지난 건~',
];

/** Whether it is asked until when something can be filed. */
export const asksUntilWhen = ({ asks }: Facts): boolean => asks(...deadlineWords);

/** The first sentence to who asks until when, where the day for the commission is known and still ahead; null for everybody else. */
export const untilWhen = (facts: Facts): string | null => {
  const { clock, question, months } = facts;
  if (clock === null || clock.passed || !/제28조/u.test(clock.law) || !asksUntilWhen(facts)) return null;
  const isWrong = months !== 6 && /6개월|육개월|반년/u.test(question);
  return isWrong
    ? `6개월이 아니라 3개월이어서 ${clock.day}까지 노동위원회에 구제신청을 해야 해요.`
    : `${clock.day}까지 3개월 안에 노동위원회에 구제신청을 해야 해요.`;
};

/** The three months of the commission are over: nobody is told to file there. */
export const isCommissionOver = ({ clocks }: Facts): boolean =>
  clocks.some(({ law, passed }) => passed && /제28조/u.test(law));

/**
 * `아니요, ` where what was asked is to be denied ("그냥 잘라도 되나요", "아무것도 못 받나요"); nothing where a yes would mean the same
 * ("부당한가요", "하면 안 되나요").
 */
export const no = ({ asks }: Pick<Facts, 'asks'>): string =>
  !asks('안되나요~', '안 되나요~', '안되죠~', '안 되죠~', '안되는~', '안 되는~') &&
  asks(
    ...[
      '못받~',
      '못 받~',
      '못한다~',
      '못 한다~',
      '못하나~',
      '못 하나~',
      '아무것도~',
      '보호못~',
      '보호 못~',
      '없나요~',
      '끝인가~',
    ],
    ...[
      '마음대로~',
      '짤라도~',
      '잘라도~',
      '해고해도~',
      '해도 되~',
      '해도되~',
      '해도 될~',
      '괜찮~',
      '되죠~',
      '되나요~',
      '된다던데~',
      '들었는데~',
    ],
    ...[
      '짤려도~',
      '잘려도~',
      '못하는거~',
      '못하는 거~',
      '못 하는 거~',
      '나가야되~',
      '나가야 되~',
      '나가야 하~',
      '나가야하~',
    ],
    ...['안줘도~', '안 줘도~', '내보내도~', '보내도~', '그만두게~', '정리해도~', '정리하려~'],
  )
    ? '아니요, '
    : '';

const longestFollowUp = 45;

/** A short question that doesn't tell again what happened: what it asks is all that it asks. */
export const asksOnly = ({ question }: Pick<Facts, 'question'>): boolean =>
  question.length <= longestFollowUp &&
  !/해고|잘렸|잘린|짤|나가라|나오지|사직|사표/u.test(question.replace(/해고예고수당/gu, ''));

/** What a short question asks comes before what was told earlier. */
export const followUp =
  (fits: (facts: Facts) => 0 | 1 | 2 | 3): ((facts: Facts) => 0 | 1 | 2 | 3) =>
  (facts) => {
    const fit = fits(facts);
    return fit > 0 && asksOnly(facts) ? 3 : fit;
  };

/** Childcare leave ends and the company doesn't take the person back: the place is gone, or a resignation is wanted instead. */
export const isReturnRefused = ({ protectedBy, question }: Pick<Facts, 'protectedBy' | 'question'>): boolean =>
  (protectedBy.has('childcare_leave') || protectedBy.has('on_childcare_leave')) &&
  /(?:자리|부서|팀)(?:가|는|도|이)?\s?(?:이제\s?)?(?:없|사라|찼)|(?:복귀|복직)(?:를|을)?\s?(?:안|못|거부|거절|막|시켜\s?주지)|(?:복귀|복직|돌아)[^.?!\n]{0,40}(?:권고\s?사직|나가라|나가래|그만두|사직|퇴사)/u.test(
    question,
  ) &&
  !/안\s?하면\s?어떻/u.test(question);
