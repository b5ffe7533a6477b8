import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { toldName } from '@nomucheck/domain/accounts/told-name.ts';
import { adviceDecider, adviceStream } from '@nomucheck/domain/advice/advice.ts';
import { consentForTexts } from '@nomucheck/domain/advice/consent-for-text.ts';
import type { AskAdviceBody, AskedOut } from '@nomucheck/domain/advice/contract/advice.ts';
import { addMasked } from '@nomucheck/domain/advice/masking.ts';
import { lengths } from '@nomucheck/domain/advice/texts/text-lengths.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { LoadedCheck } from '../../checks/context.ts';
import type { PartyIndex } from '../../conflicts/context.ts';
import type { Caller } from '../../engine/callers/caller.ts';
import { followingCommandId } from '../../engine/command-handling/command-ids.ts';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import { createAdviceKeys } from '../parties/advice-keys.ts';
import type { AskingAllowances } from './asking-allowances.ts';
import { requireConsent } from './consent.ts';
import { maskWithin } from './mask-within.ts';

export type Asking = {
  /** Records a question. Nothing is answered yet. */
  ask(
    body: AskAdviceBody,
    caller: Caller,
    context: CommandContext,
    source: string,
  ): Promise<{ readonly asked: AskedOut; readonly position: string }>;
};

export type AskingParts = {
  readonly allowances: Pick<AskingAllowances, 'question'>;
  readonly commands: CommandHandler;
  readonly findCheck: (id: string) => Promise<LoadedCheck | null>;
  readonly companies: {
    membership(userId: string, companyId: string): Promise<boolean>;
    names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
    businessNumberOf(companyId: string): Promise<string | null>;
  };
  readonly parties: Pick<PartyIndex, 'writeNamed'>;
};

export const createAsking = ({ allowances, commands, findCheck, companies, parties }: AskingParts): Asking => {
  const keysOf = createAdviceKeys(companies);

  const requireOwnResult = async (checkId: string, { actor }: Caller): Promise<void> => {
    const found = await findCheck(checkId);
    authorize(actor, 'check.conclude', found && { owner: found.check.owner });
    if (found?.check.status !== 'completed') throw new DomainError('survey_empty');
  };

  /** In whose name it is asked. */
  const clientOf = async (companyId: string | undefined, { user }: Caller): Promise<string | null> => {
    if (companyId === undefined) return toldName(user.personal?.name);
    if (!(await companies.membership(user.id, companyId))) {
      throw new DomainError('forbidden', { errors: { companyId: '이 회사의 이름으로는 물어볼 수 없어요.' } });
    }
    return (await companies.names([companyId])).get(companyId) ?? null;
  };

  return {
    ask: async ({ question, checkId, companyId, opponent }, caller, context, source) => {
      requireConsent(caller);
      const consentedAt = consentForTexts(caller.user, 'advice', [question]);
      if (checkId !== undefined) await requireOwnResult(checkId, caller);
      const client = await clientOf(companyId, caller);
      await allowances.question(caller, source);
      const shown = maskWithin('question', question, lengths.question);
      const against = opponent === undefined ? null : maskWithin('opponent', opponent, lengths.party);
      // Derived from the command's id, so that a retry has the same record.
      const id = followingCommandId(context.commandId, 'advice');
      const named = { client: client?.slice(0, lengths.party) ?? null, opponent: against?.text ?? null };
      const { revision, position } = await parties.writeNamed({
        record: { what: 'advice', id, owner: caller.user.id },
        keys: await keysOf({ parties: named }, companyId ?? null),
        write: () =>
          commands.handle(adviceDecider, {
            stream: adviceStream(id),
            command: {
              ...{ type: 'AskAdvice', asker: caller.user.id, question: shown.text },
              ...{ checkId: checkId ?? null, companyId: companyId ?? null, consentedAt },
              messageId: followingCommandId(context.commandId, 'message'),
              parties: named,
            },
            context,
          }),
        keysOf: async ({ state }) => keysOf({ parties: state?.parties ?? null }, state?.companyId ?? null),
      });
      const masked = addMasked(shown.masked, against?.masked ?? {});
      return { asked: { id, revision, masked: { ...masked } }, position };
    },
  };
};
