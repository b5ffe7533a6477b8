import { loadavg } from 'node:os';
import { benchAppends } from './append-bench.ts';
import { benchCalculations } from './calculation-bench.ts';

/**
 * `npm run bench`: what the engine does a second, beside what else would do the same in the same run. Read the ratios;
 * the figures are this machine's, today, with whatever else it was doing (the load average tells).
 * `npm run bench -- 3 1000 20`: rounds, milliseconds a round, connections of the raw INSERT.
 */
const given = process.argv.slice(2).map(Number);
const [rounds = 5, milliseconds = 1_500, rawConnections = 20] = given.every((n) => n > 0) ? given : [];

const load = () => loadavg().map((average) => average.toFixed(1));

console.log(`load average before: ${load().join(' ')}`);
await benchAppends({ rounds, milliseconds, rawConnections });
benchCalculations(rounds);
console.log(`load average after: ${load().join(' ')}`);
