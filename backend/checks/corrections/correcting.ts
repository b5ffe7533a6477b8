import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { checkDecider } from '@nomucheck/domain/checks/check.ts';
import type { CheckEvent } from '@nomucheck/domain/checks/check-events.ts';
import {
  changeByEdition,
  type InForce,
  toldBefore,
  type Verdict,
} from '@nomucheck/domain/checks/corrections/changes-by-edition.ts';
import { fold } from '@nomucheck/domain/kernel/decider.ts';
import { DomainError, isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { followingCommandId } from '../../engine/command-handling/command-ids.ts';
import {
  type CommandContext,
  type CommandHandler,
  shortRandomPause,
} from '../../engine/command-handling/handle-command.ts';
import { messageIdOf } from '../../messages/context.ts';
import { sensitiveConsentOf } from '../answers/sensitive-answers.ts';
import { checkStream } from '../loaded-check.ts';
import type { calculatedWith } from '../results/results.ts';

/** `unchanged`: the last day and the routes are the same, or nobody was told any. The others as in `Verdict`. */
export type Corrected = Exclude<Verdict, 'to_correct'> | 'corrected';

/**
 * Corrects a check by the edition in force, once for each publication however often it is called. What it throws may succeed another
 * time, also after other writers had come in between too often: it throws no refusal.
 */
export type CorrectCheck = (checkId: string, inForce: InForce) => Promise<Corrected>;

export type CorrectingParts = {
  readonly commands: Pick<CommandHandler, 'handle' | 'load' | 'history'>;
  readonly calculate: ReturnType<typeof calculatedWith>;
  readonly clock: () => Date;
};

const mostTries = 6;
const reason = '질문지의 새 판에 따라 기한과 길을 바로잡음';

export const createCorrecting = (parts: CorrectingParts): CorrectCheck => {
  const once: CorrectCheck = async (checkId, inForce) => {
    const { commands, calculate, clock } = parts;
    const { publicationId, published } = inForce;
    const { rulesetVersion } = published.ruleset;
    const stream = checkStream(checkId);
    const events = await commands.history<CheckEvent>(stream);
    const check = fold(checkDecider, events);
    if (check?.status !== 'completed') return 'unchanged';
    if (check.corrections.some((each) => each.publicationId === publicationId)) return 'corrected';
    const told = toldBefore(events, inForce);
    if (!told || told.calculation.rulesetVersion === rulesetVersion) return 'unchanged';
    const { state: owner } = await commands.load(userDecider, userStream(check.owner));
    // Who left is told nothing; their answers in their own words are gone, too.
    if (!owner || owner.erased) return 'unchanged';

    const consent = sensitiveConsentOf(owner);
    const at = clock().toISOString();
    const found = changeByEdition(check, told, published, consent, koreanDateOf(at));
    if (!found) return 'not_possible';
    const { change, whole, verdict } = found;
    if (verdict !== 'to_correct') return verdict;

    const commandId = correctingId(publicationId, checkId);
    const actor = { id: 'system', role: 'system' } as const;
    const context: CommandContext = { commandId, at, actor, reason, correlationId: publicationId };
    const last = check.calculations.at(-1);
    // The owner has calculated by this edition already: they have the right result, and don't know that the other was wrong.
    const theirs = last && last.calculationId !== told.calculationId ? last : null;
    try {
      const made = theirs ? null : await calculate({ check }, published, context, consent);
      await commands.handle(checkDecider, {
        stream,
        command: {
          type: 'CorrectResult',
          form: published.form,
          today: koreanDateOf(at),
          recorded: made?.recorded ?? null,
          withSensitive: made?.withSensitive ?? null,
          correction: {
            ...{ correctionId: messageIdOf(commandId), publicationId, rulesetVersion },
            ...{ toldAt: told.calculatedAt, toldBy: told.calculation.rulesetVersion, side: told.calculation.side },
            calculationId: (theirs ?? made?.recorded)?.calculationId ?? '',
            change,
            whole,
            consentedAt: whole && consent,
          },
        },
        context,
        expectedRevision: events.length,
      });
      return 'corrected';
    } catch (error) {
      if (!isRefusal(error) || isConflict(error)) throw error;
      // What the domain refuses it refuses again. Which of the answers it concerned isn't known.
      return whole === null ? 'not_possible' : 'not_possible_unnamed';
    }
  };

  return async (checkId, inForce) => {
    for (let tryNumber = 1; ; tryNumber += 1) {
      try {
        return await once(checkId, inForce);
      } catch (error) {
        if (!isConflict(error)) throw error;
        // A job would take a conflict for a refusal, and never try it again.
        if (tryNumber >= mostTries) throw new Error(`others write to the check ${checkId}`, { cause: error });
        await shortRandomPause(tryNumber);
      }
    }
  };
};

/** The id of the command that corrects a check by a publication; the message about it is requested under it, too. */
export const correctingId = (publicationId: string, checkId: string): string =>
  followingCommandId(publicationId, `correct ${checkId}`);

const isConflict = (error: unknown): boolean => error instanceof DomainError && error.code === 'conflict';
