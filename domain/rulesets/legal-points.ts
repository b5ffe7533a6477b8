import { fewerThanFive } from './routes-and-suspensions.ts';
import type { Condition, Conditions, CorrelatedItems, LegalPoint } from './ruleset.ts';

const yes = (question: string): Condition => ({ question, is: ['yes'] });
const no = (question: string): Condition => ({ question, is: ['no'] });
const notYes = (question: string): Condition => ({ question, isNot: ['yes'] });

/** There is no floor for a person who must first be shown to be an employee. */
const surelyEmployee: Conditions = [notYes('detail-4/not-directly-employed'), notYes('detail-5/dismissed-as-officer')];

/** It was a dismissal: not a resignation, the end of a term, or a retirement; the company ended the employment. */
const surelyDismissal: Conditions = [
  notYes('detail-8/resigned-or-agreed'),
  { question: 'detail-8/employer-ended-it', isNot: ['no'] },
  { question: 'detail-3/renewal-rule', isNot: ['yes', 'no', 'unknown'] },
  notYes('detail-16/retirement-or-term-end'),
];

const writtenNotice = ['detail-1', 'detail-2', 'detail-3', 'detail-8'].map((section) => `${section}/written-notice`);

const floorOfVoid = 0.7;
/** The company's reason is in dispute, and the company must prove that it had another one. */
const floorOfProtected = 0.5;

const isVoid = '이 사실이 인정되면 해고는 무효예요.';

const absoluteBan = ['detail-2/protected-leave', 'detail-7/protected-leave'].map(
  (question): LegalPoint => ({
    key: `absolute-ban/${question.split('/')[0]}`,
    when: [yes(question), ...surelyEmployee],
    text: `업무상 다치거나 아파 쉬던 기간, 출산휴가나 육아휴직 기간처럼 해고가 금지된 때의 해고예요. ${isVoid} 고용노동부(1350)에 신고할 수도 있어요.`,
    law: '근로기준법 제23조 제2항·제107조, 남녀고용평등법 제19조 제3항·제37조 제2항, 대법원 2018두43958',
    floor: floorOfVoid,
    why: '법이 해고를 금지한 기간의 해고는 이유를 따지지 않고 무효이며, 직원이 5명보다 적은 곳도 마찬가지예요.',
  }),
);

const unwritten = {
  text: `해고 이유와 날짜를 서면으로 알리지 않아 다툴 근거가 있어요. ${isVoid}`,
  law: '근로기준법 제27조, 대법원 2011다42324·2017다226605',
  floor: floorOfVoid,
  why: '이유와 날짜를 적은 서면이 없는 해고는 다른 이유를 따지지 않고 효력이 없어요.',
} as const;

const noWrittenNotice: readonly LegalPoint[] = [
  ...writtenNotice.map(
    (question): LegalPoint => ({
      key: `no-written-notice/${question.split('/')[0]}`,
      // A short notice may be enough if the reasons were given before.
      when: [no(question), ...surelyEmployee, ...surelyDismissal, notYes('detail-8/reasons-known-beforehand')],
      ...unwritten,
    }),
  ),
  {
    key: 'no-written-notice/intake',
    when: [
      { question: 'intake/notice', is: ['vague', 'messenger', 'spoken'] },
      ...writtenNotice.map(notYes),
      ...surelyEmployee,
      ...surelyDismissal,
      notYes('detail-8/reasons-known-beforehand'),
      notYes('detail-8/any-written-notice'),
    ],
    ...unwritten,
  },
];

const skipped = {
  text: `회사 규정에 정해진 징계 절차나 소명 기회를 건너뛰었어요. ${isVoid}`,
  law: '대법원 90다8077, 2010다100919',
  floor: floorOfVoid,
  why: '규정이 정한 소명 절차를 거치지 않은 징계해고는 징계 사유가 있는지와 상관없이 무효예요.',
} as const;

const procedureSkipped: readonly LegalPoint[] = [
  ...[9, 10, 11, 12, 13, 15, 19, 20, 22].map(
    (section): LegalPoint => ({
      key: `procedure-skipped/detail-${section}`,
      when: [yes(`detail-${section}/procedure-skipped`), ...surelyEmployee],
      ...skipped,
    }),
  ),
  {
    key: 'procedure-skipped/detail-16',
    when: [no('detail-16/disciplinary-procedure-held'), ...surelyEmployee],
    ...skipped,
  },
];

const agreementBreached: LegalPoint = {
  key: 'agreement-breached',
  when: [yes('detail-7/agreement-breached'), ...surelyEmployee],
  text: `정해 둔 해고 이유나 절차를 어긴 해고예요. ${isVoid}`,
  law: '대법원 2007다1418',
  floor: floorOfVoid,
  why: '해고 이유를 제한하기로 한 약정은 직원이 5명보다 적은 곳에서도 효력이 있고, 그것을 어긴 해고는 무효예요.',
};

