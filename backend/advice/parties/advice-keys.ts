import type { Parties } from '@nomucheck/domain/advice/advice-events.ts';
import { partyKeysOf } from '@nomucheck/domain/conflicts/parties.ts';
import type { Companies } from '../../companies/context.ts';

type KeysOfAdvice = (
  asked: { readonly parties: Parties | null },
  companyId: string | null,
) => Promise<ReturnType<typeof partyKeysOf>>;

/** The sides of an advice as the register compares them, with the company in whose name it was asked. */
export const createAdviceKeys =
  (companies: Pick<Companies, 'names' | 'businessNumberOf'>): KeysOfAdvice =>
  async ({ parties }, companyId) => {
    if (companyId === null) return partyKeysOf(parties, null);
    const name = (await companies.names([companyId])).get(companyId) ?? null;
    return partyKeysOf(parties, { name, businessNumber: await companies.businessNumberOf(companyId) });
  };
