import type { Derivation, Opening, SectionId } from '../ruleset.ts';
import { protectedKnowledge, stageKnowledge } from './knowledge.ts';

/**
 * Item 1 is answered with yes if its question has the very words of the chosen ground; where its note sends some people to another
 * section, the choice of the ground says so, too.
 */
const groundsThatAnswerTheirFirstItem: readonly { section: SectionId; item: string }[] = [
  { section: 'detail-6', item: 'detail-6/retired-by-age' },
  { section: 'detail-9', item: 'detail-9/dismissed-for-attendance' },
  { section: 'detail-10', item: 'detail-10/dismissed-for-absence' },
  { section: 'detail-11', item: 'detail-11/dismissed-for-disobedience' },
  { section: 'detail-12', item: 'detail-12/dismissed-for-second-job' },
  { section: 'detail-13', item: 'detail-13/dismissed-for-leak' },
  { section: 'detail-14', item: 'detail-14/dismissed-after-report' },
  { section: 'detail-15', item: 'detail-15/dismissed-for-cv' },
  { section: 'detail-16', item: 'detail-16/automatic-termination' },
  { section: 'detail-17', item: 'detail-17/dismissed-for-business-reasons' },
  { section: 'detail-18', item: 'detail-18/dismissed-for-closure' },
  { section: 'detail-19', item: 'detail-19/dismissed-for-drink-driving' },
  { section: 'detail-20', item: 'detail-20/dismissed-over-harassment' },
];

const numbered = (from: number, to: number): SectionId[] =>
  Array.from({ length: to - from + 1 }, (_, index): SectionId => `detail-${from + index}`);

/**
 * The items that the intake answers. Only what follows for certain is derived, and the person can change it at
 * check-your-answers. So these are still asked: two years or less (3#2, because the date may be that of the last contract
 * only), 21#1 and 22#1 after their own ground (they ask more than the reason).
 */
