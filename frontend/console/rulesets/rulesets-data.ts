import type {
  RulesetComparison,
  RulesetDetail,
  RulesetImpact,
  RulesetItem,
  RulesetReport,
  RulesetText,
} from '@nomucheck/domain/rulesets/contract.ts';
import { useData } from '../api/data-provider.ts';
import { post, read, readPage } from '../api/requests.ts';

/** All that the page loads is loaded again after a decision. */
export const queryKey = 'admin/ruleset';

const path = '/api/admin/rulesets';
/** A few a year. */
const most = 1000;

/** What the data provider does with the editions of the questionnaire. */
export const rulesetsData = {
  editions: async (): Promise<readonly RulesetItem[]> => (await readPage<RulesetItem>(path, 0, most)).items,
  edition: (version: string): Promise<RulesetDetail> => read(`${path}/${version}`),
  editionText: (version: string): Promise<RulesetText> => read(`${path}/${version}/text`),
  compareEditions: (version: string, against: string): Promise<RulesetComparison> =>
    read(`${path}/${version}/differences`, { against }),
  /** An edition tried on the latest results. */
  editionImpact: (version: string): Promise<RulesetImpact> => read(`${path}/${version}/impact`),
  /** The same as it was known when the edition was published. */
  editionReport: (version: string): Promise<RulesetReport> => read(`${path}/${version}/report`),
  approveEdition: ({ id, inForce }: RulesetDetail, reason: string): Promise<RulesetDetail> =>
    post(`${path}/${id}/approve`, { replaces: inForce, reason }),
  /** `tellMovedBy`: percentage points; null tells nobody of a figure that moves. */
  publishEdition: (
    { id, inForce }: RulesetDetail,
    reason: string,
    tellMovedBy: number | null,
  ): Promise<RulesetDetail> =>
    post(`${path}/${id}/publish`, {
      ...{ replaces: inForce, reason },
      ...(tellMovedBy === null ? {} : { tellMovedBy }),
    }),
};

export const useRulesetsData = () => useData<typeof rulesetsData>();
