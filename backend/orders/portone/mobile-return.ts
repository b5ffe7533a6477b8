import type { Attempts } from '../../engine/vault/attempts.ts';
import { subjectsUnder } from '../../engine/vault/counted-subjects.ts';
import type { Settlement } from '../settlement/settlement.ts';

/** Settles an order after a return from a payment window that was a page of its own. Throws nothing. */
export type MobileReturn = (orderId: string) => Promise<void>;

export type MobileReturnParts = {
  readonly settlement: Pick<Settlement, 'load' | 'settle'>;
  readonly attempts: Pick<Attempts, 'count'>;
  /** The key that hashes the names of the counters. */
  readonly subjectKey: Buffer;
};

/** The page that the return leads to asks for its buyer anyway, so a return that is skipped loses nothing. */
export const secondsBetweenReturns = 10;

/**
 * Anybody may call the address of the return, with any order's id. So the payment service is asked at most once in some
 * seconds about an order, by all processes together, and never about an order that doesn't exist.
 */
export const createMobileReturn =
  ({ settlement, attempts, subjectKey }: MobileReturnParts): MobileReturn =>
  async (orderId) => {
    try {
      await settlement.load(orderId);
      const subject = subjectsUnder(subjectKey)('mobile return', orderId);
      if ((await attempts.count(subject, secondsBetweenReturns)) === 1) await settlement.settle(orderId);
    } catch {
      // The redirect shows no result: the page asks again for its buyer, and the reconciler for everybody.
    }
  };
