import type { Conditions, RouteRule, Suspension } from './ruleset.ts';

const writtenNotice = ['detail-1', 'detail-2', 'detail-3', 'detail-8'].map((section) => `${section}/written-notice`);

/** By section 7: fewer than five, not five on most days, and no other workplace to be counted. */
const fewerThanFiveAlone: Conditions = [
  { question: 'detail-7/under-five', is: ['yes'] },
  { question: 'detail-7/five-on-most-days', is: ['no'] },
  { question: 'detail-7/run-as-one-business', is: ['no'] },
];
/** The same, if the other workplace was counted and there are still fewer than five. */
const fewerThanFiveTogether: Conditions = [
  { question: 'detail-7/under-five', is: ['yes'] },
  { question: 'detail-7/five-on-most-days', is: ['no'] },
  { question: 'detail-7/five-together', is: ['no'] },
];
/** Surely fewer than five: most of the Labour Standards Act doesn't apply. An unknown answer is none of these. */
export const fewerThanFive: readonly Conditions[] = [fewerThanFiveAlone, fewerThanFiveTogether];

const noException: Conditions = [
  { question: 'detail-7/dismissal-limited-by-agreement', is: ['no'] },
  { question: 'detail-7/employer-ended-before-term', is: ['no'] },
  { question: 'detail-7/protected-leave', is: ['no'] },
  { question: 'detail-7/protected-reason', is: ['no'] },
  // People who are protected at any size of the workplace may have answered so elsewhere.
  { question: 'detail-14/reported-to-authority', isNot: ['yes'] },
  { question: 'detail-17/discriminatory-selection', isNot: ['yes'] },
  { question: 'detail-20/accused', isNot: ['no'] },
  { question: 'detail-22/union-or-rightful-protest', isNot: ['yes'] },
];

/** Public officials and teachers: their dismissal is an act under public law (or equal to one), with an appeal of its own. */
const publicOfficial: Conditions = [{ question: 'intake/contract', is: ['public_official'] }];
const underLabourLaw: Conditions = [{ question: 'intake/contract', isNot: ['public_official'] }];

const commissionShutToSmall =
  '직원이 5명 미만인 사업장에는 부당해고 구제신청 제도가 적용되지 않아요(근로기준법 제11조, 시행령 별표 1).';
const courtShutToSmall =
  '직원이 5명 미만이고 해고를 제한하는 약정, 남은 계약기간, 산재·출산 보호 기간, 법이 금지한 이유가 모두 없어 해고의 효력을 다투기 어려워요(근로기준법 제11조, 민법 제660조).';

/**
 * The routes and what closes them. The firm's attorneys confirm them; "unknown" closes nothing. The last three are for
 * people whom a prohibition protects at any size of the workplace.
 */
