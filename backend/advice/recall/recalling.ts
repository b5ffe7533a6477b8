import { type AdviceCommand, adviceDecider, adviceOfStream, adviceStream } from '@nomucheck/domain/advice/advice.ts';
import { adviceEvents } from '@nomucheck/domain/advice/advice-events.ts';
import type { CaseCitation } from '@nomucheck/domain/advice/texts/citation.ts';
import {
  type CaseEvent,
  caseAcceptanceUndone,
  caseCorrected,
  caseMerged,
  caseRestored,
  caseWithdrawn,
} from '@nomucheck/domain/cases/case-events.ts';
import { caseDecider, caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { adviceCitations, advicesCiting } from '@nomucheck/projections/advice/advice-citations.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { z } from 'zod';
import { followingCommandId } from '../../engine/command-handling/command-ids.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import { type JobHandler, NotYet } from '../../engine/jobs/jobs.ts';
import { after, defineProcessManager, type WantedEffect } from '../../engine/process-managers/process-manager.ts';
import type { ReadModels } from '../../engine/read-models/read-models.ts';

/** Flags every advice that names a case as it was before a change. */
export const FLAG_ADVICES = 'flag-advices';
/** Flags an advice whose cases changed while it was being published. */
export const CHECK_PUBLISHED = 'check-published-advice';

const change = z.enum(['corrected', 'withdrawn', 'merged', 'restored']);
type Change = z.infer<typeof change>;
const toFlag = z.strictObject({ caseId: z.uuid(), revision: z.int(), change, position: z.string() });
const toCheck = z.strictObject({ advice: z.uuid() });
const ofCase = z.object({ caseId: z.uuid() });

type Occurrence = { readonly data: { readonly caseId: string }; readonly revision: number; readonly position: string };
const flagging =
  (of: Change) =>
  ({ data: { caseId }, revision, position }: Occurrence): readonly WantedEffect[] => [
    { name: FLAG_ADVICES, data: { caseId, revision, change: of, position } satisfies z.infer<typeof toFlag> },
  ];

/**
 * No advice is missed that is published while a case changes: one that is in the log before the change is found in the read
 * model, which is waited for; one that comes after it is checked against the log when it is published.
 */
export const adviceRecalls = defineProcessManager({
  name: 'advice-recalls',
  reactions: [
    after(caseCorrected, ofCase, flagging('corrected')),
    after(caseWithdrawn, ofCase, flagging('withdrawn')),
    after(caseAcceptanceUndone, ofCase, flagging('withdrawn')),
    after(caseMerged, ofCase, flagging('merged')),
    after(caseRestored, ofCase, flagging('restored')),
    after(definitionIn(adviceEvents, 'AdvicePublished'), z.object({}), ({ stream }) => [
      { name: CHECK_PUBLISHED, data: { advice: adviceOfStream(stream) } satisfies z.infer<typeof toCheck> },
    ]),
  ],
});

export type RecallParts = {
  readonly db: Db;
  readonly commands: CommandHandler;
  readonly readModels: Pick<ReadModels, 'waitFor'>;
  readonly clock: () => Date;
};

const actor = { id: 'system', role: 'system' } as const;
const secondsUntilCaughtUp = 2;

export const flagAdvices =
  (parts: RecallParts): JobHandler =>
  async (job) => {
    const { caseId, revision, change, position } = toFlag.parse(job.data);
    if (!(await parts.readModels.waitFor(position, [adviceCitations.name]))) throw new NotYet(secondsUntilCaughtUp);
    for (const id of await advicesCiting(parts.db, caseId))
      await flag(parts, id, { type: 'FlagAdvice', caseId, revision, change }, job.id);
  };

/** The decider knows whether the advice still names the case as it was; an advice is never flagged twice for one change. */
const flag = async ({ commands, clock }: RecallParts, id: string, command: AdviceCommand, jobId: string) => {
  const commandId = followingCommandId(jobId, `flag ${id}`);
  const at = clock().toISOString();
  const context = { commandId, at, actor, correlationId: jobId };
  await commands.handle(adviceDecider, { stream: adviceStream(id), command, context });
};

export const checkPublished =
  (parts: RecallParts): JobHandler =>
  async (job) => {
    const { advice: id } = toCheck.parse(job.data);
    const { commands } = parts;
    const { state } = await commands.load(adviceDecider, adviceStream(id));
    const cited = (state?.published?.citations ?? []).filter((each): each is CaseCitation => each.kind === 'case');
    const now = await commands.loadMany(
      caseDecider,
      cited.map(({ caseId }) => caseStream(caseId)),
    );
    for (const { caseId, revision } of cited) {
      // Most cases haven't changed at all since they were cited.
      if ((now.get(caseStream(caseId))?.revision ?? 0) <= revision) continue;
      const later = await commands.history<CaseEvent>(caseStream(caseId), { from: revision + 1 });
      const last = later.findLast(({ type }) => changeOf[type] !== undefined);
      const of = last && changeOf[last.type];
      if (last && of) {
        const command = { type: 'FlagAdvice', caseId, revision: last.revision, change: of } as const;
        await flag(parts, id, command, followingCommandId(job.id, caseId));
      }
    }
  };

const changeOf: Readonly<Partial<Record<string, Change>>> = {
  CaseCorrected: 'corrected',
  CaseWithdrawn: 'withdrawn',
  CaseAcceptanceUndone: 'withdrawn',
  CaseMerged: 'merged',
  CaseRestored: 'restored',
};
