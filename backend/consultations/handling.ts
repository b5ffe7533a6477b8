import { isStaff, roleOf } from '@nomucheck/domain/accounts/access.ts';
import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { type Action, may } from '@nomucheck/domain/accounts/rights.ts';
import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { consentForTexts } from '@nomucheck/domain/advice/consent-for-text.ts';
import {
  type ConsultationCommand,
  consultationDecider,
  consultationStream,
  endedMeanwhile,
} from '@nomucheck/domain/consultations/consultation.ts';
import type { Consultation } from '@nomucheck/domain/consultations/consultation-state.ts';
import type { Outcome } from '@nomucheck/domain/consultations/stages.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { PartyIndex } from '../conflicts/context.ts';
import type { Caller } from '../engine/callers/caller.ts';
import type { CommandContext, CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { NamesOf } from '../engine/history/people-names.ts';
import { type LoadedConsultation, loadedOf } from './loaded-consultation.ts';

export type By = {
  readonly caller: Caller;
  readonly context: CommandContext;
  readonly expectedRevision: number | undefined;
};
type Slots = Extract<ConsultationCommand, { type: 'ChangeConsultation' }>['slots'];

/** What the person and the firm do with a consultation after its request. */
export type Handling = {
  /** Throws `consent_needed` where the message is sensitive and its consent wasn't given. */
  change(
    id: string,
    of: { message: string | null; slots: Slots; toFree: boolean },
    by: By,
  ): Promise<LoadedConsultation>;
  takeBack(id: string, by: By): Promise<LoadedConsultation>;
  /** Throws `conflict_reason_needed`; `conflict` with who has it where somebody was faster. */
  assign(id: string, to: string, reason: string | undefined, by: By): Promise<LoadedConsultation>;
  answer(id: string, of: { message: string | null; agreedAt: string | null }, by: By): Promise<LoadedConsultation>;
  close(id: string, of: { message: string | null; outcome: Outcome }, by: By): Promise<LoadedConsultation>;
  /** Makes an unpaid consultation a free one, by the firm. The person does so with `change`. */
  makeFree(id: string, by: By): Promise<LoadedConsultation>;
};

export type HandlingParts = {
  readonly commands: CommandHandler;
  readonly namesOf: NamesOf;
  readonly conflictsOf: PartyIndex['conflictsOf'];
};

export const createHandling = ({ commands, namesOf, conflictsOf }: HandlingParts): Handling => {
  const act = async (id: string, action: Action, command: ConsultationCommand, by: By, reason?: string) => {
    const { caller, context, expectedRevision } = by;
    const handled = await commands.handle(consultationDecider, {
      stream: consultationStream(id),
      command,
      context: reason === undefined ? context : { ...context, reason },
      ...(expectedRevision === undefined ? {} : { expectedRevision }),
      first: ({ state }) => requireMay(caller, action, state),
    });
    const loaded = loadedOf(id, handled);
    if (!loaded) throw new DomainError('not_found');
    return loaded;
  };

  /** With who has it, where somebody was faster. */
  const ofFirm = async (id: string, command: ConsultationCommand, by: By, reason?: string) => {
    try {
      return await act(id, 'consultation.answer', command, by, reason);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'conflict') throw error;
      const { state, revision } = await commands.load(consultationDecider, consultationStream(id));
      const assignee = state?.assignee ?? null;
      const nameOf = await namesOf([assignee]);
      const holder = assignee === null ? null : { id: assignee, name: nameOf(assignee) };
      throw new DomainError('conflict', { extra: { currentRevision: revision, holder } });
    }
  };

  const requireOfFirm = async (id: string): Promise<void> => {
    const { state } = await commands.load(userDecider, userStream(id));
    if (state && !state.erased && isStaff(roleOf(state))) return;
    throw new DomainError('invalid_request', { errors: { assignee: '상담을 맡을 수 있는 담당자가 아닙니다.' } });
  };

  const ofPerson = async (id: string, command: ConsultationCommand, by: By) => {
    try {
      return await act(id, 'consultation.change', command, by);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'conflict') throw error;
      // That it has ended is what the person has to know, and not that there is a newer revision.
      const { state } = await commands.load(consultationDecider, consultationStream(id));
      throw state?.closed ? endedMeanwhile() : error;
    }
  };

  const conflictsNow = async (id: string) => (await conflictsOf([id])).get(id) ?? [];

  return {
    change: async (id, of, by) => {
      const { state } = await commands.load(consultationDecider, consultationStream(id));
      requireMay(by.caller, 'consultation.change', state);
      // That it has ended is told first: nobody agrees to something in order to hear that.
      const message = state?.closed ? null : of.message;
      const consentedAt = consentForTexts(by.caller.user, 'consultation', [message], state?.consentedAt);
      return ofPerson(id, { type: 'ChangeConsultation', ...of, consentedAt, at: by.context.at }, by);
    },
    takeBack: (id, by) => ofPerson(id, { type: 'TakeConsultationBack', at: by.context.at }, by),
    assign: async (id, to, reason, by) => {
      const { actor } = by.caller;
      const { state } = await commands.load(consultationDecider, consultationStream(id));
      requireMay(by.caller, 'consultation.answer', state);
      if (to === state?.owner) throw new DomainError('forbidden');
      if (to !== actor.id) await requireOfFirm(to);
      const conflicts = await conflictsNow(id);
      const mayTakeOver = may(actor, 'access.admin') && by.expectedRevision !== undefined;
      const of = { attorney: actor.id, to, mayTakeOver, conflicts, isReasoned: reason !== undefined };
      return ofFirm(id, { type: 'AssignConsultation', ...of, at: by.context.at }, by, reason);
    },
    answer: async (id, of, by) => {
      const conflicts = await conflictsNow(id);
      return ofFirm(id, { type: 'AnswerConsultation', ...of, conflicts, ...whoActs(by) }, by);
    },
    close: async (id, of, by) => {
      const conflicts = await conflictsNow(id);
      return ofFirm(id, { type: 'CloseConsultation', ...of, conflicts, ...whoActs(by) }, by);
    },
    makeFree: (id, by) => ofFirm(id, { type: 'MakeConsultationFree', ...whoActs(by) }, by),
  };
};

const whoActs = ({ caller, context }: By) => ({ attorney: caller.actor.id, at: context.at });

/** Throws the same error for an unknown consultation as for one that isn't the caller's. */
const requireMay = ({ actor }: Caller, action: Action, consultation: Consultation | null): void => {
  const record = consultation && { owner: consultation.owner };
  authorize(actor, 'consultation.read', record);
  authorize(actor, action, record);
};
