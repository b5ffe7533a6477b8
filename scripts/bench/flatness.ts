/** The memory of a process when it had come so far through the log. */
export type Sample = {
  /** 0..1 of the events. */
  readonly share: number;
  /** What is in use once the garbage is gone. */
  readonly heap: number;
  /** All that the process holds of the machine's memory. */
  readonly resident: number;
};

/** Beyond a tenth or so many megabytes, whichever is more: what a garbage collector leaves lying about varies by less. */
const growthAllowed = { share: 0.1, megabytes: 16 };

/** The rule, for whoever reads the figures. */
export const flatMeans = 'the second half at most a tenth or 16 MB above the first half';

/**
 * Flat: neither the heap nor what is resident peaks markedly higher in the second half of the log than in the first. What
 * keeps something of every event grows by as much in the second half as in the first.
 */
export const isFlat = (samples: readonly Sample[]): boolean =>
  (['heap', 'resident'] as const).every((what) => {
    const peak = (half: readonly Sample[]): number => Math.max(...half.map((sample) => sample[what]));
    const first = peak(samples.filter(({ share }) => share <= 0.5));
    const second = peak(samples.filter(({ share }) => share > 0.5));
    return second <= first + Math.max(first * growthAllowed.share, growthAllowed.megabytes);
  });

export const parts = 10;

/** Takes a sample each time another tenth of the log is done. */
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
