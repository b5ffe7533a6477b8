import type {
  PolicyConsents,
  PolicyDraftBody,
  PolicyListItem,
  PolicyRecord,
} from '@nomucheck/domain/policies/contract.ts';
import { useData } from '../api/data-provider.ts';
import { post, put, read, readPage, remove } from '../api/requests.ts';

/** The name of the list in the console; all that its pages load is loaded again after a step. */
export const policyList = 'admin/policy';

const pathOf = (name: string): string => `/api/policies/${encodeURIComponent(name)}`;
const mostTexts = 100;

/** What the data provider does with the texts that people agree to. */
export const policiesData = {
  policyRecords: async (): Promise<readonly PolicyListItem[]> =>
    (await readPage<PolicyListItem>('/api/policies/records', 0, mostTexts)).items,
  policyRecord: (name: string, asOf?: string): Promise<PolicyRecord> => read(`${pathOf(name)}/record`, { asOf }),
  policyConsents: (name: string): Promise<PolicyConsents> => read(`${pathOf(name)}/consents`),
  savePolicyDraft: (name: string, body: PolicyDraftBody): Promise<PolicyRecord> => put(`${pathOf(name)}/draft`, body),
  discardPolicyDraft: (name: string): Promise<PolicyRecord> => remove(`${pathOf(name)}/draft`, {}),
  submitPolicy: (name: string, hash: string): Promise<PolicyRecord> => post(`${pathOf(name)}/submit`, { hash }),
  takePolicyBack: (name: string): Promise<PolicyRecord> => post(`${pathOf(name)}/take-back`, {}),
  approvePolicy: (name: string, hash: string, reason: string): Promise<PolicyRecord> =>
    post(`${pathOf(name)}/approve`, { hash, reason }),
  refusePolicy: (name: string, reason: string): Promise<PolicyRecord> => post(`${pathOf(name)}/refuse`, { reason }),
  publishPolicy: (name: string, hash: string, from: string): Promise<PolicyRecord> =>
    post(`${pathOf(name)}/publish`, { hash, from }),
  withdrawPolicy: (name: string, version: string, reason: string): Promise<PolicyRecord> =>
    post(`${pathOf(name)}/withdraw`, { version, reason }),
};

export const usePoliciesData = () => useData<typeof policiesData>();
