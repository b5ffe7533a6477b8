import { calculationsASecond } from '../../domain/checks/testing/oracle/calculations-a-second.ts';
import type { Aims } from './aims.ts';
import { median, quantile } from './measure.ts';

const aim = 20_000;

/** Win rates a second on one core: for a thousand people with the standard ruleset, including the walk. */
export const benchCalculations = (rounds: number, { judge }: Aims): void => {
  const figures = Array.from({ length: rounds }, () => calculationsASecond(() => performance.now(), 1));
  const perSecond = Math.round(median(figures.map((figure) => figure.perSecond)));
  judge(perSecond >= aim, `${perSecond.toLocaleString('en')} calculations/s on one core (aim ${aim})`);
  const each = figures.flatMap((figure) => figure.each);
  const microseconds = (share: number): string => `${Math.round(quantile(each, share) * 1000)} µs`;
  console.log(`  one calculation: p50 ${microseconds(0.5)}, p99 ${microseconds(0.99)}`);
};
