/** One append by one writer; the number counts the writer's appends. */
export type Append = (writer: number, count: number) => Promise<void>;

export type Round = { readonly perSecond: number; readonly latencies: readonly number[] };

/** Lets this many writers append in sequence for this long, each as soon as its last append is answered. */
export const measure = async (append: Append, writers: number, milliseconds: number): Promise<Round> => {
  const latencies: number[] = [];
  const begin = performance.now();
  const end = begin + milliseconds;
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (let count = 0; performance.now() < end; count += 1) {
        const before = performance.now();
        await append(writer, count);
        latencies.push(performance.now() - before);
      }
    }),
  );
  return { perSecond: latencies.length / ((performance.now() - begin) / 1000), latencies };
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};
