import type { ProcessManagerView } from '@nomucheck/domain/kernel/contract/process-manager.ts';
import type { ProjectionView } from '@nomucheck/domain/kernel/contract/projection.ts';
import type { ActivityOut, DropoffOut } from '@nomucheck/domain/operations/contract/activity.ts';
import type { DashboardOut } from '@nomucheck/domain/operations/contract/dashboard.ts';
import { useData } from '../api/data-provider.ts';
import { type Page, post, read } from '../api/requests.ts';

const projections = '/api/admin/projections';
const managers = '/api/admin/process-managers';

/** What the data provider does with the day's work and the program's own. */
export const operationsData = {
  /** Both days inclusive (Korean days). */
  activity: (span: { readonly from: string; readonly to: string }, signal: AbortSignal): Promise<ActivityOut> =>
    read('/api/admin/activity', span, signal),
  dropoff: (wanted: Readonly<Record<string, string>>, signal: AbortSignal): Promise<DropoffOut> =>
    read('/api/admin/dropoff', wanted, signal),
  dashboard: (signal: AbortSignal): Promise<DashboardOut> => read('/api/admin/dashboard', {}, signal),
  /** Where the read models and the process managers are, and what is parked in them. */
  subscribers: async (): Promise<{
    readonly projections: readonly ProjectionView[];
    readonly managers: readonly ProcessManagerView[];
  }> => {
    const [readModels, processManagers] = await Promise.all([
      read<Page<ProjectionView>>(projections),
      read<Page<ProcessManagerView>>(managers),
    ]);
    return { projections: readModels.items, managers: processManagers.items };
  },
  retryStream: (projection: string, stream: string): Promise<ProjectionView> =>
    post(`${projections}/${encodeURIComponent(projection)}/retry`, { stream }),
  retryEffect: (manager: string, effect: string): Promise<ProcessManagerView> =>
    post(`${managers}/${encodeURIComponent(manager)}/retry`, { effect }),
};

export const useOperationsData = () => useData<typeof operationsData>();
