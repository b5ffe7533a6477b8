import type { CommandContext } from '../engine/command-handling/handle-command.ts';

/** Who gives a command, and the revision of the record on which they decided. */
export type By = { readonly context: CommandContext; readonly expectedRevision?: number | undefined };

type Calling = {
  readonly body: { readonly expectedRevision?: number | undefined };
  readonly context: CommandContext;
  readonly ifMatch: number | undefined;
};

/** The revision comes from the body, or else from the header `If-Match`. */
export const byOf = ({ body, context, ifMatch }: Calling): By => ({
  context,
  expectedRevision: body.expectedRevision ?? ifMatch,
});
