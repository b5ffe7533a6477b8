import { leasesIn } from './subscriptions/leases.ts';

/** The leases of the projections. What is built beside a live table has a row of its own, named with a `~`. */
export const leases = leasesIn('read.checkpoints');

/** Of a first row, which has no table yet. */
export const noTableYet = { version: '0', shape: `''` } as const;
