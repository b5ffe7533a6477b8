import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import type { LegalCase } from '@nomucheck/domain/cases/legal-case.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Reader } from '../../engine/history/actor-names.ts';

/**
 * The right to a case, which everything that is shown of it asks: its record, text and history, now and at an earlier time. What
 * nobody has accepted may be wrong or masked badly, so only who refines it reads it. Throws `not_found` for all others, as
 * where there is none.
 */
export const visibleCase = (state: LegalCase | null, { actor }: Reader): LegalCase => {
  authorize(actor, state?.record ? 'case.read' : 'case.refine', state && {});
  if (!state) throw new DomainError('not_found');
  return state;
};
