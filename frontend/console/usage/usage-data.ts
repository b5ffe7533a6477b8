import type { SummaryGroup, UsageFilter, UsageSummary } from '@nomucheck/domain/usage/contract.ts';
import { useData } from '../api/data-provider.ts';
import { read } from '../api/requests.ts';

/** The name of the list of the AI's calls in the console. */
export const usageList = 'company/usage';

export type UsageSpan = Pick<UsageFilter, 'from' | 'to' | 'companyId'>;

/** The data provider's methods for the use of the AI, besides reading the list of calls. */
export const usageData = {
  sumUsage: (by: SummaryGroup, { from, to, companyId }: UsageSpan, signal: AbortSignal): Promise<UsageSummary> =>
    read('/api/ai-advices/usages/summary', { by, from, to, companyId }, signal),
};

export const useUsageData = () => useData<typeof usageData>();
