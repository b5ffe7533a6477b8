import { isSearchOpenTo, paymentsOpeningSearch } from '@nomucheck/domain/accounts/access.ts';
import { may } from '@nomucheck/domain/accounts/rights.ts';
import type { PaidReading } from '../../checks/context.ts';
import type { Caller } from '../../engine/callers/caller.ts';

/** Who may use the search: the firm's people and partners, and who has paid within a day. */
export type SearchAccess = {
  /** Whether the caller's role or a flag opens it, without payment. */
  isFree(caller: Caller): boolean;
  /**
   * What is found, for a caller who may see it; null for others. Of who has paid it is recorded that they used the search, before
   * they are shown anything, and only when there is something to show.
   */
  shown<Found>(caller: Caller, find: () => Promise<Found>): Promise<Found | null>;
};

export type SearchAccessParts = { readonly paidReading: PaidReading; readonly clock: () => Date };

export const createSearchAccess = ({ paidReading, clock }: SearchAccessParts): SearchAccess => {
  const isFree: SearchAccess['isFree'] = ({ user, actor: { role } }) => {
    const open = isSearchOpenTo({ ...user, searchAccessUntil: null }, clock().toISOString());
    return may({ role }, 'menu.search', { open });
  };
  return {
    isFree,
    shown: async (caller, find) => {
      if (isFree(caller)) return find();
      const payments = paymentsOpeningSearch(caller.user, clock().toISOString());
      if (payments.length === 0) return null;
      const found = await find();
      // The last payment is the one that opens it; an earlier one where the last is being withdrawn.
      for (const { orderId } of payments) if (await paidReading(orderId, 'search', caller.actor)) return found;
      return null;
    },
  };
};
