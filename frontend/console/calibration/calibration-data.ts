import type { CalibrationOut, EndedDispute, ReportEndingBody } from '@nomucheck/domain/calibration/contract.ts';
import { useData } from '../api/data-provider.ts';
import { type Page, post, read } from '../api/requests.ts';

export type Wanted = Readonly<Record<string, string>>;

/** What the data provider does with estimates and endings. */
export const calibrationData = {
  calibration: (wanted: Wanted, signal: AbortSignal): Promise<CalibrationOut> =>
    read('/api/admin/calibration', wanted, signal),
  endedDisputes: async (wanted: Wanted, signal: AbortSignal): Promise<readonly EndedDispute[]> =>
    (await read<Page<EndedDispute>>('/api/admin/calibration/endings', wanted, signal)).items,
  reportEnding: (checkId: string, ending: ReportEndingBody): Promise<{ id: string }> =>
    post(`/api/admin/check/${checkId}/outcome`, ending),
};

export const useCalibrationData = () => useData<typeof calibrationData>();

export const queryKey = 'admin/calibration';
