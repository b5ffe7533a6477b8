import {
  cancelRereadBody,
  type DifferenceFilter,
  decideBody,
  differenceFilter,
  differenceOut,
  differenceSorts,
  type RereadFilter,
  rereadAsked,
  rereadFilter,
  rereadOut,
  rereadParams,
  rereadSorts,
  startRereadBody,
} from '@nomucheck/domain/crawling/rereading/contract.ts';
import {
  type Reread,
  type RereadCommand,
  rereadDecider,
  rereadStream,
} from '@nomucheck/domain/crawling/rereading/reread.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { countKeptItems } from '@nomucheck/projections/crawling/rereading/kept-items.ts';
import {
  findReread,
  listDifferences,
  listRereads,
  runningReread,
} from '@nomucheck/projections/crawling/rereading/listing.ts';
import { rereadDifferences } from '@nomucheck/projections/crawling/rereading/reread-differences.ts';
import { rereads } from '@nomucheck/projections/crawling/rereading/rereads.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { z } from 'zod';
import { followingCommandId } from '../engine/command-handling/command-ids.ts';
import type { Loaded } from '../engine/command-handling/folded-record.ts';
import type { CommandContext, CommandHandler } from '../engine/command-handling/handle-command.ts';
import { type ListRules, listQuery, pageAnswer, parseListQuery } from '../engine/http/requests/list-query.ts';
import { type Answer, adminRoute, noInput, type Route } from '../engine/http/route.ts';
import { leftBy } from './running/left-by.ts';
import type { SourceDesk } from './sources/source-desk.ts';

export type RereadRouteParts = {
  readonly db: Db;
  readonly commands: Pick<CommandHandler, 'handle' | 'load'>;
  readonly desk: Pick<SourceDesk, 'reader'>;
};

const rereadRules: ListRules<'startedAt', RereadFilter> = {
  sortable: rereadSorts,
  default: { field: 'startedAt', descending: true },
  filter: rereadFilter,
};
const differenceRules: ListRules<'id', DifferenceFilter> = {
  sortable: differenceSorts,
  default: { field: 'id', descending: false },
  filter: differenceFilter,
};

/** `/api/crawls/rereads`: what is kept of a source is read again by a better reader, and people accept the differences. */
export const rereadRoutes = ({ db, commands, desk }: RereadRouteParts): readonly Route[] => {
  const reads = [rereads.name, rereadDifferences.name];
  const find = async (id: string) => {
    const found = await findReread(db, id);
    if (!found) throw new DomainError('not_found');
    return found;
  };
  const asked = ({ state, revision, position }: Loaded<Reread | null>): Answer => {
    if (!state) throw new DomainError('not_found');
    return { body: { id: state.rereadId, source: state.source, stage: state.stage, revision }, position };
  };
  const give = async (
    id: string,
    command: RereadCommand,
    context: CommandContext,
    expectedRevision?: number,
  ): Promise<Answer> => {
    const stream = rereadStream(id);
    const handled = await commands.handle(rereadDecider, {
      ...{ stream, command, context },
      ...(expectedRevision === undefined ? {} : { expectedRevision }),
    });
    return asked(await leftBy(commands, rereadDecider, stream, handled));
  };
  const decide = (name: 'accept' | 'dismiss', summary: string): Route =>
    adminRoute({
      ...noInput,
      method: 'post',
      path: `/api/crawls/rereads/:id/${name}`,
      summary,
      params: rereadParams,
      body: decideBody,
      answers: rereadAsked,
      status: 202,
      handle: ({ params: { id }, body, context, ifMatch }) => {
        const which = 'ids' in body ? { ids: body.ids, field: null } : { ids: null, field: body.filter.field ?? null };
        const decision = { accept: name === 'accept', ...which };
        const command = { type: 'DecideDifferences', decision } as const;
        return give(id, command, context, body.expectedRevision ?? ifMatch);
      },
    });
  return [
    adminRoute({
      ...noInput,
      method: 'post',
      path: '/api/crawls/rereads',
      summary: 'Reads everything again that is kept of a source; a job does it.',
      body: startRereadBody,
      answers: rereadAsked,
      status: 202,
      handle: async ({ body: { source }, context }) => {
        const rereadId = followingCommandId(context.commandId, 'a reread');
        const { readerVersion: reader } = desk.reader(source);
        const running = await runningReread(db, source);
        if (running !== null && running !== rereadId)
          return asked(await commands.load(rereadDecider, rereadStream(running)));
        const start = { rereadId, source, reader, total: await countKeptItems(db, source) };
        const command = { type: 'StartReread', start } as const;
        return give(rereadId, command, context);
      },
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/crawls/rereads',
      summary: 'What was read again, as a list: how far each has come, and how many differences are open.',
      query: listQuery,
      answers: z.array(rereadOut),
      reads,
      handle: async ({ query }) => {
        const wanted = parseListQuery(query, rereadRules);
        const page = await listRereads(db, wanted);
        return {
          ...pageAnswer({ from: wanted.from, filter: {} }, page),
          shows: page.items.map(({ id }) => rereadStream(id)),
        };
      },
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/crawls/rereads/:id',
      summary: 'One of them.',
      params: rereadParams,
      answers: rereadOut,
      reads,
      handle: async ({ params: { id } }) => ({ body: await find(id), shows: [rereadStream(id)] }),
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/crawls/rereads/:id/differences',
      summary: 'The fields that were read differently, as a list: before, after, and what a person decided.',
      params: rereadParams,
      query: listQuery,
      answers: z.array(differenceOut),
      reads,
      handle: async ({ params: { id }, query }) => {
        await find(id);
        const wanted = parseListQuery(query, differenceRules);
        const page = await listDifferences(db, id, wanted);
        return { ...pageAnswer({ from: wanted.from, filter: {} }, page), shows: [rereadStream(id)] };
      },
    }),
    adminRoute({
      ...noInput,
      method: 'post',
      path: '/api/crawls/rereads/:id/cancel',
      summary: 'Reads no further. What was found until then can be decided.',
      params: rereadParams,
      body: cancelRereadBody,
      answers: rereadAsked,
      status: 202,
      handle: ({ params: { id }, body: { expectedRevision }, context, ifMatch }) =>
        give(id, { type: 'CancelReread' }, context, expectedRevision ?? ifMatch),
    }),
    decide('accept', 'Accepts differences: these, or all open ones of a field. A job changes the cases.'),
    decide('dismiss', 'Dismisses differences: the cases stay as they are.'),
  ];
};
