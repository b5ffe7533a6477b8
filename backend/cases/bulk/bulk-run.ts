import type { CaseEvent } from '@nomucheck/domain/cases/case-events.ts';
import { caseDecider, caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import { type BulkWorkCommand, bulkWorkDecider, bulkWorkStream } from '@nomucheck/domain/cases/refining/bulk-work.ts';
import type { BulkRow, BulkWorkEvent } from '@nomucheck/domain/cases/refining/bulk-work-events.ts';
import { lacksOn } from '@nomucheck/domain/cases/refining/not-yet-decided.ts';
import { isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { RecordedEvent } from '@nomucheck/domain/kernel/log/event.ts';
import { v5 as uuidV5 } from 'uuid';
import { z } from 'zod';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import { unlessGone } from '../../engine/jobs/ground-gone.ts';
import type { Blobs } from '../../engine/vault/blobs.ts';
import type { Disputes } from '../disputes/dispute-proposals.ts';
import type { Refining } from '../refining/refining.ts';

export type BulkRunParts = {
  readonly commands: Pick<CommandHandler, 'handle' | 'load' | 'history'>;
  readonly blobs: Pick<Blobs, 'get'>;
  readonly refining: Pick<Refining, 'accept'>;
  readonly disputes: Pick<Disputes, 'of'>;
  /** Those of these cases that others are merged into. */
  readonly joined: (caseIds: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly clock: () => Date;
  readonly ending?: AbortSignal;
  /** Default 100. */
  readonly casesAPart?: number;
};

const CASES_A_PART = 100;
/** Commands that run in parallel: the log writes appends together that arrive together. */
const AT_ONCE = 16;

/** Does the work from where an earlier try ended; repeating it does nothing twice. */
export const runBulkWork = async (parts: BulkRunParts, workId: string): Promise<void> => {
  const { commands, ending, casesAPart = CASES_A_PART } = parts;
  const stream = bulkWorkStream(workId);
  const [started] = await commands.history<BulkWorkEvent>(stream, { to: 1 });
  const { state: work } = await commands.load(bulkWorkDecider, stream);
  if ((work?.stage !== 'running' && work?.stage !== 'stopping') || !started) return;
  const contextOf = contextFor(started, workId, parts.clock);
  const tell = (command: BulkWorkCommand, step: string) =>
    unlessGone(commands.handle(bulkWorkDecider, { stream, command, context: contextOf(step) }));

  const ids = await casesOf(work.cases, parts.blobs);
  for (let from = work.done; from < ids.length; from += casesAPart) {
    ending?.throwIfAborted();
    const part = ids.slice(from, from + casesAPart);
    const mayBeBegun = from === work.done;
    if (!(await isRunning(stream, commands)) && !(mayBeBegun && (await isBegun(part, workId, commands)))) break;
    const rows =
      work.kind === 'accept'
        ? await accepted(part, parts, contextOf(`accept from ${from}`))
        : await inGroups(part, (id) => taken(id, work.thenReady, parts, contextOf));
    await tell({ type: 'RecordBulkPart', rows }, `part from ${from}`);
  }
  await tell({ type: 'FinishBulkWork' }, 'finish');
};

/** Not where somebody has stopped it, or another process has ended it while this one hung. */
const isRunning = async (stream: string, commands: BulkRunParts['commands']): Promise<boolean> =>
  (await commands.load(bulkWorkDecider, stream)).state?.stage === 'running';

/** Whether an earlier try, which was ended, has changed a case of this part: then it is completed, so that the report has it. */
const isBegun = async (part: readonly string[], workId: string, commands: BulkRunParts['commands']): Promise<boolean> =>
  (
    await inGroups(part, async (id) => {
      const past = await commands.history<CaseEvent>(caseStream(id));
      return past.some(({ correlationId }) => correlationId === workId);
    })
  ).includes(true);

export type ContextOf = (step: string) => CommandContext;

export const contextFor =
  ({ actor }: Pick<RecordedEvent, 'actor'>, workId: string, clock: () => Date, reason?: string): ContextOf =>
  (step) => ({
    commandId: uuidV5(step, workId),
    at: clock().toISOString(),
    actor,
    correlationId: workId,
    ...(reason === undefined ? {} : { reason }),
  });

const casesOf = async (hash: string, blobs: BulkRunParts['blobs']): Promise<readonly string[]> => {
  const blob = await blobs.get(hash);
  if (!blob) throw new Error(`the list ${hash} of cases isn't in the vault`);
  return z.array(z.uuid()).parse(JSON.parse(blob.content.toString('utf8')));
};

export const inGroups = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE)
    results.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(work))));
  return results;
};

const rowOf = (caseId: string, verdict: BulkRow['verdict']): BulkRow => ({
  caseId,
  verdict,
  code: null,
  message: null,
  like: [],
});

const taken = async (id: string, thenReady: boolean, parts: BulkRunParts, contextOf: ContextOf): Promise<BulkRow> => {
  const { commands, disputes } = parts;
  const stream = caseStream(id);
  try {
    const dispute = await disputes.of(id, null);
    const context = contextOf(`take ${id}`);
    const { events, state } = await commands.handle(caseDecider, {
      stream,
      command: { type: 'TakeProposals', sure: true, disputeId: dispute?.disputeId },
      context,
    });
    const lacks = state && lacksOn(state.draft, koreanDateOf(context.at));
    const isWhole = state?.stage === 'crawled' && Object.keys(lacks ?? {}).length === 0;
    if (!thenReady || !isWhole) return rowOf(id, events.length > 0 ? 'done' : 'nothing');
    await commands.handle(caseDecider, { stream, command: { type: 'ReadyCase' }, context: contextOf(`ready ${id}`) });
    return rowOf(id, 'done');
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { ...rowOf(id, 'refused'), code: error.code, message: error.message };
  }
};

const accepted = async (
  ids: readonly string[],
  { refining }: BulkRunParts,
  context: CommandContext,
): Promise<readonly BulkRow[]> => {
  const { answer } = await refining.accept(ids, context);
  const refused = new Map(answer.refused.map((one) => [one.id, one]));
  return ids.map((id) => {
    const why = refused.get(id);
    if (!why) return rowOf(id, 'done');
    const lacks = Object.values(why.errors ?? {}).join(' ');
    const message = `${why.message}${lacks === '' ? '' : ` ${lacks}`}`.slice(0, 500);
    return { ...rowOf(id, 'refused'), code: why.code, message, like: (why.like ?? []).slice(0, 20) };
  });
};
