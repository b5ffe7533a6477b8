/**
 * A named place between two steps. Tests pass a function that throws there, as a process dies there; the service passes
 * none, and there is no other way in.
 */
export type Failpoint = (
  place:
    | 'follower: before the write'
    | 'follower: after the write'
    | 'dispatcher: taken'
    | 'dispatcher: command given'
    | 'dispatcher: job enqueued'
    | 'worker: begun'
    | 'worker: handled'
    | 'worker: done',
) => void;

export const noFailpoint: Failpoint = () => {};
