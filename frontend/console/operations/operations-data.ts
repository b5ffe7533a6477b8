import type { LogVerificationView } from '@nomucheck/domain/kernel/contract/log-verification.ts';
import type { ProcessManagerView } from '@nomucheck/domain/kernel/contract/process-manager.ts';
import type { ProjectionView, QueueView } from '@nomucheck/domain/kernel/contract/projection.ts';
import type { ActivityOut, DropoffOut } from '@nomucheck/domain/operations/contract/activity.ts';
import type { DashboardOut } from '@nomucheck/domain/operations/contract/dashboard.ts';
import type { Consequence, LogEntry, LogEvent, LogFilter } from '@nomucheck/domain/operations/contract/log.ts';
import type { PeopleActivityOut } from '@nomucheck/domain/operations/contract/people-activity.ts';
import type { ReadReviewOut } from '@nomucheck/domain/people/contract/read-review.ts';
import { useData } from '../api/data-provider.ts';
import { type Page, post, read, readPage } from '../api/requests.ts';

const projections = '/api/admin/projections';
const managers = '/api/admin/process-managers';
const logPath = '/api/admin/log';

/** The list's filter as the address says it; the server refuses what it doesn't know. */
type AskedLog = Readonly<Partial<Record<keyof LogFilter, string>>>;

/** Everything that follows the log, and the queue of jobs; `queue` is null while it doesn't answer. */
export type Subscribers = {
  readonly projections: readonly ProjectionView[];
  readonly managers: readonly ProcessManagerView[];
  readonly queue: QueueView['counts'];
};

/** What the data provider does with the day's work and the program's own. */
export const operationsData = {
  /** Both days inclusive (Korean days). */
  activity: (span: { readonly from: string; readonly to: string }, signal: AbortSignal): Promise<ActivityOut> =>
    read('/api/admin/activity', span, signal),
  dropoff: (wanted: Readonly<Record<string, string>>, signal: AbortSignal): Promise<DropoffOut> =>
    read('/api/admin/dropoff', wanted, signal),
  dashboard: (signal: AbortSignal): Promise<DashboardOut> => read('/api/admin/dashboard', {}, signal),
  log: (filter: AskedLog, most: number, signal: AbortSignal): Promise<Page<LogEntry>> =>
    readPage(logPath, 0, most, { filter: JSON.stringify(filter) }, signal),
  exportLog: (filter: AskedLog, most: number): Promise<Page<LogEntry>> =>
    readPage(logPath, 0, most, { filter: JSON.stringify(filter), purpose: 'export' }),
  logEvent: (position: string, opens: boolean, signal?: AbortSignal): Promise<LogEvent> =>
    read(`${logPath}/${encodeURIComponent(position)}`, opens ? { open: 'true' } : {}, signal),
  consequence: (request: string, signal: AbortSignal): Promise<Consequence> =>
    read(`${logPath}/request/${encodeURIComponent(request)}`, {}, signal),
  peopleActivity: (span: Readonly<Record<string, string>>, signal: AbortSignal): Promise<PeopleActivityOut> =>
    read('/api/admin/activity/people', span, signal),
  readReview: (month: string, signal: AbortSignal): Promise<ReadReviewOut> =>
    read('/api/admin/access-review', { month }, signal),
  noteReadReview: (month: string, reason: string): Promise<ReadReviewOut> =>
    post('/api/admin/access-review', { month, reason }),
  verifications: (signal: AbortSignal): Promise<LogVerificationView> => read(`${logPath}/verify`, {}, signal),
  verifyLog: (): Promise<LogVerificationView> => post(`${logPath}/verify`, {}),
  /** Where the read models and the process managers are, and what is parked in them. */
  subscribers: async (): Promise<Subscribers> => {
    const [readModels, processManagers, queue] = await Promise.all([
      read<Page<ProjectionView>>(projections),
      read<Page<ProcessManagerView>>(managers),
      read<QueueView>('/api/admin/queue'),
    ]);
    return { projections: readModels.items, managers: processManagers.items, queue: queue.counts };
  },
  /** Builds a read model from the log, to replace the live one or only to be compared with it. */
  rebuild: (projection: string, only: 'compare' | undefined): Promise<ProjectionView> =>
    post(`${projections}/${encodeURIComponent(projection)}/rebuild`, only === undefined ? {} : { only }),
  retryStream: (projection: string, stream: string): Promise<ProjectionView> =>
    post(`${projections}/${encodeURIComponent(projection)}/retry`, { stream }),
  retryEffect: (manager: string, effect: string): Promise<ProcessManagerView> =>
    post(`${managers}/${encodeURIComponent(manager)}/retry`, { effect }),
};

export const useOperationsData = () => useData<typeof operationsData>();
