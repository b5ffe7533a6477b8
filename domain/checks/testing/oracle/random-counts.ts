import type { Counts, LevelCounts } from '../../../cases/case-counts.ts';
import type { Random } from './random-walks.ts';

const randomCount = ({ next, pick }: Random): Counts => {
  const many = pick([0, 0, 3, 40, 900]);
  const upTo = () => Math.floor(next() * (many + 1));
  const [workerWins, partial, employerWins] = [upTo(), upTo(), upTo()];
  const decided = workerWins + partial + employerWins;
  return { total: decided + upTo(), decided, workerWins, partial, employerWins };
};

export const randomCounts = (random: Random): LevelCounts => ({
  matched: randomCount(random),
  section: randomCount(random),
  general: randomCount(random),
  years: null,
});
