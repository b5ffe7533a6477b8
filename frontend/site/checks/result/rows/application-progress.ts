import type { ApplicationOut } from '@nomucheck/domain/applications/contract.ts';
import type { ApplicationProgress } from '@nomucheck/domain/applications/progress.ts';
import { ask, type Reply } from '../../../../shared/client/ask.ts';
import { koreanToday } from '../../../../shared/formats.ts';

/** How far the main document of a check is filled in. The program that writes documents is loaded only now. */
export const fetchProgress = async (checkId: string): Promise<Reply<ApplicationProgress>> => {
  const [reply, { progressOfMain }] = await Promise.all([
    ask<ApplicationOut>({ url: `/api/check/${encodeURIComponent(checkId)}/application` }),
    import('@nomucheck/domain/applications/progress.ts'),
  ]);
  return reply.ok ? { ok: true, value: progressOfMain(reply.value, koreanToday()) } : reply;
};
