import { answersOn, answersToCalculate } from '@nomucheck/domain/checks/answers/answers-to-calculate.ts';
import { checkDecider } from '@nomucheck/domain/checks/check.ts';
import type { SensitiveConsent, SensitiveResult } from '@nomucheck/domain/checks/check-commands.ts';
import type { DisputeOutcome, RecordedCalculation } from '@nomucheck/domain/checks/check-events.ts';
import { frameOf } from '@nomucheck/domain/checks/check-state.ts';
import { withoutSensitive } from '@nomucheck/domain/checks/sensitive.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { Answers } from '@nomucheck/domain/rulesets/ruleset.ts';
import { followingCommandId } from '../../engine/command-handling/command-ids.ts';
import {
  type CommandContext,
  type CommandHandler,
  shortRandomPause,
} from '../../engine/command-handling/handle-command.ts';
import type { Published, Rulesets } from '../../rulesets/context.ts';
import type { Drafts } from '../drafts/drafts.ts';
import { checkFor, checkStream, type LoadedCheck, loadedCheck, present } from '../loaded-check.ts';
import type { Calculations } from './calculations.ts';

export type Results = {
  /**
   * The first result of a draft; of a finished check, the last one. `charge` is called before a figure is calculated;
   * if it throws, nothing is calculated.
   */
  complete(id: string, by: Concluding, charge: Charge, expectedRevision?: number): Promise<LoadedCheck>;
  /** Another result, with today's cases and questionnaire. */
  recalculate(id: string, by: Concluding, charge: Charge, expectedRevision?: number): Promise<LoadedCheck>;
  reportOutcome(
    id: string,
    outcome: DisputeOutcome,
    context: CommandContext,
    expectedRevision?: number,
  ): Promise<LoadedCheck>;
};

export type Charge = () => Promise<void>;

/** The command's context, and whether sensitive answers may affect the result. */
export type Concluding = { readonly context: CommandContext; readonly sensitiveConsent: SensitiveConsent };

export type ResultParts = {
  readonly commands: CommandHandler;
  readonly drafts: Pick<Drafts, 'find'>;
  readonly rulesets: Rulesets;
  readonly calculations: Calculations;
};

const mostTries = 6;

export const createResults = ({ commands, drafts, rulesets, calculations }: ResultParts): Results => {
  const mine = async (id: string, { actor }: CommandContext): Promise<LoadedCheck> =>
    checkFor(actor, 'check.conclude', await drafts.find(id));

  /** A retry names the revision that it saw before its first try succeeded. */
  const done = async (id: string, { commandId }: CommandContext): Promise<boolean> => {
    const calculationId = followingCommandId(commandId, 'calculation');
    const found = await drafts.find(id);
    return found?.check.calculations.some((calculation) => calculation.calculationId === calculationId) ?? false;
  };

  /** Whether the caller has seen this state, or repeats a request that has succeeded. */
  const requireSeen = async (
    { id, revision }: LoadedCheck,
    context: CommandContext,
    expectedRevision: number | undefined,
  ): Promise<void> => {
    if (expectedRevision === undefined || expectedRevision === revision || (await done(id, context))) return;
    throw new DomainError('conflict', { extra: { currentRevision: revision } });
  };

  const calculated = calculatedWith(calculations);

  /** What was calculated must be what is recorded: an answer that came in between means calculating again. */
  const record = async (
    found: LoadedCheck,
    type: 'CompleteCheck' | 'Recalculate',
    published: Published,
    { context, sensitiveConsent }: Concluding,
  ): Promise<LoadedCheck> => {
    const { id, revision } = found;
    const { recorded, withSensitive } = await calculated(found, published, context, sensitiveConsent);
    const handled = await commands.handle(checkDecider, {
      stream: checkStream(id),
      command: { type, form: published.form, today: koreanDateOf(context.at), recorded, withSensitive },
      context,
      expectedRevision: revision,
    });
    return present(loadedCheck(id, handled));
  };

  return {
    complete: async (id, by, charge, expectedRevision) => {
      const { context } = by;
      for (let tryNumber = 1; ; tryNumber += 1) {
        const found = await mine(id, context);
        await requireSeen(found, context, expectedRevision);
        if (found.check.status === 'completed') return found;
        if (found.check.status === 'discarded') throw new DomainError('check_fetch_failed');
        // With the questionnaire that was answered, even if a newer one was published before the last answer.
        const published = await rulesets.find(found.check.rulesetVersion);
        if (!published) throw new DomainError('calculation_failed');
        if (tryNumber === 1) await charge();
        try {
          return await record(found, 'CompleteCheck', published, by);
        } catch (error) {
          if (!isConflict(error) || tryNumber >= mostTries) throw error;
          await shortRandomPause(tryNumber);
        }
      }
    },

    recalculate: async (id, by, charge, expectedRevision) => {
      const { context } = by;
      for (let tryNumber = 1; ; tryNumber += 1) {
        const found = await mine(id, context);
        if (found.check.status !== 'completed') throw new DomainError('survey_empty');
        await requireSeen(found, context, expectedRevision);
        if (tryNumber === 1 && context.answeredBefore !== context.commandId) await charge();
        try {
          return await record(found, 'Recalculate', await rulesets.current(), by);
        } catch (error) {
          if (!isConflict(error) || tryNumber >= mostTries) throw error;
          await shortRandomPause(tryNumber);
        }
      }
    },

    reportOutcome: async (id, outcome, context, expectedRevision) => {
      await mine(id, context);
      const handled = await commands.handle(checkDecider, {
        stream: checkStream(id),
        command: { type: 'ReportOutcome', outcome, today: koreanDateOf(context.at) },
        context,
        ...(expectedRevision === undefined ? {} : { expectedRevision }),
      });
      return present(loadedCheck(id, handled));
    },
  };
};

/** What a check's result is made of, for its owner and for the service's corrections. */
export type CalculatedCheck = {
  readonly recorded: RecordedCalculation;
  readonly withSensitive: SensitiveResult | null;
};

/**
 * The figure, and, when sensitive answers affect it, also the one without them, on the same cases: only the latter
 * is stored unsealed.
 */
export const calculatedWith =
  (calculations: Pick<Calculations, 'make'>) =>
  async (
    { check }: Pick<LoadedCheck, 'check'>,
    published: Published,
    context: CommandContext,
    consentedAt: SensitiveConsent,
  ): Promise<CalculatedCheck> => {
    const id = followingCommandId(context.commandId, 'calculation');
    const asked = { published, frame: frameOf(check), id, at: context.at };
    const today = koreanDateOf(context.at);
    const led = (answers: Answers): Answers => answersOn(today, published.form, check, answers);
    const answers = answersToCalculate(published.form, check);
    const others = withoutSensitive(published.form, answers);
    if (others === null || consentedAt === null) {
      const recorded = await calculations.make({ ...asked, answers: led(others ?? answers) });
      return { recorded, withSensitive: null };
    }
    const { calculation: whole, casePosition } = await calculations.make({ ...asked, answers: led(answers) });
    const asOf = { position: casePosition, today };
    const recorded = await calculations.make({ ...asked, answers: led(others), asOf });
    return { recorded: { ...recorded, casePosition }, withSensitive: { whole, consentedAt } };
  };

const isConflict = (error: unknown): boolean => error instanceof DomainError && error.code === 'conflict';
