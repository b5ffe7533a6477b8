import { setImmediate as othersTurn } from 'node:timers/promises';
import type { InForce } from '@nomucheck/domain/checks/corrections/changes-by-edition.ts';
import {
  type CorrectionRun,
  correctionRunDecider,
  correctionRunStream,
} from '@nomucheck/domain/checks/corrections/correction-run.ts';
import { movesBeyond } from '@nomucheck/domain/checks/corrections/moved-figure.ts';
import { checksWithResult, countWithResult } from '@nomucheck/projections/checks/check-queries.ts';
import { checks } from '@nomucheck/projections/checks/checks.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { z } from 'zod';
import { followingCommandId } from '../../engine/command-handling/command-ids.ts';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import { type JobHandler, NotYet } from '../../engine/jobs/jobs.ts';
import type { ReadModels } from '../../engine/read-models/read-models.ts';
import type { Published, Rulesets } from '../../rulesets/context.ts';
import type { TriedCheck } from '../ruleset-impact/ruleset-impact-sums.ts';
import type { CorrectCheck } from './correcting.ts';

/** Goes once through all stored checks after an edition was put into force. */
export const CORRECT_STORED = 'correct-stored-checks';
/** Corrects one check: its result was given by an older edition, perhaps after the run, or the run failed at it. */
export const CORRECT_LATE = 'correct-late-result';

export const storedToCorrect = z.strictObject({
  publicationId: z.uuid(),
  version: z.string(),
  at: z.string(),
  position: z.string(),
});
/** `version`: the edition of the result; null where the check is tried again. */
export const lateToCorrect = z.strictObject({ checkId: z.uuid(), version: z.string().nullable() });

export type CorrectionRunParts = {
  readonly db: Db;
  readonly commands: Pick<CommandHandler, 'handle' | 'load'>;
  readonly rulesets: Pick<Rulesets, 'find' | 'publications'>;
  readonly readModels: Pick<ReadModels, 'waitFor'>;
  readonly correct: CorrectCheck;
  /** By how much the edition moves the figure of these checks. */
  readonly tryChecks: (ids: readonly string[], published: Published) => Promise<readonly TriedCheck[]>;
  readonly clock: () => Date;
  readonly inOnePage?: number;
};

const pageOfChecks = 100;
const nextPageSeconds = 1;
const behindSeconds = 5;

/**
 * One page of checks a delivery: then the job lets others go first and comes again, so that it never holds up the end of the
 * service, and goes on where it was after a restart. What it does to a check happens once for each publication, so that a page
 * that is tried again tells nobody twice.
 */
export const correctStored = (parts: CorrectionRunParts): JobHandler => {
  const { db, commands, rulesets, readModels, correct, tryChecks, clock, inOnePage = pageOfChecks } = parts;
  return async (job) => {
    const { publicationId, version, at, position } = storedToCorrect.parse(job.data);
    const stream = correctionRunStream(publicationId);
    const note = async (
      command: Parameters<typeof correctionRunDecider.decide>[0],
      step: string,
    ): Promise<CorrectionRun | null> => {
      const context = contextOf(followingCommandId(publicationId, `run: ${step}`), publicationId, clock);
      return (await commands.handle(correctionRunDecider, { stream, command, context })).state;
    };

    let { state: run } = await commands.load(correctionRunDecider, stream);
    if (run?.ended) return;
    if (!run) {
      // A result of the moment before the publication must be among those that are gone through.
      if (!(await readModels.waitFor(position, [checks.name]))) throw new NotYet(behindSeconds);
      const of = await countWithResult(db);
      if (of === 0) return;
      run = await note({ type: 'StartRun', publicationId, rulesetVersion: version, publishedAt: at, of }, 'start');
    }
    const inForce = await editionInForce(rulesets);
    if (inForce?.publicationId !== publicationId) {
      await note({ type: 'EndRun', why: 'replaced' }, 'end');
      return;
    }

    const ids = await checksWithResult(db, run?.upTo ?? null, inOnePage);
    const upTo = ids.at(-1);
    if (upTo === undefined) {
      await note({ type: 'EndRun', why: 'finished' }, 'end');
      return;
    }
    // Before anything is corrected: a check that is has its figure by the new edition already.
    const moving = await movingAmong(ids, inForce, tryChecks);
    const [notPossible, toTryAgain, moved]: [string[], string[], string[]] = [[], [], []];
    const counts = { unchanged: 0, corrected: 0, not_possible: 0, not_possible_unnamed: 0 };
    for (const id of ids) {
      try {
        const outcome = await correct(id, inForce);
        counts[outcome] += 1;
        if (outcome === 'not_possible') notPossible.push(id);
        // The letter says that the last day and the routes stay; where they don't, only a correction may tell of it.
        if (outcome === 'unchanged' && moving.has(id)) moved.push(id);
      } catch (error) {
        // One check that can't be calculated must not keep the others from their right last day.
        if (!job.isLastAttempt) throw error;
        toTryAgain.push(id);
      }
      await othersTurn();
    }
    const { corrected, not_possible_unnamed: unnamed } = counts;
    await note(
      { type: 'NotePage', publicationId, upTo, tried: ids.length, corrected, notPossible, unnamed, moved, toTryAgain },
      `up to ${upTo}`,
    );
    throw new NotYet(nextPageSeconds);
  };
};

