import { describe } from 'vitest';
import { jobsContract } from './jobs.contract.ts';
import { createMemoryJobs } from './memory-jobs.ts';

describe('the queue in memory', () => {
  jobsContract(async () => {
    const jobs = createMemoryJobs({ backOffMs: 5 });
    return { jobs, close: () => jobs.close() };
  });
});