const harassment = {
  text: `성희롱을 신고했거나 피해를 입었다는 이유로 한 해고예요. ${isVoid}`,
  law: '남녀고용평등법 제14조 제6항, 제30조',
  floor: floorOfProtected,
  why: '직원 수와 상관없이 금지되고, 신고 때문이 아니라는 것은 회사가 밝혀야 해요.',
} as const;
const sexDiscrimination = {
  text: `성별·혼인·임신·출산을 이유로 한 해고예요. ${isVoid}`,
  law: '남녀고용평등법 제11조, 제30조',
  floor: floorOfProtected,
  why: '직원 수와 상관없이 금지되고, 그 이유가 아니라는 것은 회사가 밝혀야 해요.',
} as const;
const union = {
  text: '노동조합 활동을 이유로 한 해고라면 부당노동행위로 다툴 수 있어요.',
  law: '노동조합법 제81조 제1항 제1호',
  why: '직원 수와 상관없이 금지되지만, 그 이유라는 것은 근로자 쪽이 밝혀야 하는 일이 많아 하한을 두지 않아요.',
} as const;
const report = {
  text: '공익신고 뒤 2년 안의 해고는 신고 때문에 한 것으로 추정돼요.',
  law: '공익신고자 보호법 제15조, 제23조',
  why: '공익신고를 이유로 한 해고는 직원 수와 상관없이 금지돼요.',
} as const;

const protectedPersons: readonly LegalPoint[] = [
  { key: 'harassment/small', when: [yes('detail-7/sexual-harassment-report'), ...surelyEmployee], ...harassment },
  {
    key: 'harassment/reported',
    when: [no('detail-20/accused'), yes('detail-20/report-of-sexual-harassment'), ...surelyEmployee],
    ...harassment,
  },
  { key: 'sex/small', when: [yes('detail-7/sex-marriage-pregnancy'), ...surelyEmployee], ...sexDiscrimination },
  {
    key: 'sex/selected',
    when: [yes('detail-17/selected-for-sex-or-pregnancy'), ...surelyEmployee],
    ...sexDiscrimination,
  },
  {
    key: 'report/presumed',
    when: [yes('detail-14/reported-to-authority'), yes('detail-14/within-two-years')],
    ...report,
  },
  {
    key: 'report/small',
    when: [yes('detail-7/public-interest-report')],
    ...report,
    text: '공익신고를 이유로 한 해고는 법이 금지해요. 신고 뒤 2년 안이라면 신고 때문에 한 것으로 추정돼요.',
  },
  { key: 'union/small', when: [yes('detail-7/union-activity')], ...union },
  { key: 'union/selected', when: [yes('detail-17/selected-for-union')], ...union },
  { key: 'union/protest', when: [yes('detail-22/union-or-rightful-protest')], ...union },
  {
    key: 'harassment/retaliation',
    when: [no('detail-20/accused')],
    unless: fewerThanFive,
    text: '괴롭힘이나 성희롱을 신고했거나 피해를 입은 사람을 그 이유로 해고하는 것은 금지돼요.',
    law: '근로기준법 제76조의3 제6항, 남녀고용평등법 제14조 제6항',
    why: '신고와 해고가 가까울수록 보복으로 볼 여지가 커요.',
  },
];

const one = (key: string, when: Conditions, text: string, law: string, why: string): LegalPoint => ({
  key,
  when,
  text,
  law,
  why,
});

/** Rests on a rule that doesn't apply below five workers (근로기준법 제11조, 시행령 별표 1; 기간제법 제3조 제2항). */
const fromFive = (...point: Parameters<typeof one>): LegalPoint => ({ ...one(...point), unless: fewerThanFive });

