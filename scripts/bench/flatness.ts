/** The memory of a process at some point of its way through the log. */
export type Sample = {
  /** The share of the events that were processed, 0..1. */
  readonly share: number;
  /** Heap in use after a garbage collection. */
  readonly heap: number;
  /** All memory that the process has from the machine (resident). */
  readonly resident: number;
};

/**
 * Allowed growth: a tenth or this many megabytes, whichever is more; normal variation of the garbage collector is
 * smaller.
 */
const growthAllowed = { share: 0.1, megabytes: 16 };

/** The rule in words, for the printed report. */
export const flatMeans = 'the second half at most a tenth or 16 MB above the first half';

/**
 * Flat: neither the heap nor the resident memory has a clearly higher peak in the second half of the log than in the
 * first. A program that keeps something of every event grows as much in the second half as in the first.
 */
export const isFlat = (samples: readonly Sample[]): boolean =>
  (['heap', 'resident'] as const).every((what) => {
    const peak = (half: readonly Sample[]): number => Math.max(...half.map((sample) => sample[what]));
    const first = peak(samples.filter(({ share }) => share <= 0.5));
    const second = peak(samples.filter(({ share }) => share > 0.5));
    return second <= first + Math.max(first * growthAllowed.share, growthAllowed.megabytes);
  });

export const parts = 10;

/** Takes a sample after each tenth of the log. */
export const createSampler = (events: number, megabytes: () => Omit<Sample, 'share'>) => {
  const samples: Sample[] = [];
  return {
    samples,
    at: (position: number): void => {
      const share = Math.min(1, position / events);
      if (share * parts >= samples.length + 1) samples.push({ share, ...megabytes() });
    },
  };
};
