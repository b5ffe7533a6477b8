import { type CarriedAnswer, carryOver } from '@nomucheck/domain/checks/answers/carry-over.ts';
import { checkDecider } from '@nomucheck/domain/checks/check.ts';
import type { SensitiveConsent } from '@nomucheck/domain/checks/check-commands.ts';
import type { CheckDevice, DiscardReason } from '@nomucheck/domain/checks/check-events.ts';
import { frameOf } from '@nomucheck/domain/checks/check-state.ts';
import type { AnswerInput, AutosaveOffer } from '@nomucheck/domain/checks/contract/check.ts';
import { keyOf, questionAt } from '@nomucheck/domain/checks/form-index.ts';
import { normaliseAnswer } from '@nomucheck/domain/checks/questions/intake-rules.ts';
import { DomainError, isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import { koreanDateOf, type LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { Answers, Form, Frame } from '@nomucheck/domain/rulesets/ruleset.ts';
import { followingCommandId } from '../../engine/command-handling/command-ids.ts';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { Reservations } from '../../engine/vault/reservations.ts';
import type { Rulesets } from '../../rulesets/context.ts';
import type { CheckAllowances } from '../allowances.ts';
import { recordAnswer } from '../answers/check-answers.ts';
import { checkFor, checkStream, idOfStream, type LoadedCheck, loadedCheck, present } from '../loaded-check.ts';

export type Drafts = {
  /** A new check; an unfinished one of the same person is discarded. */
  start(wanted: StartWanted, context: CommandContext): Promise<LoadedCheck>;
  /** `isWritten`: whether it changed an answer, now or when it was first carried out. */
  save(wanted: SaveWanted, context: CommandContext): Promise<LoadedCheck & { readonly isWritten: boolean }>;
  /** The person's unfinished check, if there is one. */
  unfinished(owner: string): Promise<LoadedCheck | null>;
  discard(context: CommandContext, expectedRevision?: number): Promise<LoadedCheck>;
  /** Any check by its id; null for an unknown id. */
  find(id: string): Promise<LoadedCheck | null>;
};

export type StartWanted = {
  readonly frame: Frame;
  readonly device: CheckDevice | null;
  /** The check whose answers it begins with; it counts only if it is the person's own and finished. */
  readonly madeFrom?: string | undefined;
};

export type SaveWanted = {
  readonly id: string;
  readonly rulesetVersion: string;
  readonly answers: readonly AnswerInput[];
  readonly expectedRevision?: number | undefined;
  readonly sensitiveConsent: SensitiveConsent;
};

export type DraftParts = {
  readonly commands: CommandHandler;
  readonly reservations: Reservations;
  readonly rulesets: Rulesets;
  readonly allowances: Pick<CheckAllowances, 'write'>;
};

type Carried = {
  readonly from: string;
  readonly today: LocalDate;
  readonly answers: readonly CarriedAnswer[];
  readonly sensitiveConsent: SensitiveConsent;
};

type Starting = {
  readonly form: Form;
  readonly frame: Frame;
  readonly device: CheckDevice | null;
  readonly madeFrom: string | null;
};

/** Starting a check counts as several answers, because it makes a stream, a key and a row. */
const eventsOfAStart = 20;
const mostTries = 5;

/**
 * Unfinished checks. A person has at most one, which a reservation in the vault guarantees, because an append-only
 * log can't.
 */
export const createDrafts = ({ commands, reservations, rulesets, allowances }: DraftParts): Drafts => {
  const find: Drafts['find'] = async (id) => loadedCheck(id, await commands.load(checkDecider, checkStream(id)));

  const held = async (owner: string): Promise<LoadedCheck | null> => {
    const stream = await reservations.ownerOf('draft', owner);
    return stream === null ? null : find(idOfStream(stream));
  };

  const giveWay = async (id: string, why: DiscardReason, context: CommandContext): Promise<void> => {
    await commands.handle(checkDecider, {
      stream: checkStream(id),
      command: { type: 'DiscardCheck', why },
      context: { ...context, commandId: followingCommandId(context.commandId, `discard ${id}`) },
    });
  };

  /** Reserves the person's one draft for this check; a draft that has it already is discarded. */
  const reserveDraft = async (stream: string, context: CommandContext): Promise<void> => {
    const { commandId, actor } = context;
    for (let tryNumber = 1; tryNumber <= mostTries; tryNumber += 1) {
      const answer = await reservations.reserve({ kind: 'draft', value: actor.id, commandId, stream });
      if (answer.ok) return;
      const other = await find(idOfStream(answer.stream));
      if (other?.check.status === 'draft') await giveWay(other.id, 'replaced', context);
      await reservations.giveUp('draft', actor.id, answer.stream);
    }
    throw new DomainError('conflict');
  };

  /** The check, if it is this person's own and has a result; a draft begun by somebody else on the same device may name another. */
  const ownFinished = async (id: string | undefined, { actor }: CommandContext): Promise<string | null> => {
    const found = id === undefined ? null : await find(id);
    return found?.check.owner === actor.id && found.check.calculations.length > 0 ? found.id : null;
  };

  const begin = async (
    { form, frame, device, madeFrom }: Starting,
    context: CommandContext,
    carried?: Carried,
  ): Promise<LoadedCheck> => {
    const id = followingCommandId(context.commandId, 'check');
    const stream = checkStream(id);
    const again = await find(id);
    if (again) return again;
    await reserveDraft(stream, context);
    const started = await commands
      .handle(checkDecider, {
        stream,
        command: {
          type: 'StartCheck',
          owner: context.actor.id,
          ...{ form, frame, device, madeFrom },
          ...(carried ? { carried } : {}),
          sensitiveConsent: carried?.sensitiveConsent ?? null,
        },
        context,
      })
      .catch(async (error: unknown) => {
        if (isRefusal(error)) await reservations.release(context.commandId);
        throw error;
      });
    await reservations.confirm(context.commandId);
    // Two drafts were started at the same moment: the later one has the reservation, so this one is discarded.
    if ((await reservations.ownerOf('draft', context.actor.id)) !== stream) {
      await giveWay(id, 'replaced', context);
      throw new DomainError('conflict', { extra: { currentRevision: started.revision } });
    }
    return present(loadedCheck(id, started));
  };

  /**
   * The questionnaire has changed since the draft was begun: the draft ends, and a new one gets the answers that are
   * still valid.
   */
  const offerNew = async (
    old: LoadedCheck,
    answers: Answers,
    sensitiveConsent: SensitiveConsent,
    context: CommandContext,
  ): Promise<DomainError> => {
    const before = await rulesets.find(old.check.rulesetVersion);
    const { form } = await rulesets.current();
    const carried = before ? carryOver(before.form, form, answers, koreanDateOf(context.at)) : [];
    await giveWay(old.id, 'ruleset_changed', context);
    // The ids are derived from the old draft and not from the request, so that a retry finds the same offer.
    const commandId = followingCommandId(old.id, `carried to ${form.rulesetVersion}`);
    const carrying = { from: old.id, answers: carried, today: koreanDateOf(context.at), sensitiveConsent };
    const { device, madeFrom } = old.check;
    await begin({ form, frame: frameOf(old.check), device, madeFrom }, { ...context, commandId }, carrying);
    return mismatch(old.id, context);
  };

  const mismatch = async (from: string, context: CommandContext): Promise<DomainError> => {
    const offered = await held(context.actor.id);
    if (offered?.check.status !== 'draft' || offered.check.carriedFrom !== from)
      return new DomainError('autosave_absent');
    const published = await rulesets.find(offered.check.rulesetVersion);
    if (!published) return new DomainError('autosave_absent');
    const record = recordAnswer(published.form, offered, koreanDateOf(context.at), null);
    const offer: AutosaveOffer = { ...record, carried: record.answers.length };
    return new DomainError('autosave_mismatch', { extra: { offer } });
  };

  /** Throws unless the draft is the person's own and has the questionnaire version in force. */
  const mayBeSaved = async (
    found: LoadedCheck | null,
    form: Form,
    { id, rulesetVersion, answers, expectedRevision, sensitiveConsent }: SaveWanted,
    context: CommandContext,
  ): Promise<void> => {
    const own = checkFor(context.actor, 'check.save', found);
    const { check } = own;
    if (check.status === 'discarded') {
      throw check.discardedWhy === 'ruleset_changed' ? await mismatch(id, context) : new DomainError('autosave_absent');
    }
    if (check.status === 'draft' && check.rulesetVersion !== form.rulesetVersion) {
      // The answers in the request are carried over, too. Those of a client that hasn't seen newer answers would
      // replace them, so they are refused.
      if (expectedRevision !== undefined && expectedRevision !== own.revision)
        throw new DomainError('conflict', { extra: { currentRevision: own.revision } });
      const before = await rulesets.find(check.rulesetVersion);
      const withNew = before && rulesetVersion === check.rulesetVersion;
      const all = withNew ? merged(before.form, check.answers, answers) : check.answers;
      throw await offerNew(own, all, sensitiveConsent, context);
    }
    if (check.status === 'draft' && rulesetVersion !== check.rulesetVersion) {
      throw new DomainError('autosave_mismatch', { extra: { reload: true } });
    }
  };

  return {
    find,
    start: async ({ frame, device, madeFrom }, context) => {
      await allowances.write(context.actor.id, eventsOfAStart);
      const { form } = await rulesets.current();
      return begin({ form, frame, device, madeFrom: await ownFinished(madeFrom, context) }, context);
    },

    save: async (wanted, context) => {
      const { id, answers, expectedRevision, sensitiveConsent } = wanted;
      await allowances.write(context.actor.id, answers.length);
      const { form } = await rulesets.current();
      const saved = await commands.handle(checkDecider, {
        stream: checkStream(id),
        first: (loaded) => mayBeSaved(loadedCheck(id, loaded), form, wanted, context),
        // Only where no new draft would have to be offered.
        mayTryOnKept: ({ state }) => state?.status === 'draft' && state.rulesetVersion === form.rulesetVersion,
        command: { type: 'SaveAnswers', form, today: koreanDateOf(context.at), answers, sensitiveConsent },
        context,
        ...(expectedRevision === undefined ? {} : { expectedRevision }),
      });
      return { ...present(loadedCheck(id, saved)), isWritten: saved.events.length > 0 };
    },

    unfinished: async (owner) => {
      const found = await held(owner);
      return found?.check.status === 'draft' ? found : null;
    },

    discard: async (context, expectedRevision) => {
      const found = await held(context.actor.id);
      if (!found || found.check.status === 'completed') throw new DomainError('autosave_absent');
      // The reservation stays with the discarded check: a retry of this request finds it and gets the same answer.
      const discarded = await commands.handle(checkDecider, {
        stream: checkStream(found.id),
        command: { type: 'DiscardCheck', why: 'by_owner' },
        context,
        ...(expectedRevision === undefined ? {} : { expectedRevision }),
      });
      if (discarded.events.length === 0) throw new DomainError('autosave_absent');
      return present(loadedCheck(found.id, discarded));
    },
  };
};

/** The answers in the request count, too, as far as the questionnaire that the person saw has them. */
const merged = (form: Form, answers: Answers, sent: readonly AnswerInput[]): Answers => {
  const all = new Map(answers);
  for (const input of sent) {
    const question = questionAt(form, input);
    if (!question) continue;
    if ('cleared' in input) all.delete(keyOf(question));
    else all.set(keyOf(question), normaliseAnswer(form, input, input.value));
  }
  return all;
};
