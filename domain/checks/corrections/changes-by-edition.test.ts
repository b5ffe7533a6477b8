import { expect, it } from 'vitest';
import { noCounts } from '../../cases/case-counts.ts';
import { publicFormOf } from '../../rulesets/public-form.ts';
import type { Answers, AnswerValue, Condition, RouteName, RulesetContent } from '../../rulesets/ruleset.ts';
import { finishedAnswers } from '../answers/finished-answers.ts';
import { calculateWalk, walkOf } from '../calculate.ts';
import type { Check } from '../check-state.ts';
import { withoutSensitive } from '../sensitive.ts';
import { answersOf, completeIntake } from '../testing/ruleset-fixtures.ts';
import { answersFor, changeByEdition, type Edition, ledThrough } from './changes-by-edition.ts';
import { rightEdition, wrongEdition } from './two-editions.fixture.ts';

const published = (content: RulesetContent, letter: string): Edition => {
  const ruleset = { ...content, rulesetVersion: letter.repeat(64) };
  return { ruleset, form: publicFormOf(ruleset) };
};
const older = published(wrongEdition, 'a');
/** The named route concerns others than before. */
const changed = (content: RulesetContent, name: RouteName, concern: Condition): Edition =>
  published(
    {
      ...content,
      routes: content.routes.map((rule) => (rule.route === name ? { ...rule, concerns: [[concern]] } : rule)),
    },
    'b',
  );
const newer = (concern: Condition): Edition => changed(wrongEdition, 'appeal_review', concern);

const today = '2026-11-05';
const frame = { questionnaire: 'detail' } as const;
const counts = { matched: noCounts, section: noCounts, general: noCounts, years: null };
const spoken = { ...completeIntake, 'intake/dismissed': '2026-11-02', 'intake/notice': 'spoken' };

/** A finished check, and the result that its owner was told. */
const toldBy = (edition: Edition, given: Readonly<Record<string, AnswerValue>> = spoken) => {
  const answers = finishedAnswers(edition.form, frame, answersOf(given), today)?.answers;
  if (!answers) throw new Error('the answers lead nowhere');
  const calculated = (some: Answers) =>
    calculateWalk(edition.ruleset, walkOf(edition.ruleset, frame, some, today), { today, counts });
  const check: Check = {
    ...{ owner: 'someone', ...frame, sections: null, carriedFrom: null, device: null, madeFrom: null },
    ...{ discardedWhy: null, outcome: null },
    ...{ rulesetVersion: edition.ruleset.rulesetVersion, status: 'completed', answers, opened: null },
    ...{ calculations: [], corrections: [], answersWritten: 0, outcomesWritten: 0 },
  };
  const others = withoutSensitive(edition.form, answers);
  const told = {
    calculatedAt: '2026-11-05T03:00:00.000Z',
    calculation: calculated(others ?? answers),
    whole: others && calculated(answers),
  };
  return { check, told };
};
const { check, told } = toldBy(older);

it('a route that now concerns others is closed to who answered that it doesn’t concern them', () => {
  const found = changeByEdition(check, told, newer({ question: 'intake/contract', is: ['probation'] }), null, today);
  expect(found).toMatchObject({ change: { closed: ['appeal_review'] }, verdict: 'to_correct' });
});

it('a route is not taken from who was never asked what it now depends on: somebody has to look at it', () => {
  const found = changeByEdition(check, told, newer({ question: 'intake/asked-later', is: ['yes'] }), null, today);
  expect(found).toMatchObject({ change: { closed: ['appeal_review'] }, verdict: 'not_possible' });
});

it('who wasn’t asked because it follows from another answer has answered', () => {
  const intake = { ...spoken, 'intake/contract': 'probation', 'detail-2/dismissed-in-probation': 'yes' } as const;
  const onProbation = changed(wrongEdition, 'appeal_review', { question: 'intake/contract', is: ['probation'] });
  const derived = toldBy(onProbation, intake);
  expect(derived.check.answers.has('detail-2/written-notice')).toBe(false);
  const byNotice = newer({ question: 'detail-2/written-notice', is: ['yes'] });
  expect(changeByEdition(derived.check, derived.told, byNotice, null, today)).toMatchObject({
    change: { closed: ['appeal_review'] },
    verdict: 'to_correct',
  });
});

it('a change that shows by sensitive answers alone never names the check, and is found only with the consent', () => {
  const ill = { ...spoken, 'detail-9/entry': 'yes', 'detail-9/unavoidable-reasons': 'yes' };
  const sensitive = toldBy(published(rightEdition, 'a'), ill);
  const unasked = changed(rightEdition, 'unfair_labour_practice', { question: 'intake/asked-later', is: ['yes'] });
  const by = (consent: string | null) => changeByEdition(sensitive.check, sensitive.told, unasked, consent, today);
  expect(by('2026-11-01T00:00:00.000Z')).toMatchObject({
    change: { closed: [] },
    whole: { closed: ['unfair_labour_practice'] },
    verdict: 'not_possible_unnamed',
  });
  expect(by(null)).toMatchObject({ verdict: 'unchanged' });
});

it('a question that may be left blank, and that a newer edition added, asks nothing more of a finished check', () => {
  const [added] = wrongEdition.intake.filter(({ optional }) => optional);
  if (!added) throw new Error('no question is optional');
  const asking = published(
    { ...wrongEdition, intake: [...wrongEdition.intake, { ...added, key: 'intake/added', numbering: 99 }] },
    'b',
  );
  expect(ledThrough(asking, check, check.answers, today)?.asks).toBe(1);
  expect(ledThrough(asking, check, answersFor(asking.form, check).open, today)?.asks).toBe(0);
});
