import type { BulkAsked, BulkRowOut, BulkWorkDetail, BulkWorkOut } from '@nomucheck/domain/cases/contract/bulk-work.ts';
import type { RefineFilter } from '@nomucheck/domain/cases/contract/refine.ts';
import { type BulkWorkCommand, bulkWorkDecider, bulkWorkStream } from '@nomucheck/domain/cases/refining/bulk-work.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { bulkParts, bulkWorks } from '@nomucheck/projections/cases/bulk-works/bulk-works.ts';
import {
  type BulkRowsWanted,
  type BulkWorksWanted,
  findBulkWork,
  type ListedWork,
  listBulkRows,
  listBulkWorks,
  refusalsOf,
} from '@nomucheck/projections/cases/bulk-works/listing.ts';
import { idsInQueue } from '@nomucheck/projections/cases/case-work/queue.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { followingCommandId } from '../../engine/command-handling/command-ids.ts';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { ActorNames, Reader } from '../../engine/history/actor-names.ts';
import { type Sealer, unsealedText } from '../../engine/sealing/sealer.ts';
import type { Blobs } from '../../engine/vault/blobs.ts';

type Asked = { readonly body: BulkAsked; readonly position: string };
type Page<Item> = { readonly items: readonly Item[]; readonly total: number };

/** `offered`: how many the person was told of. With another number by now, nothing is begun. */
type Chosen = { readonly filter: RefineFilter; readonly offered?: number | undefined };

/** Work on all cases that match a filter, as whoever asks for it sees it; jobs do it. */
export type BulkWorks = {
  /** What sure rules propose is taken; with `thenReady`, what lacks nothing then is made ready. */
  take(chosen: Chosen, thenReady: boolean, context: CommandContext): Promise<Asked>;
  /** What matches and is ready becomes master data. */
  accept(chosen: Chosen, context: CommandContext): Promise<Asked>;
  /** Ends it after the part in progress; what it did stays, and can be reverted. */
  stop(id: string, context: CommandContext): Promise<Asked>;
  revert(id: string, context: CommandContext): Promise<Asked>;
  list(wanted: BulkWorksWanted, reader: Reader): Promise<Page<BulkWorkOut>>;
  find(id: string, reader: Reader): Promise<BulkWorkDetail>;
  /** What became of each case. */
  rows(id: string, wanted: BulkRowsWanted): Promise<Page<BulkRowOut>>;
  /** The read models that these are read from. */
  readonly projections: readonly string[];
};

/** More than a day's files; what is left over matches again. */
const MOST_CASES = 10_000;

export type BulkWorkParts = {
  readonly db: Db;
  readonly commands: Pick<CommandHandler, 'handle' | 'load'>;
  readonly blobs: Pick<Blobs, 'put'>;
  readonly names: ActorNames;
  readonly sealer: Pick<Sealer, 'unseal'>;
};

export const createBulkWorks = ({ db, commands, blobs, names, sealer }: BulkWorkParts): BulkWorks => {
  const give = async (id: string, command: BulkWorkCommand, context: CommandContext): Promise<Asked> => {
    const { position, state } = await commands.handle(bulkWorkDecider, {
      stream: bulkWorkStream(id),
      command,
      context,
    });
    return { body: { id, total: state?.total ?? 0 }, position };
  };

  const start = async (
    kind: BulkWorkOut['kind'],
    { filter, offered }: Chosen,
    thenReady: boolean,
    context: CommandContext,
  ): Promise<Asked> => {
    // The same request again finds the work that it has started.
    const workId = followingCommandId(context.commandId, 'bulk work');
    const known = await commands.load(bulkWorkDecider, bulkWorkStream(workId));
    if (known.state) return { body: { id: workId, total: known.state.total }, position: known.position };
    const ids = await idsInQueue(db, filter, MOST_CASES);
    // Nothing is done to cases that came after the person had looked.
    if (offered !== undefined && Math.min(offered, MOST_CASES) !== ids.length) throw new DomainError('conflict');
    const cases = await blobs.put(JSON.stringify(ids), 'application/json');
    const told = { workId, kind, filter, thenReady, cases, total: ids.length };
    return give(workId, { type: 'StartBulkWork', start: told }, context);
  };

  const named = async (works: readonly ListedWork[], reader: Reader): Promise<BulkWorkOut[]> => {
    const nameOf = await names(
      works.map(({ startedBy }) => startedBy),
      reader,
    );
    return Promise.all(
      works.map(async ({ startedBy, reverted, ...work }) => ({
        ...work,
        reverted: reverted && { ...reverted, reason: await unsealedText(sealer, reverted.reason) },
        startedBy: { id: startedBy.id, name: nameOf(startedBy) },
      })),
    );
  };

  return {
    take: (chosen, thenReady, context) => start('take', chosen, thenReady, context),
    accept: ({ filter, offered }, context) =>
      start('accept', { filter: { ...filter, stage: 'ready' }, offered }, false, context),
    stop: (id, context) => give(id, { type: 'AskBulkStop' }, context),
    revert: (id, context) => give(id, { type: 'AskBulkRevert' }, context),
    list: async (wanted, reader) => {
      const { items, total } = await listBulkWorks(db, wanted);
      return { items: await named(items, reader), total };
    },
    find: async (id, reader) => {
      const [found, refusals] = await Promise.all([findBulkWork(db, id), refusalsOf(db, id)]);
      const [work] = await named(found ? [found] : [], reader);
      if (!work) throw new DomainError('not_found');
      return { ...work, refusals };
    },
    rows: async (id, wanted) => {
      if (!(await findBulkWork(db, id))) throw new DomainError('not_found');
      return listBulkRows(db, id, wanted);
    },
    projections: [bulkWorks.name, bulkParts.name],
  };
};
