import { type BulkWorkCommand, bulkWorkDecider, bulkWorkStream } from '@nomucheck/domain/cases/bulk-work.ts';
import type { BulkRow, BulkWorkEvent } from '@nomucheck/domain/cases/bulk-work-events.ts';
import type { BulkAsked, BulkWorkOut } from '@nomucheck/domain/cases/contract/bulk-work.ts';
import type { RefineFilter } from '@nomucheck/domain/cases/contract/refine.ts';
import { fold } from '@nomucheck/domain/kernel/decider.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { idsInQueue } from '@nomucheck/projections/cases/case-work/queue.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { followingCommandId } from '../../engine/command-handling/command-ids.ts';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { Blobs } from '../../engine/vault/blobs.ts';

type Asked = { readonly body: BulkAsked; readonly position: string };

/** Work on all cases that match a filter, as whoever asks for it sees it; jobs do it. */
export type BulkWorks = {
  /** What sure rules propose is taken; with `thenReady`, what lacks nothing then is made ready. */
  take(filter: RefineFilter, thenReady: boolean, context: CommandContext): Promise<Asked>;
  /** What matches and is ready becomes master data. */
  accept(filter: RefineFilter, context: CommandContext): Promise<Asked>;
  find(id: string): Promise<BulkWorkOut>;
  revert(id: string, context: CommandContext): Promise<Asked>;
};

/** More than a day's files; what is left over matches again. */
const MOST_CASES = 10_000;

export type BulkWorkParts = {
  readonly db: Db;
  readonly commands: Pick<CommandHandler, 'handle' | 'load' | 'history'>;
  readonly blobs: Pick<Blobs, 'put'>;
};

export const createBulkWorks = ({ db, commands, blobs }: BulkWorkParts): BulkWorks => {
  const give = async (id: string, command: BulkWorkCommand, context: CommandContext): Promise<Asked> => {
    const { position, state } = await commands.handle(bulkWorkDecider, {
      stream: bulkWorkStream(id),
      command,
      context,
    });
    return { body: { id, total: state?.total ?? 0 }, position };
  };

  const start = async (kind: BulkRowKind, filter: RefineFilter, thenReady: boolean, context: CommandContext) => {
    // The same request again finds the work that it has started.
    const workId = followingCommandId(context.commandId, 'bulk work');
    const stream = bulkWorkStream(workId);
    const known = await commands.load(bulkWorkDecider, stream);
    if (known.state) return { body: { id: workId, total: known.state.total }, position: known.position };
    const ids = await idsInQueue(db, filter, MOST_CASES);
    const cases = await blobs.put(JSON.stringify(ids), 'application/json');
    return give(
      workId,
      { type: 'StartBulkWork', start: { workId, kind, thenReady, cases, total: ids.length } },
      context,
    );
  };

  return {
    take: (filter, thenReady, context) => start('take', filter, thenReady, context),
    accept: (filter, context) => start('accept', { ...filter, stage: 'ready' }, false, context),
    revert: (id, context) => give(id, { type: 'AskBulkRevert' }, context),
    find: async (id) => {
      const events = await commands.history<BulkWorkEvent>(bulkWorkStream(id));
      const state = fold(bulkWorkDecider, events);
      const [first, last] = [events[0], events.at(-1)];
      if (!state || !first || !last) throw new DomainError('not_found');
      const { kind, stage, total, done, counts } = state;
      const refused = events.flatMap((event) =>
        event.type === 'BulkWorkPartRecorded' ? event.data.rows.filter(({ verdict }) => verdict === 'refused') : [],
      );
      const end = events.find((event) => event.type === 'BulkWorkReverted');
      return {
        ...{ id, kind, stage, total, done, counts: { ...counts }, refused },
        refusals: byCause(refused),
        reverted: end ? { reverted: end.data.reverted, keptCount: end.data.keptCount } : null,
        startedAt: first.at,
        updatedAt: last.at,
      };
    },
  };
};

type BulkRowKind = BulkWorkOut['kind'];

const byCause = (refused: readonly BulkRow[]): BulkWorkOut['refusals'] => {
  const causes = new Map<string, BulkWorkOut['refusals'][number]>();
  for (const { code, message } of refused) {
    const known = causes.get(`${code} ${message}`) ?? { code: code ?? '', message: message ?? '', cases: 0 };
    causes.set(`${code} ${message}`, { ...known, cases: known.cases + 1 });
  }
  return [...causes.values()].sort((one, other) => other.cases - one.cases);
};
