import { z } from 'zod';
import type { Decider } from '../decider.ts';
import type { RecordedEvent } from './event.ts';
import { defineEvent } from './event-definition.ts';

/**
 * A read model was built from the log beside the live one and compared with it: so many rows it had that the live one
 * didn't, lacked, or had differently. `switched`: it took the live one's place; otherwise it was only compared.
 */
const built = z.strictObject({
  name: z.string(),
  version: z.int(),
  rows: z.int(),
  added: z.int(),
  removed: z.int(),
  changed: z.int(),
  /** Streams that the build couldn't apply. */
  parked: z.int(),
  seconds: z.number(),
  switched: z.boolean(),
});
export type ReadModelBuilt = z.infer<typeof built>;

export const readModelBuildEvents = [defineEvent({ type: 'ReadModelBuilt', version: 1, schema: built })] as const;
export type ReadModelBuildEvent = { type: 'ReadModelBuilt'; data: ReadModelBuilt };

/** One record a read model, by its name. */
export const readModelStream = (name: string): string => `read_model-${name}`;

/** Every build is noted. */
export const readModelBuilds: Decider<null, ReadModelBuilt, ReadModelBuildEvent> = {
  initialState: null,
  decide: (data) => [{ type: 'ReadModelBuilt', data }],
  evolve: () => null,
};

/** The last build, and when it was; null before the first. */
export type LastBuild = Pick<ReadModelBuilt, 'rows' | 'added' | 'removed' | 'changed' | 'switched'> & {
  readonly at: string;
};

export const lastBuilds: Pick<
  Decider<LastBuild | null, never, RecordedEvent<ReadModelBuildEvent>>,
  'initialState' | 'evolve'
> = {
  initialState: null,
  evolve: (_before, { at, data: { rows, added, removed, changed, switched } }) => ({
    ...{ at, rows, added, removed, changed, switched },
  }),
};
