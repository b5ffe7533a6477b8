import type { ProcessManagerView } from '@nomucheck/domain/kernel/contract/process-manager.ts';
import type { ProjectionView } from '@nomucheck/domain/kernel/contract/projection.ts';

/** One thing that the program could not take: a stream of a read model, or an effect of a process manager. */
export type ParkedThing = {
  readonly kind: 'stream' | 'effect';
  readonly key: string;
  /** The name of the read model or of the process manager. */
  readonly where: string;
  /** The stream, or the name of the effect. */
  readonly what: string;
  readonly type: string;
  readonly error: string;
  readonly since: string;
  /** How many events wait. */
  readonly events: number;
};

/** All that is parked, the longest waiting first. */
export const parkedIn = ({
  projections,
  managers,
}: {
  readonly projections: readonly Pick<ProjectionView, 'name' | 'parked'>[];
  readonly managers: readonly Pick<ProcessManagerView, 'name' | 'parked'>[];
}): readonly ParkedThing[] => {
  const streams = projections.flatMap(({ name: where, parked }) =>
    parked.map(
      ({ stream: what, type, error, since, events }): ParkedThing => ({
        ...{ kind: 'stream', key: `${where} ${what}`, where, what, type, error, since, events },
      }),
    ),
  );
  const effects = managers.flatMap(({ name: where, parked }) =>
    parked.map(
      ({ key, name: what, error, since }): ParkedThing => ({
        ...{ kind: 'effect', key, where, what, type: what, error, since, events: 1 },
      }),
    ),
  );
  return [...streams, ...effects].sort((one, other) => (one.since < other.since ? -1 : 1));
};
