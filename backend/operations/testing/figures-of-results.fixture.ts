import type { Counts, LevelCounts } from '@nomucheck/domain/cases/case-counts.ts';
import { baseOut, openResult, stepOut } from '@nomucheck/domain/checks/contract/result.ts';
import { countingAgain } from '@nomucheck/domain/checks/counted-again.ts';
import { groundOf, movedTo } from '@nomucheck/domain/checks/recount.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import firstJson from '@nomucheck/domain/rulesets/first-ruleset.fixture.json' with { type: 'json' };
import { rulesetContentSchema } from '@nomucheck/domain/rulesets/ruleset-from-json.ts';
import { z } from 'zod';
import { lastOf, namesOf, partOf, type Story, storiesOf, type Told, textOf } from './stories.fixture.ts';

/** The results that would be other ones today, counted from the stored events alone. */

/** What is read of a stored calculation. */
const calculated = z.object({
  ...openResult.pick({ rulesetVersion: true, rate: true, band: true }).shape,
  ...{ base: baseOut, steps: z.array(stepOut) },
});

const records = ['CaseAccepted', 'CaseCorrected', 'CaseRestored'];
const ends = ['CaseWithdrawn', 'CaseMerged', 'CaseAcceptanceUndone'];

type Counted = { readonly id: string; readonly dispute: string; readonly day: string; readonly record: Told };

/** Of each dispute the case that speaks last among those of a whole collection, as the log stood at this position. */
const countedAt = (cases: readonly Story[], position: string): readonly Counted[] => {
  const inForce = cases.flatMap((story): readonly Counted[] => {
    const step = lastOf(
      story.filter((each) => each.position <= position),
      ...records,
      ...ends,
    );
    const record = partOf(step?.told, 'record');
    const counts = record.sampling === 'population' && record.outcome !== 'not_a_dispute';
    if (step === undefined || !records.includes(step.type) || !counts) return [];
    const [id, dispute, day] = [textOf(step.told, 'caseId'), textOf(record, 'disputeId'), textOf(record, 'decidedOn')];
    return [{ id, dispute, day, record }];
  });
  return [...Map.groupBy(inForce, ({ dispute }) => dispute).values()].flatMap((ofDispute) =>
    ofDispute.toSorted((one, other) => (`${one.day} ${one.id}` < `${other.day} ${other.id}` ? 1 : -1)).slice(0, 1),
  );
};

/** How the disputes ended: those with one of the figure's words, else those of its ground, else all others. */
const numbersOn = (counted: readonly Counted[], base: Told): Omit<LevelCounts, 'years'> => {
  const [wanted, unwanted] = [namesOf(base, 'keywords'), namesOf(base, 'exclude')];
  const placeOf = ({ record }: Counted): 'matched' | 'section' | 'general' => {
    const words = namesOf(record, 'keywords');
    if (words.some((word) => unwanted.includes(word))) return 'general';
    if (words.some((word) => wanted.includes(word))) return 'matched';
    return namesOf(record, 'sections').includes(textOf(partOf(base, 'section'), 'id')) ? 'section' : 'general';
  };
  const numbers = (place: string): Counts => {
    const ended = counted.filter((each) => placeOf(each) === place).map(({ record }) => record.outcome);
    const of = (outcome: string): number => ended.filter((each) => each === outcome).length;
    const [workerWins, partial, employerWins] = [of('worker_win'), of('partial'), of('employer_win')];
    return { total: ended.length, decided: workerWins + partial + employerWins, workerWins, partial, employerWins };
  };
  return { matched: numbers('matched'), section: numbers('section'), general: numbers('general') };
};

const END = '~';
/** The edition that is in force at the end of the month: the log holds only its name. */
const inTheMonth = rulesetContentSchema.parse(firstJson);

const inPercents = (...fractions: readonly unknown[]): string =>
  fractions.map((each) => Math.round(Number(each) * 100)).join(' ');

/**
 * How many checks have a last result of another questionnaire than the one in force, or one that today's cases would give with
 * another percentage or band. Nobody can calculate those of people who have left again.
 */
export const outdatedResults = (events: readonly StoredEvent[], inForce: string): number => {
  const today = countedAt(storiesOf(events, 'case'), END);
  const gone = new Set(events.filter(({ type }) => type === 'UserErased').map(({ data }) => data.owner));
  const again = countingAgain();
  return storiesOf(events, 'check').filter((check) => {
    const result = lastOf(check, 'ResultCalculated');
    if (result === undefined || gone.has(result.told.owner)) return false;
    const calculation = calculated.parse(result.told.calculation);
    if (calculation.rulesetVersion !== inForce) return true;
    const ground = groundOf(calculation);
    const now = again(ground, movedTo(ground, numbersOn(today, calculation.base)), inTheMonth);
    const { rate, band } = calculation;
    return (
      now !== null && inPercents(rate, band?.low, band?.high) !== inPercents(now.rate, now.band.low, now.band.high)
    );
  }).length;
};
