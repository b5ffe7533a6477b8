import { emptyLevels } from '../../../cases/case-counts.ts';
import { standardRuleset } from '../../../rulesets/standard-ruleset.ts';
import { calculate } from '../../calculate.ts';
import { oracle } from './oracle.ts';
import { randomCounts } from './random-counts.ts';
import { frameOf, randomOf, randomWalk, today } from './random-walks.ts';
import { tablesOf } from './tables.ts';

export type CalculationRate = {
  readonly perSecond: number;
  /** Milliseconds of each calculation, measured in a separate run, because measuring takes time itself. */
  readonly each: readonly number[];
};

/**
 * How many calculations one core does a second, with their walks, for a thousand different people with some forty answers
 * each. For the bench, which passes the clock (milliseconds): `calculationsASecond(() => performance.now())`.
 */
export const calculationsASecond = (now: () => number, seconds = 2): CalculationRate => {
  const ruleset = { ...standardRuleset, rulesetVersion: '0'.repeat(64) };
  const tables = tablesOf(ruleset);
  const people = Array.from({ length: 1000 }, (_, seed) => {
    const random = randomOf(seed + 1);
    const { input, answers } = randomWalk(random);
    oracle(tables, input, emptyLevels);
    return { frame: frameOf(input), answers, given: { today, counts: randomCounts(random) } };
  });
  const runFor = (milliseconds: number): number => {
    const start = now();
    let done = 0;
    while (now() - start < milliseconds) {
      for (const { frame, answers, given } of people) calculate(ruleset, frame, answers, given);
      done += people.length;
    }
    return (done / (now() - start)) * 1000;
  };
  runFor(500);
  const perSecond = runFor(seconds * 1000);
  const each = people.map(({ frame, answers, given }) => {
    const start = now();
    calculate(ruleset, frame, answers, given);
    return now() - start;
  });
  return { perSecond, each };
};
