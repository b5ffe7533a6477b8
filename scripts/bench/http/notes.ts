import { median, quantile } from '../measure.ts';

/** The durations of calls by their purpose, and the whole time of the measurement. */
export const createNotes = () => {
  const latencies = new Map<string, number[]>();
  let milliseconds = 0;
  return {
    latencies,
    note: (what: string, took: number): void => {
      const all = latencies.get(what) ?? [];
      latencies.set(what, all);
      all.push(took);
    },
    timed: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      const began = performance.now();
      const result = await work();
      milliseconds += performance.now() - began;
      return result;
    },
    seconds: (): number => milliseconds / 1_000,
    calls: (): number => [...latencies.values()].reduce((sum, { length }) => sum + length, 0),
  };
};

export type Notes = ReturnType<typeof createNotes>;

export const rateOf = (notes: Notes): number => notes.calls() / notes.seconds();

/** A row of the table for each purpose. */
export const rowsOf = (people: string, notes: Notes) =>
  [...notes.latencies].map(([what, all]) => ({
    people,
    what,
    'calls/s': Math.round(all.length / notes.seconds()),
    'p50 ms': Number(median(all).toFixed(1)),
    'p99 ms': Number(quantile(all, 0.99).toFixed(1)),
  }));
