import { calculationsASecond } from '../../domain/win-rate/oracle/calculations-a-second.ts';
import type { Aims } from './aims.ts';
import { median } from './measure.ts';

const aim = 20_000;

/** Win rates a second on one core: a thousand people, the standard ruleset, walk and all. */
export const benchCalculations = (rounds: number, { judge }: Aims): void => {
  const figures = Array.from({ length: rounds }, () => calculationsASecond(() => performance.now(), 1));
  const perSecond = Math.round(median(figures));
  judge(perSecond >= aim, `${perSecond.toLocaleString('en')} calculations/s on one core (aim ${aim})`);
};
