import { emptyLevels } from '../cases/case-counts.ts';
import { calculateWalk, walkOf } from '../checks/calculate.ts';
import { oracle } from '../checks/testing/oracle/oracle.ts';
import { frameOf, randomOf, randomWalk, today } from '../checks/testing/oracle/random-walks.ts';
import { tablesOf } from '../checks/testing/oracle/tables.ts';
import { standard } from '../checks/testing/test-stories.ts';
import type { AnswerValue, Frame, SectionId } from '../rulesets/ruleset.ts';
import type { ApplicationBasis } from './contract.ts';

export { today } from '../checks/testing/oracle/random-walks.ts';

/** The basis of a finished check with these answers, on the standard questionnaire. */
export const basisFrom = (answers: ReadonlyMap<string, AnswerValue>, frame: Frame): ApplicationBasis => {
  const walked = walkOf(standard, frame, answers, today);
  const { routes, side } = calculateWalk(standard, walked, { today, counts: emptyLevels });
  return {
    side,
    routes: [...routes],
    answers: walked.steps.map(({ section, numbering, key, title, value, derivedFrom }) => ({
      ...{ section, numbering, key, title, value, ...(derivedFrom ? { derivedFrom } : {}) },
    })),
    account: { name: '김하나', phone: '010-1234-5678' },
  };
};

const tables = tablesOf(standard);

/** A person's answers to a whole questionnaire, from a seed. */
export const randomBasis = (seed: number): ApplicationBasis => {
  const { input, answers } = randomWalk(randomOf(seed));
  oracle(tables, input, emptyLevels);
  return basisFrom(answers, frameOf(input));
};

/** A regular employee who was dismissed by messenger, nine days before `today`, for absence if nothing else is said. */
export const dismissedByMessenger = (
  more: Readonly<Record<string, AnswerValue>> = {},
  sections: readonly SectionId[] = ['detail-10'],
): ApplicationBasis =>
  basisFrom(
    new Map<string, AnswerValue>([
      ['intake/side', 'employee'],
      ['intake/region', 'gyeonggi'],
      ['intake/workers', 12],
      ['intake/joined', '2023-03-02'],
      ['intake/dismissed', '2026-11-12'],
      ['intake/aged-55', 'no'],
      ['intake/insurance', 'insured'],
      ['intake/contract', 'regular'],
      ['intake/ground', 'detail-10'],
      ['intake/notice', 'messenger'],
      ['intake/reported', 'no'],
      ['intake/protected', ['no']],
      ['intake/stage', 'not_filed'],
      ['intake/wage', null],
      ['intake/forewarned', '2026-11-10'],
      ['intake/hours', { start: '09:00', end: '18:00', breakMinutes: 60 }],
      ['intake/contact', { name: '이두리', phone: '01098765432' }],
      ['detail-10/dismissed-for-absence', 'yes'],
      ['detail-10/told-or-applied', 'yes'],
      ['detail-10/leave-granted', 'no'],
      ['detail-10/refusal-explained', 'no'],
      ['detail-10/evidence-afterwards', 'unknown'],
      ['detail-10/employer-caused', 'no'],
      ['detail-10/below-dismissal-standard', 'yes'],
      ['detail-10/called-back-to-work', 'no'],
      ['detail-10/punished-for-absence-before', 'no'],
      ['detail-10/procedure-skipped', 'yes'],
      ['detail-10/automatic-resignation-rule', 'no'],
      ...Object.entries(more),
    ]),
    { questionnaire: 'detail', sections },
  );

/** The same person with answers to questions of the intake, whatever questionnaire they were asked in. */
export const withAnswers = (
  basis: ApplicationBasis,
  more: Readonly<Record<string, AnswerValue>>,
  routes: ApplicationBasis['routes'] = basis.routes,
): ApplicationBasis => ({
  ...basis,
  routes,
  answers: [
    ...basis.answers.filter(({ key }) => !(key in more)),
    ...Object.entries(more).map(([key, value], index) => ({
      ...{ section: 'intake', numbering: 100 + index, key, title: '', value },
    })),
  ],
});
