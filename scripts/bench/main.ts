import { loadavg } from 'node:os';
import { benchAppends } from './append-bench.ts';

/**
 * `npm run bench`: what the engine does a second, beside what else would do the same in the same run. Read the ratios;
 * the figures are this machine's, today.
 */
const [rounds = 5, milliseconds = 1_500, rawConnections = 20] = process.argv.slice(2).map(Number);

console.log(
  `load average before: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
);
await benchAppends({ rounds, milliseconds, rawConnections });
console.log(
  `load average after: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
);
