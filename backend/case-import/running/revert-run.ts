import { caseImportDecider, caseImportStream } from '@nomucheck/domain/case-import/case-import.ts';
import type { CaseImportEvent, KeptCase } from '@nomucheck/domain/case-import/import-events.ts';
import { caseDecider, caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import { unlessGone } from '../../engine/jobs/ground-gone.ts';
import { batchCommandId, rowCommandId } from './import-ids.ts';
import { contextFor } from './import-run.ts';
import { inTurns } from './in-turns.ts';

export type RevertRunParts = {
  readonly commands: CommandHandler;
  /** Cases of the batch that aren't in its report because it was ended in the middle of a part. With their rows. */
  readonly leftOver: (batchId: string) => Promise<readonly { readonly caseId: string; readonly row: number }[]>;
  /** Those of these cases into which others were merged: without them the links of the others would lead nowhere. */
  readonly mergeTargets: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly clock: () => Date;
  readonly ending?: AbortSignal;
};

const AT_ONCE = 32;

/** Discards the cases of a file that nobody has accepted; reports those that can't be discarded, with the reason. */
export const runRevert = async (
  { commands, leftOver, mergeTargets, clock, ending }: RevertRunParts,
  batchId: string,
): Promise<void> => {
  const stream = caseImportStream(batchId);
  const events = await commands.history<CaseImportEvent>(stream);
  const { state: batch } = await commands.load(caseImportDecider, stream);
  const asked = events.findLast(({ type }) => type === 'CaseImportRevertAsked');
  if (batch?.stage !== 'reverting' || !asked) return;
  const contextOf = contextFor(asked.actor, batchId, clock, asked.reason ?? undefined);
  const rows = events.flatMap((event) => (event.type === 'CaseImportPartRecorded' ? event.data.rows : []));
  const told = new Set(rows.map(({ row }) => row));
  const brought = [
    ...rows.flatMap(({ row, caseId, verdict }) => (caseId && verdict === 'new' ? [{ caseId, row }] : [])),
    ...(await leftOver(batchId)).filter(({ row }) => !told.has(row)),
  ];

  const targets = await mergeTargets(brought.map(({ caseId }) => caseId));

  /** null: discarded. */
  const discard = async ({
    caseId,
    row,
  }: {
    readonly caseId: string;
    readonly row: number;
  }): Promise<KeptCase | null> => {
    ending?.throwIfAborted();
    if (targets.has(caseId)) return { caseId, why: 'target' };
    let why: KeptCase['why'] = 'gone';
    try {
      const handled = await commands.handle(caseDecider, {
        stream: caseStream(caseId),
        command: { type: 'DiscardCase', batch: batchId },
        context: contextOf(rowCommandId(batchId, row, 'revert')),
        first: ({ state }) => {
          if (state?.record) why = 'accepted';
          else if (state?.origin?.batch !== batchId) why = 'changed';
          else return;
          throw new DomainError('stage_wrong');
        },
      });
      return handled.events.length > 0 ? null : { caseId, why };
    } catch (error) {
      if (error instanceof DomainError && error.code === 'stage_wrong') return { caseId, why };
      throw error;
    }
  };
  const outcomes = await inTurns(brought, AT_ONCE, ({ caseId }) => caseId, discard);
  const changed = rows.flatMap(({ caseId, verdict }): KeptCase[] =>
    caseId && verdict === 'changed' ? [{ caseId, why: 'changed' }] : [],
  );
  const kept = [...outcomes.flatMap((one) => one ?? []), ...changed];
  const command = { type: 'RecordRevert', discarded: outcomes.filter((one) => one === null).length, kept } as const;
  const context = contextOf(batchCommandId(batchId, 'revert'));
  // Another worker may have ended it, while this one hung.
  await unlessGone(commands.handle(caseImportDecider, { stream, command, context }));
};
