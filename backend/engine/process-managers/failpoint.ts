/** Named places between two steps at which a test can end the process; no place may lose or repeat an effect. */
export const failpoints = [
  'follower: before the write',
  'follower: after the write',
  'dispatcher: taken',
  'dispatcher: job enqueued',
  'worker: begun',
  'worker: handled',
  'worker: done',
] as const;

/**
 * Tests pass a function that throws at a place, as if the process were killed there; the service passes one that does
 * nothing.
 */
export type Failpoint = (place: (typeof failpoints)[number]) => void;

export const noFailpoint: Failpoint = () => {};
