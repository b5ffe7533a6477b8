/** The named places between two steps at which everything has to be as safe as elsewhere. */
export const failpoints = [
  'follower: before the write',
  'follower: after the write',
  'dispatcher: taken',
  'dispatcher: job enqueued',
  'worker: begun',
  'worker: handled',
  'worker: done',
] as const;

/** Tests pass a function that throws there, as a process dies there; the service passes none, and there is no other way in. */
export type Failpoint = (place: (typeof failpoints)[number]) => void;

export const noFailpoint: Failpoint = () => {};