/** A draft may be finished by the questionnaire that it was begun with, also after a newer one came into force. */
export const correctLate =
  ({
    commands,
    rulesets,
    correct,
    clock,
  }: Pick<CorrectionRunParts, 'commands' | 'rulesets' | 'correct' | 'clock'>): JobHandler =>
  async (job) => {
    const { checkId, version } = lateToCorrect.parse(job.data);
    const inForce = await editionInForce(rulesets);
    if (!inForce || inForce.published.ruleset.rulesetVersion === version) return;
    const outcome = await correct(checkId, inForce);
    if (outcome !== 'not_possible' && outcome !== 'not_possible_unnamed') return;
    const { publicationId, at: publishedAt, published } = inForce;
    const { rulesetVersion } = published.ruleset;
    await commands.handle(correctionRunDecider, {
      stream: correctionRunStream(publicationId),
      command: {
        ...{ type: 'NoteLate', publicationId, rulesetVersion, publishedAt },
        checkId: outcome === 'not_possible' ? checkId : null,
      },
      context: contextOf(followingCommandId(publicationId, `late: ${checkId}`), publicationId, clock),
    });
  };

type Publication = InForce & { readonly published: Published; readonly tellMovedBy: number | null };

/** The checks whose figure moves so much that its owner is told. One that can't be tried keeps neither the others nor the corrections. */
const movingAmong = async (
  ids: readonly string[],
  { published, tellMovedBy }: Pick<Publication, 'published' | 'tellMovedBy'>,
  tryChecks: CorrectionRunParts['tryChecks'],
): Promise<ReadonlySet<string>> => {
  if (tellMovedBy === null) return new Set();
  const oneByOne = async (): Promise<readonly TriedCheck[]> => {
    const tried: TriedCheck[] = [];
    for (const id of ids) tried.push(...(await tryChecks([id], published).catch(() => [])));
    return tried;
  };
  const tried = await tryChecks(ids, published).catch(oneByOne);
  return new Set(tried.filter((each) => movesBeyond(each, tellMovedBy)).map(({ checkId }) => checkId));
};

const editionInForce = async (rulesets: CorrectionRunParts['rulesets']): Promise<Publication | null> => {
  const last = (await rulesets.publications()).at(-1);
  const published = last && (await rulesets.find(last.version));
  return last && published ? { publicationId: last.id, at: last.at, published, tellMovedBy: last.tellMovedBy } : null;
};

const contextOf = (commandId: string, publicationId: string, clock: () => Date): CommandContext => ({
  commandId,
  at: clock().toISOString(),
  actor: { id: 'system', role: 'system' },
  correlationId: publicationId,
});
