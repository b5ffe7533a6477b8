import type { Condition, Conditions } from '../ruleset.ts';

/** Situations that several rules of the edition refer to. */

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

export const isProtected = (
  ...is: readonly string[]
): { readonly question: string; readonly is: readonly string[] } => ({ question: 'intake/protected', is });
export const isNotProtected = (...isNot: readonly string[]): Condition => ({ question: 'intake/protected', isNot });
export const atStage = (...is: readonly string[]): Condition => ({ question: 'intake/stage', is });
/** What the parties settled isn't disputed again, in whatever procedure. */
export const closedBySettlement: { readonly when: Conditions; readonly why: string } = {
  when: [atStage('settled')],
  why: '합의나 화해로 끝난 일은 다시 다투기 어려워요. 화해조서는 재판상 화해와 같은 힘이 있고(노동위원회법 제16조의3), 다투지 않기로 한 합의가 있으면 소송도 각하돼요(대법원 2005다3991). 합의가 지켜지지 않거나 강요·속임으로 한 합의라면 노무사나 변호사와 상의하세요.',
};
/** A decision has been made or the dispute is over: the statistics of first decisions say nothing of what comes. */
export const afterDecision: readonly Conditions[] = [[atStage('decided', 'reviewed', 'settled')]];
export const toCome: Condition = { computed: 'dismissal_to_come', holds: true };

/** Public officials and teachers: their dismissal is an act under public law (or equal to one), with an appeal of its own. */
export const publicOfficial: Condition = { question: 'intake/contract', is: ['public_official'] };
export const underLabourLaw: Condition = { question: 'intake/contract', isNot: ['public_official'] };

/**
 * Refusal of renewal and retirement take effect with the end of the contract, whatever day the person was told. A contract that is
 * permanent by law (more than two years, no exception) ends on that day, too, if the end of the term is the reason.
 */
export const endsAtTheEnd: readonly Conditions[] = [
  [{ question: 'detail-3/employer-ended-before-term', is: ['no'] }],
  [
    { question: 'detail-3/exception-to-two-years', is: ['no'] },
    { question: 'intake/ground', is: ['detail-3'] },
  ],
  [{ question: 'detail-6/retired-by-age', is: ['yes'] }],
  [{ question: 'detail-16/retirement-or-term-end', is: ['yes'] }],
];

/** The company ended a running contract before its term, or a closure is certain. "모름" is none of these. */
export const endsEarly: readonly Conditions[] = [
  ...['detail-3', 'detail-7'].map(
    (section): Conditions => [
      { question: `${section}/employer-ended-before-term`, is: ['yes'] },
      { computed: 'contract_outlasts_dismissal', holds: true },
    ],
  ),
  [
    { question: 'detail-18/whole-company-closed', is: ['yes'] },
    { question: 'detail-18/business-goes-on', is: ['no'] },
  ],
];

/** Bound by a ban that knows no headcount. */
export const protectedAtAnySize = [
  ...['work_injury', 'birth', 'on_childcare_leave', 'childcare_leave', 'pregnancy_marriage', 'union'],
  ...['sexual_harassment', 'labour_office'],
];

/** Who must first be shown to be a worker of this company. */
export const notSurelyWorker: readonly Conditions[] = [
  [
    { question: 'detail-4/not-directly-employed', is: ['yes'] },
    { question: 'detail-4/belongs-to-other-firm', is: ['no', 'unknown'] },
  ],
  [{ question: 'detail-4/against-client', is: ['yes'] }],
  [{ question: 'detail-5/dismissed-as-officer', is: ['yes'] }],
];

/** Who must first be shown to have been dismissed. */
export const resigned: Conditions = [{ question: 'detail-8/resigned-or-agreed', is: ['yes'] }];

/** A dismissal that the company took back, as section 8 or the stage of the dispute says. */
export const takenBack: readonly Condition[] = [
  { question: 'detail-8/dismissal-withdrawn', is: ['yes'] },
  { question: 'intake/stage', is: ['withdrawn'] },
];

export const writtenNotice = ['detail-1', 'detail-2', 'detail-3', 'detail-8'].map(
  (section) => `${section}/written-notice`,
);
