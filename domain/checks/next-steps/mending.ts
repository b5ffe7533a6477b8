import { isLocalDate, type LocalDate } from '../../kernel/korean-date.ts';
import type { Answers, Condition, Conditions } from '../../rulesets/ruleset.ts';
import { anyHold } from '../walk/conditions.ts';

/** What a company should mend about a dismissal, with its law. */
export type Mending = { readonly key: string; readonly title: string; readonly text: string; readonly law: string };

type MendingRule = {
  readonly key: string;
  readonly when: readonly Conditions[];
  readonly unless?: readonly Conditions[];
  readonly title: string;
  /** While the dismissal hasn't taken effect. */
  readonly before: string;
  /** After it: what is left to do. Absent: the same. */
  readonly after?: string;
  readonly law: string;
};

const yes = (question: string): Condition => ({ question, is: ['yes'] });
const no = (question: string): Condition => ({ question, is: ['no'] });
const each = (...conditions: readonly Condition[]): readonly Conditions[] => conditions.map((one) => [one]);
const isProtected = (...is: readonly string[]): Condition => ({ question: 'intake/protected', is });
const toCome: Condition = { computed: 'dismissal_to_come', holds: true };
/** Grounds that are punished: the company's own rules say how. */
const disciplinary: Condition = {
  question: 'intake/ground',
  is: [9, 10, 11, 12, 13, 15, 19, 20, 22].map((section) => `detail-${section}`),
};

const smallWorkplace: readonly Conditions[] = [
  [{ computed: 'under_five_workers', holds: true }],
  [yes('detail-7/under-five'), no('detail-7/five-on-most-days'), no('detail-7/run-as-one-business')],
  [yes('detail-7/under-five'), no('detail-7/five-on-most-days'), no('detail-7/five-together')],
];
const takeBack =
  '이미 해고했다면 해고를 거두어 복직하게 한 뒤 처음부터 다시 밟을지 노무사와 검토하세요. 나중에 보태는 것만으로는 고쳐지지 않아요.';

