import type { About } from '@nomucheck/domain/notices/about.ts';
import { z } from 'zod';
import type { JobHandler } from '../engine/jobs/jobs.ts';
import type { Telling } from './telling.ts';

/** The name of the jobs that told of reviews before there were notices: one may wait in the outbox while the program is replaced. */
export const WRITE_REVIEW_NOTICES = 'write-review-notices';

const toWrite = z.strictObject({
  advice: z.uuid(),
  stage: z.literal([1, 2]),
  at: z.iso.datetime(),
  dueAt: z.iso.datetime().optional(),
  returned: z.boolean().optional(),
  to: z.uuid().optional(),
});

const aboutOf = ({ advice, stage, dueAt, returned, to }: z.infer<typeof toWrite>): About | null => {
  if (to !== undefined) return { kind: 'review_handed_over', advice, stage };
  if (dueAt === undefined) return null;
  return returned === true
    ? { kind: 'review_returned', advice, dueAt }
    : { kind: 'review_requested', advice, stage, dueAt };
};

export const tellOfReview =
  ({ tell }: Pick<Telling, 'tell'>): JobHandler =>
  async (job) => {
    const wanted = toWrite.parse(job.data);
    const about = aboutOf(wanted);
    if (about) await tell(about, { key: job.id, at: wanted.at, except: null });
  };
