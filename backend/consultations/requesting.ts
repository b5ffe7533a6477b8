import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { toldName } from '@nomucheck/domain/accounts/told-name.ts';
import { consentForTexts } from '@nomucheck/domain/advice/consent-for-text.ts';
import { partyKeysOf } from '@nomucheck/domain/conflicts/parties.ts';
import { consultationDecider, consultationStream } from '@nomucheck/domain/consultations/consultation.ts';
import type { RequestConsultationBody } from '@nomucheck/domain/consultations/contract.ts';
import { lengths } from '@nomucheck/domain/consultations/lengths.ts';
import {
  checkedPrice,
  checkedRequest,
  checkedSlots,
  type Written,
} from '@nomucheck/domain/consultations/steps/request.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { LoadedCheck } from '../checks/context.ts';
import type { PartyIndex } from '../conflicts/context.ts';
import type { Caller } from '../engine/callers/caller.ts';
import { followingCommandId } from '../engine/command-handling/command-ids.ts';
import type { CommandContext, CommandHandler } from '../engine/command-handling/handle-command.ts';
import { type LoadedConsultation, loadedOf } from './loaded-consultation.ts';

/** Records a request. Throws `consult_failed`, `consult_slots`, `consent_needed`, `check_fetch_failed` and `too_many_requests`. */
export type Requesting = (
  body: Required<Pick<RequestConsultationBody, 'kind' | 'wantsCall'>> & RequestConsultationBody,
  caller: Caller,
  context: CommandContext,
) => Promise<LoadedConsultation>;

export type RequestingParts = {
  readonly commands: CommandHandler;
  readonly parties: Pick<PartyIndex, 'writeNamed'>;
  readonly findCheck: (id: string) => Promise<LoadedCheck | null>;
  /** Counts a request that is about to be recorded. */
  readonly spend: (person: string) => Promise<void>;
  readonly openOf: (person: string) => Promise<number>;
  readonly terms: () => { readonly open: boolean; readonly price: number | null };
};

const mostOpen = 5;

export const createRequesting = (parts: RequestingParts): Requesting => {
  const { commands, parties, findCheck, spend, openOf, terms } = parts;

  const requireRoom = async (person: string): Promise<void> => {
    if ((await openOf(person)) < mostOpen) return;
    const full = `진행 중인 상담이 ${mostOpen}건 있어요. 하나를 마친 뒤 새로 신청해 주세요.`;
    throw new DomainError('consult_failed', { errors: { '': full } });
  };

  return async ({ checkId, client, opponent, contact, slots, ...body }, { actor, user }, context) => {
    if (checkId !== undefined) {
      const found = await findCheck(checkId);
      authorize(actor, 'check.conclude', found && { owner: found.check.owner });
    }
    const written: Written = {
      ...{ body: body.body, wantsCall: body.wantsCall, contact: contact ?? null, opponent: opponent ?? null },
      client: client ?? toldName(user.personal?.name)?.slice(0, lengths.party) ?? null,
    };
    // Before anything is counted: what is refused may be corrected and sent again as often as it takes.
    const named = checkedRequest(written);
    checkedSlots(slots);
    checkedPrice(body.kind, terms().price);
    const consentedAt = consentForTexts(user, 'consultation', [named.body]);
    // A repeated request was counted when it was recorded.
    if (context.answeredBefore === undefined) {
      if (!terms().open) throw new DomainError('consult_failed', { errors: { '': closedForNow } });
      await requireRoom(user.id);
      await spend(user.id);
    }

    // Derived from the command's id, so that a retry has the same record.
    const id = followingCommandId(context.commandId, 'consultation');
    const { kind, topic, wantsChanceReview } = body;
    const of = { ...written, kind, topic, wantsChanceReview, slots, checkId: checkId ?? null, price: terms().price };
    const command = { type: 'RequestConsultation', owner: user.id, ...of, consentedAt, at: context.at } as const;
    return parties.writeNamed({
      record: { what: 'consultation', id, owner: user.id },
      keys: partyKeysOf(named, null),
      write: async () => {
        const handled = await commands.handle(consultationDecider, {
          stream: consultationStream(id),
          command,
          context,
        });
        const loaded = loadedOf(id, handled);
        if (!loaded) throw new Error('a consultation that was requested is nowhere');
        return loaded;
      },
      keysOf: ({ consultation }) => partyKeysOf(consultation.personal, null),
    });
  };
};

const closedForNow =
  '지금은 상담 신청을 받지 않아요. 급한 일은 고용노동부 1350이나 대한법률구조공단 132에서 물어볼 수 있어요.';
