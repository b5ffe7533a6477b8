import { describe, expect, it } from 'vitest';
import { publicFormOf } from '../../rulesets/public-form.ts';
import type { AnswerValue, Form, Questionnaire } from '../../rulesets/ruleset.ts';
import { standardRuleset } from '../../rulesets/standard-ruleset.ts';
import { type Certain, walkedAtRandom } from '../testing/random-persons.fixture.ts';
import { lengthOf } from './progress.ts';
import { waysAhead } from './ways-ahead.ts';

/**
 * How many pages people answer before the figure, by kind of person. The worst is searched for over all ways, not only met by
 * chance; the median is that of people who choose each answer equally often.
 */

const form: Form = publicFormOf({ ...standardRuleset, rulesetVersion: '0'.repeat(64) });
const today = '2026-11-21';
const years = '2019-03-04';
const months = '2026-04-06';

const ofFirm = (contract: string): Certain => ({
  'intake/contract': contract,
  'intake/workers': 30,
  'intake/joined': years,
});
const regular = ofFirm('regular');

const kinds: readonly (readonly [string, Certain])[] = [
  ['regular', regular],
  ['regular, hired this year', { ...regular, 'intake/joined': months }],
  ['regular, under five workers', { ...regular, 'intake/workers': 3 }],
  ['fixed term', ofFirm('fixed_term')],
  ['probation', { ...ofFirm('probation'), 'intake/joined': months }],
  ['agency', ofFirm('dispatched')],
  ['freelance', ofFirm('freelance')],
  ['officer', ofFirm('executive')],
  ['offer withdrawn', { ...ofFirm('not_started'), 'intake/joined': months }],
  ['employer of a regular', { ...regular, 'intake/side': 'employer' }],
];

/** Persons of a kind whose other answers are drawn. */
const draws = 400;

const lengthsOf = (questionnaire: Questionnaire, certain: Certain): readonly number[] =>
  Array.from({ length: draws }, (_, seed) => walkedAtRandom(form, { questionnaire }, seed, today, certain).length).sort(
    (one, other) => one - other,
  );

/** The longest way of this kind, over every answer to the questions that decide: those of the intake and all items. */
const protections = ['work_injury', 'birth', 'on_childcare_leave', 'childcare_leave', 'pregnancy_marriage', 'union'];

const worstOf = (questionnaire: Questionnaire, certain: Certain): number => {
  const asked = ['intake/side', 'intake/workers', 'intake/joined', 'intake/contract'];
  const fixed: (readonly [string, AnswerValue])[] = [
    ['intake/side', 'employee'],
    ['intake/dismissed', '2026-11-02'],
    ['intake/stage', 'not_filed'],
    ...Object.entries(certain),
  ];
  // In the detailed questionnaire a report adds a section, and waysAhead supposes none. What else is protected may add questions, too.
  const reports =
    questionnaire === 'basic' ? [null, ...protections] : [null, ...protections, 'wrongdoing', 'harassment'];
  const open = ['insured', 'withheld', 'neither', 'unknown'].flatMap((insurance) =>
    ['yes', 'no'].flatMap((aged) =>
      reports.map((report) => {
        const answers = new Map<string, AnswerValue>([
          ...fixed,
          ['intake/insurance', insurance],
          ['intake/aged-55', aged],
          ...(report === null ? [] : [['intake/protected', [report]] as const]),
        ]);
        return waysAhead(form, { questionnaire }, answers, today).most + given(answers);
      }),
    ),
  );
  expect(asked.every((key) => new Map(fixed).has(key))).toBe(true);
  return Math.max(...open);
};

/** How many of these answers stand on a page of their own for this person. */
const given = (answers: ReadonlyMap<string, AnswerValue>): number => {
  const contract = answers.get('intake/contract');
  const withInsurance = ['fixed_term', 'probation', 'dispatched', 'freelance', 'executive'];
  const isAskedInsurance = withInsurance.some((one) => one === contract);
  return 6 + [isAskedInsurance, contract === 'fixed_term', answers.has('intake/protected')].filter(Boolean).length;
};

const table = (['basic', 'detail'] as const).flatMap((questionnaire) =>
  kinds.map(([kind, certain]) => {
    const lengths = lengthsOf(questionnaire, certain);
    const median = lengths[Math.floor(draws / 2)] ?? 0;
    return { questionnaire, kind, median, longestMet: lengths.at(-1) ?? 0, worst: worstOf(questionnaire, certain) };
  }),
);

const of = (questionnaire: Questionnaire, kind: string) => {
  const row = table.find((one) => one.questionnaire === questionnaire && one.kind === kind);
  if (!row) throw new Error(`no persons of the kind ${kind}`);
  return row;
};

describe('pages before the figure', () => {
  it('of everybody', () => {
    const lines = table.map(
      ({ questionnaire, kind, median, worst }) => `${questionnaire} · ${kind}: median ${median}, worst ${worst}`,
    );
    console.info(lines.join('\n'));
    expect(table).toHaveLength(kinds.length * 2);
  });

  it.each(['regular', 'regular, hired this year', 'employer of a regular'])(
    'of the basic questionnaire for %s: 23 at the worst, 17 typically',
    (kind) => {
      const { median, worst } = of('basic', kind);
      expect(worst).toBeLessThanOrEqual(23);
      expect(median).toBeLessThanOrEqual(17);
    },
  );

  it('nobody meets a longer way than the search found', () => {
    expect(table.filter(({ longestMet, worst }) => longestMet > worst)).toEqual([]);
  });

  it('the search says no more than the start page', () => {
    expect(lengthOf(form, 'basic', today).most).toBe(of('basic', 'regular').worst);
  });
});
