import type { ApplicationProgress } from '@nomucheck/domain/applications/progress.ts';
import type { Reply } from '../../shared/ask.ts';
import { koreanToday } from '../../shared/formats.ts';

/** How far the main document of a check is filled in. The program that writes documents is loaded only now. */
export const fetchProgress = async (checkId: string): Promise<Reply<ApplicationProgress>> => {
  const [{ fetchApplication }, { progressOfMain }] = await Promise.all([
    import('./application-api.ts'),
    import('@nomucheck/domain/applications/progress.ts'),
  ]);
  const reply = await fetchApplication(checkId);
  return reply.ok ? { ok: true, value: progressOfMain(reply.value, koreanToday()) } : reply;
};
