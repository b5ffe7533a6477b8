import { type ExportOut, exportOut } from '@nomucheck/domain/people/contract/own-data.ts';
import type { Throttle } from '../../accounts/context.ts';
import type { Caller } from '../../engine/callers/caller.ts';
import type { Created } from '../../engine/foundation/context.ts';

export type ExportParts = {
  readonly contexts: () => readonly Pick<Created, 'exportOf'>[];
  readonly throttle: Pick<Throttle, 'export'>;
};

/** Everything held about the caller. Throws `too_many_requests` for who asks again and again. */
export type Exporting = (caller: Caller, at: string) => Promise<ExportOut>;

/** What the contexts hold, put together; each shows a person what they may see anywhere else, and no more. */
export const createExporting =
  ({ contexts, throttle }: ExportParts): Exporting =>
  async (caller, at) => {
    await throttle.export(caller.user.id);
    const held: object = { exportedAt: at };
    for (const { exportOf } of contexts()) Object.assign(held, await exportOf?.(caller, at));
    // A field that no context has answered, or that the contract doesn't know, is a fault of the program.
    return exportOut.parse(held);
  };
