import { applicationDecider, applicationStream } from '@nomucheck/domain/applications/application.ts';
import type { ExportOut } from '@nomucheck/domain/people/contract/own-data.ts';
import type { CheckList } from '../checks/context.ts';
import type { Caller } from '../engine/callers/caller.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';

const mostChecks = 10_000;

/** The drafts of the caller's checks, in one read of the log. */
export const applicationExport =
  ({ commands, checkList }: { readonly commands: CommandHandler; readonly checkList: CheckList }) =>
  async ({ user }: Caller): Promise<Pick<ExportOut, 'applications'>> => {
    const all = { from: 0, to: mostChecks, sort: { field: 'startedAt', descending: false } } as const;
    const { items } = await checkList(user.id, { ...all, filter: { status: 'completed' } }, false);
    const found = await commands.loadMany(
      applicationDecider,
      items.map(({ id }) => applicationStream(id)),
    );
    return {
      applications: [...found.values()].flatMap(({ state, revision, createdAt, updatedAt }) =>
        state && createdAt !== null && updatedAt !== null
          ? [{ checkId: state.checkId, revision, fields: state.fields, begunAt: createdAt, changedAt: updatedAt }]
          : [],
      ),
    };
  };
