import type { Aims } from '../aims.ts';
import { withBenchDatabase } from '../bench-database.ts';
import { type Contender, emmett, overEventStoreDb, rawInsert, throughThePort } from '../contenders.ts';
import { measure, median, quantile, type Round } from '../measure.ts';

export type AppendBenchOptions = {
  readonly rounds: number;
  readonly milliseconds: number;
  readonly rawConnections: number;
};

const writerCounts = [1, 8, 64];

/** The aims, as a share of another contender's events a second. */
const aimedAt = [
  { writers: 1, over: 'raw INSERT', aim: 0.8 },
  { writers: 64, over: 'raw INSERT', aim: 1.5 },
  { writers: 64, over: 'Emmett 0.42', aim: 4 },
];

/** Appends on a server of its own, fsync on, the contenders taking turns so that a busy neighbour hits all alike. */
export const benchAppends = (options: AppendBenchOptions, aims: Aims): Promise<void> =>
  withBenchDatabase(({ url }) => run(url, options, aims));

const run = async (
  url: string,
  { rounds, milliseconds, rawConnections }: AppendBenchOptions,
  aims: Aims,
): Promise<void> => {
  const port = await throughThePort(url);
  const eventStoreUrl = process.env.EVENTSTORE_URL;
  const distributed = eventStoreUrl ? overEventStoreDb(url, eventStoreUrl) : null;
  const others = [distributed, await rawInsert(url, rawConnections), await emmett(url)];
  const contenders = [port, ...others].filter((one) => one !== null);
  const results = new Map<string, Round[]>();
  for (const { append } of contenders) await measure(append, 8, 500);
  for (const writers of writerCounts) {
    // A B C, then C B A: a slow change during the run affects all equally.
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, append } of round % 2 ? [...contenders].reverse() : contenders) {
        const key = `${name} ${writers}`;
        results.set(key, [...(results.get(key) ?? []), await measure(append, writers, milliseconds)]);
      }
    }
  }
  for (const { close } of contenders) await close();
  report(contenders, results, aims);
};

const report = (
  contenders: readonly Contender[],
  results: ReadonlyMap<string, readonly Round[]>,
  { judge }: Aims,
): void => {
  const perSecondOf = (name: string, writers: number) =>
    median((results.get(`${name} ${writers}`) ?? []).map(({ perSecond }) => perSecond));
  console.table(
    writerCounts.flatMap((writers) =>
      contenders.map(({ name }) => {
        const latencies = (results.get(`${name} ${writers}`) ?? []).flatMap((round) => round.latencies);
        return {
          writers,
          what: name,
          'events/s': Math.round(perSecondOf(name, writers)),
          'p50 ms': Number(quantile(latencies, 0.5).toFixed(2)),
          'p99 ms': Number(quantile(latencies, 0.99).toFixed(2)),
          'port is': `${(perSecondOf('port', writers) / perSecondOf(name, writers)).toFixed(2)} ×`,
        };
      }),
    ),
  );
  for (const { writers, over, aim } of aimedAt) {
    const ratio = perSecondOf('port', writers) / perSecondOf(over, writers);
    if (Number.isNaN(ratio)) continue;
    judge(ratio >= aim, `${writers} writer(s): ${ratio.toFixed(2)} × ${over} (aim ${aim})`);
  }
};
