import type { CorrectionRunOut } from '@nomucheck/domain/checks/corrections/contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useData } from '../api/data-provider.ts';
import { readPage } from '../api/requests.ts';
import { queryKey as editionsKey, useRulesetsData } from '../rulesets/rulesets-data.ts';
import { editionName } from '../rulesets/words.ts';

/** A few a year. */
const most = 50;

/** What the data provider does with the corrections besides listing them. */
export const correctionsData = {
  correctionRuns: async (): Promise<readonly CorrectionRunOut[]> =>
    (await readPage<CorrectionRunOut>('/api/admin/correction-runs', 0, most)).items,
};

const whileRunningMs = 2_000;

/** How far the service has got; read again while it is still going through the checks. */
export const useCorrectionRuns = () => {
  const { correctionRuns } = useData<typeof correctionsData>();
  return useQuery({
    queryKey: ['admin/correction', 'runs'],
    queryFn: correctionRuns,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.some(({ ended }) => ended === null) ? whileRunningMs : false),
  });
};

/** The name of an edition by its version. */
export const useEditionNames = (): ((version: string) => string) => {
  const { editions } = useRulesetsData();
  const { data = [] } = useQuery({ queryKey: [editionsKey, 'editions'], queryFn: editions, retry: false });
  return (version) => {
    const edition = data.find(({ id }) => id === version);
    return editionName(edition ?? { id: version, title: null });
  };
};
