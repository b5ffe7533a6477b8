import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { checkDecider } from '@nomucheck/domain/checks/check.ts';
import type { DisputeOutcome } from '@nomucheck/domain/checks/check-events.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { checkStream, type LoadedCheck } from '../checks/context.ts';
import type { CommandContext, CommandHandler } from '../engine/command-handling/handle-command.ts';

type Parts = {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly findCheck: (id: string) => Promise<LoadedCheck | null>;
};

/** Records how a client's dispute ended; returns the position of the event. Throws `check_fetch_failed`, `forbidden`. */
export type ReportEnding = (id: string, outcome: DisputeOutcome, context: CommandContext) => Promise<string>;

export const createReportEnding =
  ({ commands, findCheck }: Parts): ReportEnding =>
  async (id, outcome, context) => {
    const found = await findCheck(id);
    authorize(context.actor, 'check.reportEnding', found && { owner: found.check.owner });
    const { position } = await commands.handle(checkDecider, {
      stream: checkStream(id),
      command: { type: 'ReportOutcome', outcome, today: koreanDateOf(context.at) },
      context,
    });
    return position;
  };
