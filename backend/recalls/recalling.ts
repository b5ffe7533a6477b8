import {
  caseAcceptanceUndone,
  caseCorrected,
  caseMerged,
  caseRestored,
  caseWithdrawn,
} from '@nomucheck/domain/cases/case-events.ts';
import { movingMost } from '@nomucheck/domain/recalls/moving-most.ts';
import { recallDecider, recallStream } from '@nomucheck/domain/recalls/recall.ts';
import type { RecallChange, Resting } from '@nomucheck/domain/recalls/recall-events.ts';
import { boardPosts } from '@nomucheck/projections/boards/board-posts.ts';
import { postsLinkingTo } from '@nomucheck/projections/boards/listing.ts';
import { caseFacts } from '@nomucheck/projections/cases/case-facts.ts';
import { checkFigures } from '@nomucheck/projections/checks/check-figures.ts';
import { consultations } from '@nomucheck/projections/consultations/consultations.ts';
import { consultationsOfChecks } from '@nomucheck/projections/consultations/listing.ts';
import { documentsOfChecks, resultDocuments } from '@nomucheck/projections/orders/result-documents.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { z } from 'zod';
import type { MovedResult, ResultsMoved } from '../cases/context.ts';
import { followingCommandId } from '../engine/command-handling/command-ids.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import { type JobHandler, NotYet } from '../engine/jobs/jobs.ts';
import { after, defineProcessManager, type WantedEffect } from '../engine/process-managers/process-manager.ts';
import type { ReadModels } from '../engine/read-models/read-models.ts';

/** Finds what rests on a case that was changed after its acceptance. */
export const RECALL_CASE = 'recall-case';

const change = z.enum(['corrected', 'withdrawn', 'merged', 'restored']);
const toRecall = z.strictObject({ caseId: z.uuid(), revision: z.int(), change, position: z.string() });
const ofCase = z.object({ caseId: z.uuid() });

type Occurrence = { readonly data: { readonly caseId: string }; readonly revision: number; readonly position: string };
const recalling =
  (of: RecallChange) =>
  ({ data: { caseId }, revision, position }: Occurrence): readonly WantedEffect[] => [
    { name: RECALL_CASE, data: { caseId, revision, change: of, position } satisfies z.infer<typeof toRecall> },
  ];

export const caseRecalls = defineProcessManager({
  name: 'case-recalls',
  reactions: [
    after(caseCorrected, ofCase, recalling('corrected')),
    after(caseWithdrawn, ofCase, recalling('withdrawn')),
    after(caseAcceptanceUndone, ofCase, recalling('withdrawn')),
    after(caseMerged, ofCase, recalling('merged')),
    after(caseRestored, ofCase, recalling('restored')),
  ],
});

export type RecallParts = {
  readonly db: Db;
  readonly commands: CommandHandler;
  readonly readModels: Pick<ReadModels, 'waitFor'>;
  readonly resultsMoved: ResultsMoved;
  readonly clock: () => Date;
};

const actor = { id: 'system', role: 'system' } as const;
const secondsUntilCaughtUp = 2;
const reads = [caseFacts, checkFigures, resultDocuments, consultations, boardPosts].map(({ name }) => name);

export const recallCase =
  ({ db, commands, readModels, resultsMoved, clock }: RecallParts): JobHandler =>
  async (job) => {
    const { caseId, revision, change, position } = toRecall.parse(job.data);
    if (!(await readModels.waitFor(position, reads))) throw new NotYet(secondsUntilCaughtUp);
    const { results, cut } = movingMost(await resultsMoved(caseId));
    const records = await restingOn(db, caseId, position, results);
    await commands.handle(recallDecider, {
      stream: recallStream(caseId),
      command: { type: 'RecallRecords', caseId, revision, change, records, cut },
      context: {
        ...{ commandId: followingCommandId(job.id, 'recall'), at: clock().toISOString(), actor },
        correlationId: job.id,
      },
    });
  };

const restingOn = async (
  db: Db,
  caseId: string,
  position: string,
  results: readonly MovedResult[],
): Promise<readonly Resting[]> => {
  const moved = new Map(results.map((result) => [result.checkId, result]));
  const checkIds = [...moved.keys()];
  const [documents, asked, posts] = await Promise.all([
    documentsOfChecks(db, checkIds, position),
    consultationsOfChecks(db, checkIds),
    postsLinkingTo(db, caseId),
  ]);
  const figureOf = (checkId: string) => {
    const { calculationId = null, before = null, after = null } = moved.get(checkId) ?? {};
    return { checkId, calculationId, before, after };
  };
  return [
    ...results.map(({ checkId, calculatedAt }) => ({
      ...{ kind: 'result' as const, id: checkId, at: calculatedAt },
      ...figureOf(checkId),
    })),
    ...documents.map(({ code, checkId, writtenAt }) => ({
      ...{ kind: 'document' as const, id: code, at: writtenAt },
      ...figureOf(checkId),
    })),
    ...asked.map(({ id, checkId, requestedAt }) => ({
      ...{ kind: 'consultation' as const, id, at: requestedAt },
      ...figureOf(checkId),
    })),
    ...posts.map(({ id, savedAt }) => ({
      ...{ kind: 'post' as const, id, at: savedAt },
      ...{ checkId: null, calculationId: null, before: null, after: null },
    })),
  ];
};