export const standardDerivations: readonly Derivation[] = [
  {
    item: 'detail-1/offer-cancelled-before-start',
    answer: 'yes',
    from: 'intake/contract',
    when: [{ question: 'intake/contract', is: ['not_started'] }],
  },
  ...['detail-1/written-notice', 'detail-2/written-notice', 'detail-3/written-notice', 'detail-8/written-notice'].map(
    (item): Derivation => ({
      item,
      answer: 'no',
      from: 'intake/notice',
      when: [{ question: 'intake/notice', is: ['vague', 'messenger', 'spoken'] }],
    }),
  ),
  ...['detail-1/written-notice', 'detail-2/written-notice', 'detail-3/written-notice', 'detail-8/written-notice'].map(
    (item): Derivation => ({
      item,
      answer: 'yes',
      from: 'intake/notice',
      when: [{ question: 'intake/notice', is: ['paper', 'email'] }],
    }),
  ),
  {
    item: 'detail-8/resigned-or-agreed',
    answer: 'yes',
    from: 'intake/notice',
    when: [{ question: 'intake/notice', is: ['resigned'] }],
  },
  {
    // The choice to have resigned stands beside these.
    item: 'detail-8/resigned-or-agreed',
    answer: 'no',
    from: 'intake/notice',
    when: [
      { question: 'intake/ground', is: [...numbered(1, 7), ...numbered(9, 23), 'not_told', 'none'] },
      { question: 'intake/notice', is: ['paper', 'email', 'vague', 'messenger', 'spoken', 'not_yet'] },
    ],
  },
  {
    item: 'detail-8/employer-ended-it',
    answer: 'yes',
    from: 'intake/notice',
    when: [{ question: 'intake/notice', is: ['paper', 'email', 'vague', 'messenger'] }],
  },
  {
    // Words that gave a reason said that the work was over; without one that is often what the parties dispute.
    item: 'detail-8/employer-ended-it',
    answer: 'yes',
    from: 'intake/ground',
    when: [
      { question: 'intake/notice', is: ['spoken'] },
      { question: 'intake/ground', is: numbered(9, 22) },
    ],
  },
  ...protectedKnowledge,
  ...stageKnowledge,
  {
    item: 'detail-8/any-written-notice',
    answer: 'no',
    from: 'intake/notice',
    when: [{ question: 'intake/notice', is: ['messenger', 'spoken'] }],
  },
  {
    item: 'detail-8/any-written-notice',
    answer: 'yes',
    from: 'intake/notice',
    when: [{ question: 'intake/notice', is: ['paper', 'email', 'vague'] }],
  },
  {
    item: 'detail-3/over-two-years',
    answer: 'yes',
    from: 'intake/joined',
    when: [
      { question: 'intake/contract', is: ['fixed_term'] },
      { computed: 'tenure_over_two_years', holds: true },
    ],
  },
  {
    item: 'detail-3/aged-55-at-last-contract',
    answer: 'yes',
    from: 'intake/aged-55',
    when: [{ question: 'intake/aged-55', is: ['yes'] }],
  },
  {
    item: 'detail-3/aged-55-at-last-contract',
    answer: 'no',
    from: 'intake/aged-55',
    when: [{ question: 'intake/aged-55', is: ['no'] }],
  },
  {
    item: 'detail-4/not-directly-employed',
    answer: 'yes',
    from: 'intake/contract',
    when: [{ question: 'intake/contract', is: ['dispatched', 'freelance'] }],
  },
  {
    item: 'detail-4/no-employee-insurance',
    answer: 'yes',
    from: 'intake/insurance',
    when: [{ question: 'intake/insurance', is: ['withheld', 'neither'] }],
  },
  {
    item: 'detail-4/no-employee-insurance',
    answer: 'no',
    from: 'intake/insurance',
    when: [{ question: 'intake/insurance', is: ['insured'] }],
  },
  {
    item: 'detail-5/dismissed-as-officer',
    answer: 'yes',
    from: 'intake/contract',
    when: [{ question: 'intake/contract', is: ['executive'] }],
  },
  {
    item: 'detail-7/under-five',
    answer: 'yes',
    from: 'intake/workers',
    when: [{ computed: 'under_five_workers', holds: true }],
  },
  {
    item: 'detail-7/under-five',
    answer: 'no',
    from: 'intake/workers',
    when: [{ computed: 'under_five_workers', holds: false }],
  },
  {
    // An employment without a term has no end that could be anticipated.
    item: 'detail-7/employer-ended-before-term',
    answer: 'no',
    from: 'intake/contract',
    when: [
      { question: 'intake/contract', is: ['regular'] },
      { question: 'intake/ground', is: [...numbered(4, 23), 'not_told', 'none'] },
    ],
  },
  {
    item: 'detail-7/forewarned-thirty-days',
    answer: 'yes',
    from: 'intake/forewarned',
    when: [{ computed: 'forewarned_thirty_days', holds: true }],
  },
  {
    item: 'detail-7/forewarned-thirty-days',
    answer: 'no',
    from: 'intake/forewarned',
    when: [{ computed: 'forewarned_thirty_days', holds: false }],
  },
  ...groundsThatAnswerTheirFirstItem.map(
    ({ section, item }): Derivation => ({
      item,
      answer: 'yes',
      from: 'intake/ground',
      when: [{ question: 'intake/ground', is: [section] }],
    }),
  ),
  {
    item: 'detail-23/reason-stated',
    answer: 'yes',
    from: 'intake/ground',
    when: [{ question: 'intake/ground', is: [...numbered(9, 22), 'none'] }],
  },
  {
    item: 'detail-23/reason-stated',
    answer: 'no',
    from: 'intake/ground',
    when: [{ question: 'intake/ground', is: ['not_told'] }],
  },
  // The item asks whether three months HAVE passed: for a dismissal within them the answer is no.
  {
    item: 'detail-23/three-months-passed',
    answer: 'yes',
    from: 'intake/dismissed',
    when: [{ computed: 'three_months_passed', holds: true }],
  },
  {
    item: 'detail-23/three-months-passed',
    answer: 'no',
    from: 'intake/dismissed',
    when: [{ computed: 'three_months_passed', holds: false }],
  },
];

const opening = (opens: SectionId, from: string, is: readonly string[]): Opening => ({
  opens,
  from,
  when: [{ question: from, is }],
});

/** The sections that the intake opens, in the order walked: size, then the form of employment, then the ground. */
export const standardOpenings: readonly Opening[] = [
  { opens: 'detail-7', from: 'intake/workers', when: [{ computed: 'under_five_workers', holds: true }] },
  opening('detail-1', 'intake/contract', ['not_started']),
  opening('detail-2', 'intake/contract', ['probation']),
  opening('detail-3', 'intake/contract', ['fixed_term']),
  opening('detail-4', 'intake/contract', ['dispatched', 'freelance']),
  {
    opens: 'detail-4',
    from: 'intake/insurance',
    when: [
      { question: 'intake/insurance', is: ['withheld', 'neither'] },
      // They are asked for their benefits; section 5 asks whether they are employees.
      { question: 'intake/contract', isNot: ['executive'] },
    ],
  },
  opening('detail-5', 'intake/contract', ['executive']),
  ...numbered(1, 22).map((section) => opening(section, 'intake/ground', [section])),
  opening('detail-8', 'intake/ground', ['not_told']),
  opening('detail-8', 'intake/notice', ['vague', 'resigned']),
  opening('detail-8', 'intake/stage', ['withdrawn']),
  opening('detail-14', 'intake/protected', ['wrongdoing', 'labour_office']),
  opening('detail-20', 'intake/protected', ['harassment', 'sexual_harassment']),
  // Last, because its answers may lead straight to the result.
  ...['detail-23', 'none'].map((ground) => opening('detail-23', 'intake/ground', [ground])),
];
