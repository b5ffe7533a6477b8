import { leasesIn } from './subscriptions/leases.ts';

/** The leases of the projections. A table that is built beside a live one has a row of its own, named with a `~`. */
export const leases = leasesIn('read.checkpoints');

/** The definition in a first row, which has no table yet. */
export const noTableYet = { version: '0', shape: `''` } as const;
