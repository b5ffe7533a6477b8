import { expect, it } from 'vitest';
import { publicFormOf } from '../../rulesets/public-form.ts';
import type { Condition, RulesetContent } from '../../rulesets/ruleset.ts';
import { finishedAnswers } from '../answers/finished-answers.ts';
import type { Check } from '../check-state.ts';
import { answersOf, completeIntake } from '../testing/ruleset-fixtures.ts';
import { calculateWalk, walkOf } from '../win-rate/calculate.ts';
import { noCounts } from '../win-rate/case-counts.ts';
import { changeByEdition, type Edition, type ToldResult } from './changes-by-edition.ts';
import { wrongEdition } from './two-editions.fixture.ts';

const published = (content: RulesetContent, letter: string): Edition => {
  const ruleset = { ...content, rulesetVersion: letter.repeat(64) };
  return { ruleset, form: publicFormOf(ruleset) };
};
const older = published(wrongEdition, 'a');
/** The route of one month concerns others than before. */
const newer = (concern: Condition): Edition =>
  published(
    {
      ...wrongEdition,
      routes: wrongEdition.routes.map((rule) =>
        rule.route === 'appeal_review' ? { ...rule, concerns: [[concern]] } : rule,
      ),
    },
    'b',
  );

const today = '2026-11-05';
const frame = { questionnaire: 'detail' } as const;
const answers = finishedAnswers(older.form, frame, answersOf({ ...completeIntake, 'intake/dismissed': '2026-11-02', 'intake/notice': 'spoken' }), today)?.answers;
if (!answers) throw new Error('the answers lead nowhere');
const check: Check = {
  ...{ owner: 'someone', ...frame, sections: null, rulesetVersion: older.ruleset.rulesetVersion, carriedFrom: null },
  ...{
    status: 'completed',
    answers,
    calculations: [],
    corrections: [],
    discardedWhy: null,
    outcome: null,
    opened: null,
  },
  ...{ answersWritten: 0, outcomesWritten: 0 },
};
const counts = { matched: noCounts, section: noCounts, general: noCounts, years: null };
const told: ToldResult = {
  owner: check.owner,
  calculationId: '018f0000-0000-7000-8000-000000000001',
  calculatedAt: '2026-11-05T03:00:00.000Z',
  casePosition: '1',
  precedents: [],
  calculation: calculateWalk(older.ruleset, walkOf(older.ruleset, frame, answers, today), { today, counts }),
  ...{ whole: null, wholeFigure: null, consentedAt: null },
};

it('a route that now concerns others is closed to who answered that it doesn’t concern them', () => {
  const found = changeByEdition(check, told, newer({ question: 'intake/contract', is: ['probation'] }), null);
  expect(found).toMatchObject({ change: { closed: ['appeal_review'] }, answered: true });
});

it('a route is not taken from who was never asked what it now depends on: somebody has to look at it', () => {
  const found = changeByEdition(check, told, newer({ question: 'intake/asked-later', is: ['yes'] }), null);
  expect(found).toMatchObject({ change: { closed: ['appeal_review'] }, answered: false });
});