const byGround: readonly LegalPoint[] = [
  fromFive(
    'permanent-after-two-years',
    [yes('detail-3/over-two-years'), no('detail-3/exception-to-two-years')],
    '계약직으로 2년을 넘겨 일해 기간을 정하지 않은 근로자로 볼 수 있어요.',
    '기간제법 제4조 제2항',
    '그렇다면 계약이 끝났다는 이유만으로 내보낼 수 없어요.',
  ),
  one(
    'retired-under-sixty',
    [yes('detail-6/under-sixty')],
    '60세가 되기 전의 정년은 효력이 없어요.',
    '고령자고용법 제19조',
    '60세 미만으로 정한 정년은 60세로 정한 것으로 봐요.',
  ),
  fromFive(
    'sham-closure',
    [yes('detail-18/business-goes-on')],
    '같은 사람이 사업을 이어 간다면 위장폐업으로 다툴 수 있어요.',
    '대법원 2010다13282',
    '위장폐업에 따른 해고는 부당해고예요.',
  ),
  fromFive(
    'forced-resignation',
    [yes('detail-8/forced-or-deceived')],
    '강요나 속임으로 쓴 사직서는 취소할 수 있고, 그러면 해고로 다툴 수 있어요.',
    '민법 제110조',
    '강요나 속임에 의한 사직은 실질이 해고예요.',
  ),
  ...['detail-3/employer-ended-before-term', 'detail-7/employer-ended-before-term'].map((question) =>
    one(
      `ended-before-term/${question.split('/')[0]}`,
      [yes(question)],
      '정해진 기간이 끝나기 전에 회사가 끝낸 것이어서 부득이한 이유가 있어야 해요.',
      '민법 제661조',
      '기간이 있는 고용은 부득이한 사유가 있어야 중간에 끝낼 수 있어요.',
    ),
  ),
  fromFive(
    'no-appraisal-or-chance',
    [yes('detail-21/no-appraisal-or-chance')],
    '평가나 개선 기회 없이 한 저성과 해고예요.',
    '대법원 2018다253680',
    '공정한 평가와 개선 기회가 없는 저성과 해고는 정당성이 거의 인정되지 않아요.',
  ),
  fromFive(
    'accused-falsely',
    [yes('detail-22/accused-falsely')],
    '하지 않은 일을 이유로 든 해고예요. 징계 사유는 회사가 증명해야 해요.',
    '근로기준법 제23조 제1항',
    '징계 사유가 증명되지 않으면 해고는 부당해요.',
  ),
  fromFive(
    'punished-twice',
    [yes('detail-9/punished-twice')],
    '이미 징계가 끝난 일을 다시 문제 삼은 해고예요.',
    '근로기준법 제23조 제1항',
    '같은 사실로 거듭 징계하면 이중징계로 무효가 될 수 있어요.',
  ),
  fromFive(
    'no-avoidance-efforts',
    [no('detail-17/avoidance-efforts')],
    '회사가 해고를 피하려는 노력을 다했다고 보기 어려워요.',
    '근로기준법 제24조 제2항',
    '경영상 해고는 해고를 피하려는 노력을 다한 뒤에만 할 수 있어요.',
  ),
  fromFive(
    'renewal-expected',
    [yes('detail-3/renewal-rule')],
    '재계약을 기대할 만한 규정이나 약속이 있었어요.',
    '대법원 2007두1729',
    '갱신기대권이 있으면 합리적 이유 없는 거절은 부당해고와 같아요.',
  ),
];

/** Nothing of labour law is said to them. */
const publicOfficial: LegalPoint = {
  key: 'public-official',
  when: [{ question: 'intake/contract', is: ['public_official'] }],
  text: '공무원과 교원은 파면·해임·면직을 받으면 30일 안에 소청심사를 청구할 수 있어요.',
  law: '국가공무원법 제76조, 지방공무원법 제67조, 교원지위법 제9조',
  why: '공무원과 교원의 신분은 근로기준법이 아니라 따로 정한 법으로 보호돼요.',
};

const always: readonly LegalPoint[] = [
  fromFive(
    'employer-proves-reason',
    [],
    '해고에 정당한 이유가 있다는 것은 회사가 밝혀야 해요.',
    '근로기준법 제23조 제1항',
    '정당한 이유가 있다는 것은 회사가 증명해야 해요.',
  ),
  one(
    'money-whatever-size',
    [],
    '30일 전에 알리지 않은 해고라면 해고예고수당을, 받지 못한 임금과 퇴직금이 있다면 그것을 회사 규모와 상관없이 청구할 수 있어요.',
    '근로기준법 제26조, 제36조',
    '해고를 다투는 것과 따로 청구할 수 있어요.',
  ),
];

/**
 * The legal consequences of the answers, the strongest first. A floor is the firm's judgement; the attorneys confirm it.
 */
export const standardPoints: readonly LegalPoint[] = [
  publicOfficial,
  ...absoluteBan,
  ...noWrittenNotice,
  ...procedureSkipped,
  agreementBreached,
  ...protectedPersons,
  ...byGround,
  ...always,
];

export const standardCorrelated: readonly CorrelatedItems[] = [
  {
    items: ['detail-2/appraised', 'detail-2/appraisal-basis-explained', 'detail-2/chance-to-improve'],
    why: '평가와 그 근거, 개선 기회는 같은 사정을 이어서 묻는 문항이어서, 더 크게 반영한 답이 있으면 따로 더하지 않아요.',
  },
];
