import type { RunningJob } from '../jobs/jobs.ts';

/** Stores the progress (0 to 1) for those who ask for the job. A failure to store it is ignored. */
export const everySecond = (job: RunningJob): ((share: number) => void) => {
  let last = Number.NEGATIVE_INFINITY;
  return (share) => {
    if (performance.now() - last < 1_000) return;
    last = performance.now();
    job.progress(Math.floor(share * 100)).catch(() => {});
  };
};