export const standardRoutes: readonly RouteRule[] = [
  {
    route: 'labour_commission',
    body: '사업장이 있는 곳의 지방노동위원회',
    period: '해고일(통지서를 더 늦게 받았다면 받은 날)부터 3개월',
    months: 3,
    why: '부당해고 구제를 신청할 수 있어요(근로기준법 제28조, 노동위원회규칙 제40조).',
    concerns: [underLabourLaw],
    closures: fewerThanFive.map((when) => ({ when, why: commissionShutToSmall })),
    endsWithContract: {
      when: [
        // A contract that is permanent by law (more than two years, no exception) has no end.
        [
          { computed: 'contract_outlasts_dismissal', holds: true },
          { question: 'detail-3/exception-to-two-years', isNot: ['no'] },
        ],
        [
          { question: 'detail-18/whole-company-closed', is: ['yes'] },
          { question: 'detail-18/business-goes-on', isNot: ['yes'] },
        ],
      ],
      why: '계약기간이나 정년이 끝나거나 회사가 문을 닫은 뒤에 신청하면 구제를 받을 이익이 없다고 보아요(대법원 2020두54852, 2022. 7. 14. 선고).',
    },
  },
  {
    route: 'court',
    body: '회사나 일한 곳의 관할 법원',
    period: '정해진 기간은 없지만 오래 지나면 권리를 잃을 수 있음',
    why: '해고무효확인 소송을 낼 수 있어요. 오래 지나면 권리를 잃을 수 있으니 서두르는 편이 좋아요. 소송은 변호사나 대한법률구조공단(132)에서 도움을 받으세요.',
    concerns: [underLabourLaw],
    closures: fewerThanFive.map((when) => ({ when: [...when, ...noException], why: courtShutToSmall })),
  },
  {
    route: 'equality_correction',
    body: '사업장이 있는 곳의 지방노동위원회',
    period: '차별이나 불리한 처우를 받은 날부터 6개월',
    months: 6,
    why: '성별·혼인·임신·출산을 이유로 한 해고나 성희롱을 신고했다는 이유의 해고는 직원 수와 상관없이 시정을 신청할 수 있고, 그 이유가 아니라는 것은 회사가 밝혀야 해요(남녀고용평등법 제26조, 제30조). 육아휴직을 이유로 한 해고는 여기에 들어가지 않아서 고용노동부에 신고하거나 소송으로 다퉈요(제19조 제3항, 제37조 제2항).',
    closures: [],
    concerns: [
      [{ question: 'detail-7/sexual-harassment-report', is: ['yes'] }],
      [{ question: 'detail-7/sex-marriage-pregnancy', is: ['yes'] }],
      [{ question: 'detail-17/selected-for-sex-or-pregnancy', is: ['yes'] }],
      [
        { question: 'detail-20/accused', is: ['no'] },
        { question: 'detail-20/report-of-sexual-harassment', isNot: ['no'] },
      ],
    ],
  },
  {
    route: 'unfair_labour_practice',
    body: '사업장이 있는 곳의 지방노동위원회',
    period: '해고된 날부터 3개월',
    months: 3,
    why: '노동조합에 가입했거나 활동했다는 이유의 해고는 직원 수와 상관없이 부당노동행위로 구제를 신청할 수 있어요(노동조합법 제81조 제1항 제1호, 제82조).',
    closures: [],
    concerns: [
      [{ question: 'detail-7/union-activity', is: ['yes'] }],
      [{ question: 'detail-17/selected-for-union', is: ['yes'] }],
      [{ question: 'detail-22/union-or-rightful-protest', is: ['yes'] }],
    ],
  },
  {
    route: 'whistleblower_protection',
    body: '국민권익위원회',
    period: '불이익조치가 있었던 날부터 1년',
    months: 12,
    why: '공익신고를 이유로 한 해고는 보호조치를 신청할 수 있어요(공익신고자 보호법 제15조, 제17조). 노동위원회에 먼저 신청하면 보호조치 신청이 각하될 수 있고, 보호조치를 신청하면 다른 구제 절차를 밟을 수 없으니 어느 쪽으로 갈지 내기 전에 정하세요(제17조 제3항, 제18조 제1항 제6호). 공직자나 공공기관의 부패를 신고했다면 같은 곳에 같은 기간 안에 신분보장 조치를 신청해요(부패방지권익위법 제62조의2).',
    closures: [],
    concerns: [
      [{ question: 'detail-7/public-interest-report', is: ['yes'] }],
      [{ question: 'detail-14/reported-to-authority', is: ['yes'] }],
    ],
  },
  {
    route: 'appeal_review',
    body: '소청심사위원회 (국가공무원은 인사혁신처나 소속 기관, 지방공무원은 시·도, 교원은 교원소청심사위원회)',
    period: '처분사유 설명서를 받은 날부터 30일 (교원은 처분이 있었던 것을 안 날부터 30일)',
    daysFromReceipt: 30,
    outsideFigure: true,
    why: '파면·해임·면직에 불복하면 소청심사를 청구할 수 있어요(국가공무원법 제76조, 지방공무원법 제67조, 교원지위법 제9조). 30일은 해고일이 아니라 설명서를 받은 날부터 세니 기한이 더 빠를 수 있어요. 공무원은 소청심사를 거치지 않으면 행정소송도 낼 수 없어요(국가공무원법 제16조, 지방공무원법 제20조의2).',
    closures: [],
    concerns: [publicOfficial],
  },
];

const noNoticeRuleForSmall =
  '직원이 5명 미만이면 서면으로 통지할 의무가 적용되지 않아 반영하지 않아요(근로기준법 제11조, 제27조).';

/** The law gives written notice no effect. */
export const standardSuspensions: readonly Suspension[] = [
  {
    questions: [...writtenNotice, 'intake/notice'],
    when: [
      { question: 'detail-7/under-five', is: ['yes'] },
      { question: 'detail-7/five-on-most-days', isNot: ['yes'] },
      { question: 'detail-7/five-together', isNot: ['yes'] },
    ],
    why: noNoticeRuleForSmall,
  },
  {
    // Section 7 was not walked (grounds chosen by hand): only the intake has the size.
    questions: [...writtenNotice, 'intake/notice'],
    when: [
      { computed: 'under_five_workers', holds: true },
      { question: 'detail-7/under-five', isNot: ['yes', 'no'] },
    ],
    why: noNoticeRuleForSmall,
  },
  // 기간제법 applies only in part below five workers: two years make nobody permanent there (제3조 제2항, 시행령 별표 1).
  ...fewerThanFive.map(
    (when): Suspension => ({
      questions: ['detail-3/exception-to-two-years'],
      when,
      why: '직원이 5명 미만이면 2년을 넘겨도 기간을 정하지 않은 근로자로 보지 않아 반영하지 않아요(기간제법 제3조 제2항, 제4조).',
    }),
  ),
  {
    // Section 6 reaches its item 6 only through a valid retirement (3 yes, 4 and 5 not yes).
    questions: [...writtenNotice, 'intake/notice'],
    when: [{ question: 'detail-6/rehiring-rule', is: ['yes', 'no', 'unknown'] }],
    why: '유효한 정년에 이르러 퇴직한 것은 해고가 아니어서 서면 통지 여부를 반영하지 않아요(근로기준법 제27조).',
  },
  // An e-mail counts as writing only in a narrow case, so it doesn't lower the figure: the multiplier of e-mail applies.
  ...writtenNotice.map(
    (question): Suspension => ({
      questions: [question],
      when: [
        { question: 'intake/notice', is: ['email'] },
        { question, is: ['yes'] },
      ],
      why: '이메일 통지는 본인이 그렇게 보내 달라고 한 경우처럼 좁게 인정되어, 종이 문서처럼 낮추어 반영하지 않아요(대법원 2015두41401).',
    }),
  ),
];
