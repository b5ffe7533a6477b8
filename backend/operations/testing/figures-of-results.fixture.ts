import type { StoredEvent } from '@nomucheck/domain/kernel/stored-event.ts';
import { lastOf, namesOf, partOf, type Story, storiesOf, type Told, textOf } from './stories.fixture.ts';

/** The results that would be other ones today, counted from the stored events alone. */

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

/** How many disputes ended in which way: those with one of the figure's words, else those of its ground, else all others. */
const numbersOn = (counted: readonly Counted[], base: Told): Readonly<Record<string, number>> => {
  const [wanted, unwanted] = [namesOf(base, 'keywords'), namesOf(base, 'exclude')];
  const placeOf = ({ record }: Counted): string => {
    const words = namesOf(record, 'keywords');
    if (words.some((word) => unwanted.includes(word))) return 'others';
    if (words.some((word) => wanted.includes(word))) return 'words';
    return namesOf(record, 'sections').includes(textOf(partOf(base, 'section'), 'id')) ? 'ground' : 'others';
  };
  const ways = counted.map((each) => `${placeOf(each)}: ${each.record.outcome}`).toSorted();
  return Object.fromEntries([...Map.groupBy(ways, (way) => way)].map(([way, all]) => [way, all.length]));
};

const END = '~';

/**
 * How many checks have a last result of another questionnaire than the one in force, or on other numbers than today's. Nobody can
 * calculate those of people who have left again.
 */
export const outdatedResults = (events: readonly StoredEvent[], inForce: string): number => {
  const cases = storiesOf(events, 'case');
  const today = countedAt(cases, END);
  const gone = new Set(events.filter(({ type }) => type === 'UserErased').map(({ data }) => data.owner));
  return storiesOf(events, 'check').filter((check) => {
    const result = lastOf(check, 'ResultCalculated');
    if (result === undefined || gone.has(result.told.owner)) return false;
    const calculation = partOf(result.told, 'calculation');
    const base = partOf(calculation, 'base');
    const then = numbersOn(countedAt(cases, textOf(result.told, 'casePosition')), base);
    return calculation.rulesetVersion !== inForce || JSON.stringify(then) !== JSON.stringify(numbersOn(today, base));
  }).length;
};
