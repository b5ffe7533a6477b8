import type { Condition } from '../../../rulesets/ruleset.ts';
import { disciplinary, each, type MendingRule, no, smallWorkplace, yes } from './rule.ts';

const isProtected = (...is: readonly string[]): Condition => ({ question: 'intake/protected', is });
const toCome: Condition = { computed: 'dismissal_to_come', holds: true };

const takeBack =
  '이미 해고했다면 해고를 거두어 복직하게 한 뒤 처음부터 다시 밟을지 노무사와 검토하세요. 나중에 보태는 것만으로는 고쳐지지 않아요.';

/** What makes a dismissal void whatever its ground, or costs money at once. In the order of weight. */
export const ofValidity: readonly MendingRule[] = [
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
];
