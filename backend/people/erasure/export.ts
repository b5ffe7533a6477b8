import { type ExportOut, exportOut } from '@nomucheck/domain/people/contract/own-data.ts';
import type { Throttle } from '../../accounts/context.ts';
import type { Caller } from '../../engine/callers/caller.ts';
import type { Created } from '../../engine/foundation/context.ts';

export type ExportParts = {
  readonly contexts: () => readonly Pick<Created, 'exportOf'>[];
  readonly throttle: Pick<Throttle, 'export'>;
};

/** Everything held about the caller. Throws `too_many_requests` after too many exports. */
export type Exporting = (caller: Caller, at: string) => Promise<ExportOut>;

/** The parts of all contexts together; each part shows only what the person may see in other places, too. */
export const createExporting =
  ({ contexts, throttle }: ExportParts): Exporting =>
  async (caller, at) => {
    await throttle.export(caller.user.id);
    const held: object = { exportedAt: at };
    for (const { exportOf } of contexts()) Object.assign(held, await exportOf?.(caller, at));
    // A field that no context returns, or that the contract doesn't have, is an error of the program.
    return exportOut.parse(held);
  };
