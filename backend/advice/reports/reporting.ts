import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import type { Action } from '@nomucheck/domain/accounts/rights.ts';
import { type AdviceCommand, adviceDecider, adviceStream } from '@nomucheck/domain/advice/advice.ts';
import type { Advice } from '@nomucheck/domain/advice/advice-state.ts';
import { consentForTexts } from '@nomucheck/domain/advice/consent-for-text.ts';
import { lengths } from '@nomucheck/domain/advice/texts/text-lengths.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import { maskWithin } from '../chat/mask-within.ts';
import type { By, Written } from '../review/reviewing.ts';

/** What askers say about single answers, and what the firm does with it. */
export type Reporting = {
  judge(of: Answered, judgement: { fits: boolean; comment: string | null }, by: By): Promise<Written>;
  settle(of: Answered, reason: string, by: By): Promise<Written>;
};
type Answered = { readonly id: string; readonly answerId: string };

export const createReporting = ({ commands }: { readonly commands: CommandHandler }): Reporting => {
  const act = (id: string, action: Action, command: AdviceCommand, by: By, reason?: string): Promise<Written> =>
    commands.handle(adviceDecider, {
      stream: adviceStream(id),
      command,
      context: reason === undefined ? by.context : { ...by.context, reason },
      ...(by.expectedRevision === undefined ? {} : { expectedRevision: by.expectedRevision }),
      first: ({ state }) => requireMay(by, action, state),
    });

  return {
    judge: async ({ id, answerId }, { fits, comment }, by) => {
      const { state } = await commands.load(adviceDecider, adviceStream(id));
      requireMay(by, 'advice.rate', state);
      const consentedAt = consentForTexts(by.caller.user, 'advice', [comment], state?.consentedAt ?? null);
      const masked = comment === null ? null : maskWithin('comment', comment, lengths.note).text;
      return act(id, 'advice.rate', { type: 'JudgeAnswer', answerId, fits, comment: masked, consentedAt }, by);
    },
    settle: ({ id, answerId }, reason, by) =>
      act(id, 'advice.review', { type: 'SettleReport', answerId, by: by.caller.actor.id }, by, reason),
  };
};

/** Throws the same error for an unknown advice as for one that isn't the caller's. */
const requireMay = ({ caller: { actor } }: By, action: Action, advice: Advice | null): void => {
  authorize(actor, 'advice.read', advice && { owner: advice.asker });
  authorize(actor, action, advice && { owner: advice.asker });
};
