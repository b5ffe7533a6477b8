import type { CaseHolder } from '@nomucheck/domain/cases/contract/leasing.ts';
import type { Lease } from './leases.ts';

/** Who works on a case, by name; null where nobody does. */
export const heldBy = (lease: Lease | undefined, nameOf: (id: string) => string): CaseHolder | null =>
  lease ? { id: lease.holder, name: nameOf(lease.holder), until: lease.until } : null;
