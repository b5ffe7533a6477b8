import type { Condition, Derivation } from '../ruleset.ts';

const chosen = (...is: readonly string[]): Condition => ({ question: 'intake/protected', is });
const notChosen = (...isNot: readonly string[]): Condition => ({ question: 'intake/protected', isNot });

/** A choice on the page answers for all of its choices, unless sensitive ones were withheld. */
const everyChoice = [
  ...['no', 'work_injury', 'birth', 'on_childcare_leave', 'childcare_leave', 'pregnancy_marriage', 'union'],
  ...['sexual_harassment', 'harassment', 'wrongdoing', 'labour_office', 'withheld'],
];
const answered = chosen(...everyChoice);

/** Yes if one of these was chosen, no if the page was answered without them; open where the sensitive ones were held back. */
const fromPage = (item: string, of: readonly string[], isSensitive: boolean): readonly Derivation[] => [
  { item, answer: 'yes', from: 'intake/protected', when: [chosen(...of)] },
  {
    item,
    answer: 'no',
    from: 'intake/protected',
    when: [answered, notChosen(...of, ...(isSensitive ? ['withheld'] : []))],
  },
];

const periods = ['work_injury', 'birth', 'on_childcare_leave'];
const sensitiveReasons = ['birth', 'on_childcare_leave', 'childcare_leave', 'pregnancy_marriage', 'union'];

/** What the page on protected people answers of the sections, so that nothing is asked twice. */
export const protectedKnowledge: readonly Derivation[] = [
  ...fromPage('detail-2/protected-leave', periods, true),
  ...fromPage('detail-7/protected-leave', periods, true),
  ...fromPage(
    'detail-7/protected-reason',
    [...sensitiveReasons, 'sexual_harassment', 'wrongdoing', 'labour_office'],
    false,
  ),
  ...fromPage('detail-7/sexual-harassment-report', ['sexual_harassment'], false),
  ...fromPage('detail-7/sex-marriage-pregnancy', ['birth', 'pregnancy_marriage'], true),
  ...fromPage('detail-7/union-activity', ['union'], true),
  // Whether what was reported is a report in the public interest is still asked.
  {
    item: 'detail-7/public-interest-report',
    answer: 'no',
    from: 'intake/protected',
    when: [answered, notChosen('wrongdoing')],
  },
  {
    item: 'detail-14/dismissed-after-report',
    answer: 'yes',
    from: 'intake/protected',
    when: [chosen('wrongdoing', 'labour_office')],
  },
  {
    item: 'detail-14/reported-to-authority',
    answer: 'yes',
    from: 'intake/protected',
    when: [chosen('labour_office')],
  },
  {
    item: 'detail-20/dismissed-over-harassment',
    answer: 'yes',
    from: 'intake/protected',
    when: [chosen('harassment', 'sexual_harassment')],
  },
  // A person who names harassment as the company's reason may be accused of it, whatever they reported.
  {
    item: 'detail-20/accused',
    answer: 'no',
    from: 'intake/protected',
    when: [chosen('harassment', 'sexual_harassment'), { question: 'intake/ground', isNot: ['detail-20'] }],
  },
  {
    item: 'detail-20/report-of-sexual-harassment',
    answer: 'yes',
    from: 'intake/protected',
    when: [chosen('sexual_harassment')],
  },
];

/** A dismissal that was taken back, or whether it was, by the stage of the dispute. Who is in the middle of it is asked. */
export const stageKnowledge: readonly Derivation[] = [
  {
    item: 'detail-8/dismissal-withdrawn',
    answer: 'yes',
    from: 'intake/stage',
    when: [{ question: 'intake/stage', is: ['withdrawn'] }],
  },
  {
    item: 'detail-8/dismissal-withdrawn',
    answer: 'no',
    from: 'intake/stage',
    when: [{ question: 'intake/stage', is: ['not_filed', 'decided', 'reviewed', 'settled'] }],
  },
];