/** In the order of weight: what makes a dismissal void first. */
const rules: readonly MendingRule[] = [
  {
    key: 'protected-period',
    when: each(
      isProtected('work_injury', 'birth', 'on_childcare_leave'),
      yes('detail-2/protected-leave'),
      yes('detail-7/protected-leave'),
    ),
    title: '해고가 금지된 기간이에요',
    before:
      '업무상 다치거나 아파 쉬는 기간, 출산 전후 휴가 기간과 그 뒤 30일, 육아휴직 기간에는 해고할 수 없어요. 해고를 멈추세요.',
    after:
      '업무상 다치거나 아파 쉬는 기간, 출산 전후 휴가 기간과 그 뒤 30일, 육아휴직 기간의 해고는 무효예요. 해고를 거두어 복직하게 하는 것을 노무사와 바로 상의하세요.',
    law: '근로기준법 제23조 제2항·제107조, 남녀고용평등법 제19조 제3항·제37조 제2항',
  },
  {
    key: 'forbidden-reason',
    when: each(
      isProtected('childcare_leave', 'pregnancy_marriage', 'union', 'sexual_harassment', 'wrongdoing', 'labour_office'),
      isProtected('harassment'),
      yes('detail-7/protected-reason'),
      yes('detail-17/discriminatory-selection'),
      yes('detail-14/reported-to-authority'),
      no('detail-20/accused'),
      yes('detail-22/union-or-rightful-protest'),
    ),
    title: '법이 금지한 이유로 보일 수 있어요',
    before:
      '신고, 성별·임신·출산, 육아휴직, 노동조합 활동을 이유로 한 해고는 금지되고 처벌될 수 있어요. 그 이유가 아니라는 것을 회사가 밝혀야 하는 일이 많으니, 다른 이유를 뒷받침할 날짜 있는 자료가 없다면 해고를 멈추세요.',
    after:
      '신고, 성별·임신·출산, 육아휴직, 노동조합 활동을 이유로 한 해고는 금지되고 처벌될 수 있어요. 다른 이유를 뒷받침할 날짜 있는 자료를 갖추고, 없다면 해고를 거두는 것까지 노무사와 검토하세요.',
    law: '남녀고용평등법 제11조·제14조·제19조, 근로기준법 제76조의3·제104조, 노동조합법 제81조, 공익신고자 보호법 제15조',
  },
  {
    key: 'written-notice',
    when: each(
      { question: 'intake/notice', is: ['vague', 'messenger', 'spoken', 'email', 'not_yet'] },
      no('detail-1/written-notice'),
      no('detail-2/written-notice'),
      no('detail-3/written-notice'),
      no('detail-8/written-notice'),
    ),
    unless: smallWorkplace,
    title: '이유와 날짜를 적은 서면으로 알려요',
    before:
      '해고일이 되기 전에, 어떤 사실이 어느 규정에 해당하는지와 해고일을 적은 종이 통지서를 건네고 받은 날을 남기세요. 메신저나 말로 알린 것은 서면이 아니에요.',
    after: `해고 이유와 날짜를 적은 서면이 없으면 해고는 효력이 없어요. ${takeBack}`,
    law: '근로기준법 제27조',
  },
  {
    key: 'procedure',
    when: [
      ...each(
        ...[9, 10, 11, 12, 13, 15, 19, 20, 22].map((section) => yes(`detail-${section}/procedure-skipped`)),
        no('detail-16/disciplinary-procedure-held'),
      ),
      // Not asked while it can still be held.
      [disciplinary, toCome],
    ],
    title: '정해진 징계 절차와 소명 기회를 거쳐요',
    before:
      '취업규칙이나 단체협약에 적힌 징계위원회, 사전 통지, 소명 기회를 모두 거치고 회의록을 남기세요. 절차를 건너뛴 징계해고는 이유와 상관없이 무효가 될 수 있어요.',
    after: `정해진 소명 절차를 건너뛴 징계해고는 이유와 상관없이 무효가 될 수 있어요. ${takeBack}`,
    law: '대법원 90다8077, 2010다100919',
  },
  {
    key: 'thirty-days',
    when: [[toCome]],
    unless: [[{ computed: 'forewarned_thirty_days', holds: true }]],
    title: '30일 전에 예고해요',
    before:
      '해고일의 30일 전까지 알리지 않으면 30일분의 통상임금을 주어야 해요. 직원이 5명보다 적은 곳도 마찬가지고, 일한 기간이 3개월 미만이면 예외예요.',
    law: '근로기준법 제26조',
  },
  {
    key: 'agreement',
    when: each(yes('detail-7/agreement-breached')),
    title: '정해 둔 해고 이유와 절차를 지켜요',
    before: '계약서나 취업규칙에서 해고 이유나 절차를 제한했다면 직원이 5명보다 적어도 지켜야 해요.',
    after: `계약서나 취업규칙에서 정한 이유나 절차를 어긴 해고는 무효예요. ${takeBack}`,
    law: '대법원 2007다1418',
  },
  {
    key: 'avoidance',
    when: each(no('detail-17/avoidance-efforts')),
    unless: smallWorkplace,
    title: '해고를 피하려는 노력을 먼저 해요',
    before:
      '휴직, 근무시간 단축, 부서 이동, 희망퇴직처럼 해고를 피할 방법을 실제로 해 보고 날짜와 결과를 남기세요. 그 전에는 해고를 정하지 마세요.',
    after: '해고를 피하려고 한 일을 뒷받침할 자료를 모으고, 다시 부를 수 있는 자리가 있는지 살펴보세요.',
    law: '근로기준법 제24조 제2항',
  },
  {
    key: 'selection',
    when: each(no('detail-17/criteria-announced'), no('detail-17/selection-explained')),
    unless: smallWorkplace,
    title: '대상자를 고르는 기준을 정하고 알려요',
    before:
      '합리적이고 공정한 기준을 미리 정해 알리고, 사람마다 점수와 근거를 남기세요. 성별을 이유로 차별하면 안 돼요.',
    after: '어떤 기준으로 어떻게 골랐는지 보여 줄 점수표와 회의 자료를 모으세요.',
    law: '근로기준법 제24조 제2항',
  },
  {
    key: 'consultation',
    when: each(no('detail-17/consulted-representatives'), no('detail-18/consulted-representatives')),
    unless: smallWorkplace,
    title: '근로자대표와 협의해요',
    before:
      '해고를 피하는 방법과 기준을 해고하려는 날의 50일 전까지 근로자대표(노동조합)에게 알리고 성실하게 협의하세요.',
    after: '근로자대표에게 알리고 협의한 날짜와 내용을 보여 줄 자료를 모으세요.',
    law: '근로기준법 제24조 제3항',
  },
  {
    key: 'appraisal',
    when: each(
      yes('detail-21/no-appraisal-or-chance'),
      no('detail-21/criteria-announced'),
      no('detail-21/chance-to-improve'),
      no('detail-2/appraised'),
      no('detail-2/chance-to-improve'),
    ),
    unless: smallWorkplace,
    title: '공정하게 평가하고 나아질 기회를 줘요',
    before:
      '알려진 기준으로 평가하고, 부족한 점을 알려 교육이나 다른 일을 할 기회를 준 뒤 다시 살펴보세요. 그 과정을 모두 기록하세요.',
    after: '평가와 면담, 개선 기회를 준 기록을 모으세요. 없다면 정당한 이유를 밝히기 어려워요.',
    law: '대법원 2018다253680',
  },
  {
    key: 'renewal-reason',
    when: each(no('detail-3/refusal-reason-explained')),
    unless: smallWorkplace,
    title: '재계약하지 않는 이유를 설명해요',
    before:
      '재계약을 기대할 만한 규정이나 관행이 있으면 거절에도 합리적인 이유가 있어야 해요. 평가 결과와 사정을 글로 설명하세요.',
    law: '대법원 2007두1729',
  },
  {
    key: 'lighter-sanction',
    when: each(
      yes('detail-9/others-treated-lighter'),
      yes('detail-19/others-treated-lighter'),
      yes('detail-20/others-treated-lighter'),
      yes('detail-22/others-treated-lighter'),
      yes('detail-19/heavier-than-standard'),
      yes('detail-10/below-dismissal-standard'),
      no('detail-9/ground-in-rules'),
      no('detail-15/ground-in-rules'),
    ),
    title: '처분이 무겁지 않은지 견주어 봐요',
    before:
      '징계기준과 전에 한 처분을 견주어, 경고나 정직처럼 더 가벼운 처분으로 충분한지 살펴보세요. 같은 잘못에 다른 처분을 하면 형평에 어긋나요.',
    law: '근로기준법 제23조 제1항',
  },
  {
    key: 'punished-twice',
    when: each(yes('detail-9/punished-twice'), yes('detail-23/punished-before-for-same')),
    title: '이미 징계한 일로 다시 징계하지 않아요',
    before:
      '징계가 끝난 일을 다시 해고 이유로 삼으면 이중징계로 무효가 될 수 있어요. 새로 생긴 사실이 있는지 살펴보세요.',
    law: '근로기준법 제23조 제1항',
  },
  {
    key: 'other-position',
    when: each(
      no('detail-18/transfer-offered'),
      yes('detail-18/similar-work-left'),
      no('detail-11/transfer-consulted'),
    ),
    unless: smallWorkplace,
    title: '다른 자리를 찾고 상의해요',
    before: '할 수 있는 다른 일이 있다면 먼저 제안하고, 자리를 옮길 때는 생활의 불이익까지 함께 상의하세요.',
    law: '근로기준법 제23조 제1항, 제24조 제2항',
  },
];

/** What to mend, by the answers. After the dismissal took effect some of it can only be begun anew. */
export const mendingFor = (answers: Answers, today: LocalDate): readonly Mending[] => {
  const dismissed = answers.get('intake/dismissed');
  const hasTakenEffect = isLocalDate(dismissed) && dismissed <= today;
  return rules
    .filter(({ when, unless = [] }) => anyHold(when, answers, today) && !anyHold(unless, answers, today))
    .map(({ key, title, before, after, law }) => ({
      ...{ key, title, law },
      text: hasTakenEffect ? (after ?? before) : before,
    }));
};
