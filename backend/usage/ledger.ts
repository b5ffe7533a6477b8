import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { addDays, lastInstantOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { type Limits, leftOf } from '@nomucheck/domain/usage/amounts.ts';
import { type Month, monthOf, startOfNext } from '@nomucheck/domain/usage/month.ts';
import { payerOfStream, takenOf, type UsageCommand, usageDecider, usageStream } from '@nomucheck/domain/usage/usage.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { ledgersWithExpired } from '@nomucheck/projections/usage/listing.ts';
import type { Companies } from '../companies/context.ts';
import { followingCommandId } from '../engine/command-handling/command-ids.ts';
import type { CommandContext, CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { ReservedCall, Usage } from './usage.ts';

export type LedgerParts = {
  readonly db: Db;
  readonly commands: CommandHandler;
  readonly companies: Pick<Companies, 'membership' | 'quotaOf'>;
  /** Of a person without a company. */
  readonly questionsPerMonth: number;
  readonly clock: () => Date;
};

export type Ledger = Usage & {
  /** Ends the calls that outlived their reservation; returns how many. Runs in any number of processes. */
  endExpired(): Promise<number>;
};

/** How often a command is tried in all, ten times each, before many parallel callers of one payer are refused. */
const rounds = 10;
const ledgersAtOnce = 200;
const microWon = 1_000_000;

export const createLedger = ({ db, commands, companies, questionsPerMonth, clock }: LedgerParts): Ledger => {
  /** Conflicts mean that parallel callers of the same payer were first; there are as many as people who ask at once. */
  const handle = async (stream: string, command: UsageCommand, context: CommandContext) => {
    for (let round = 1; ; round += 1) {
      try {
        return await commands.handle(usageDecider, { stream, command, context });
      } catch (error) {
        if (!(error instanceof DomainError) || error.code !== 'conflict' || round >= rounds) throw error;
      }
    }
  };

  /** One step of a call: a command that follows from the one that asked for it. */
  const send = async (
    context: CommandContext,
    { callId, payer, month }: ReservedCall,
    name: string,
    command: UsageCommand,
  ): Promise<void> => {
    const commandId = followingCommandId(context.commandId, `usage: ${name} ${callId}`);
    await handle(usageStream(payer, month), command, { ...context, commandId, causationId: context.commandId });
  };

  const limitsOf = async (companyId: string | null): Promise<Limits> => {
    if (companyId === null) return { questions: questionsPerMonth, tokens: null, costMicroWon: null };
    const quota = await companies.quotaOf(companyId);
    if (!quota) throw new DomainError('forbidden');
    const { questions, tokens, costWon } = quota;
    return { questions, tokens, costMicroWon: costWon === null ? null : costWon * microWon };
  };

  return {
    reserve: async (context, call) => {
      const { userId, companyId } = call;
      if (companyId !== null && !(await companies.membership(userId, companyId))) throw new DomainError('forbidden');
      const reserved = { callId: call.callId, payer: companyId ?? userId, month: monthOf(context.at) };
      const { month } = reserved;
      await send(context, reserved, 'reserve', {
        type: 'ReserveCall',
        ...{ month, limits: await limitsOf(companyId), secondsLeft: secondsLeftOf(month, context.at) },
        ...{ callId: call.callId, adviceId: call.adviceId, userId, companyId },
        ...{ advisor: call.advisor, model: call.model, most: call.most, until: call.until },
      });
      return reserved;
    },
    begun: (context, call) => send(context, call, 'begin', { type: 'BeginCall', callId: call.callId }),
    settle: (context, call, { spent, outcome }) =>
      send(context, call, 'settle', { type: 'SettleCall', callId: call.callId, spent, outcome }),
    release: (context, call) => send(context, call, 'release', { type: 'ReleaseCall', callId: call.callId }),
    left: async (userId, companyId) => {
      const month = monthOf(clock().toISOString());
      const limits = await limitsOf(companyId);
      const { state } = await commands.load(usageDecider, usageStream(companyId ?? userId, month));
      const used = takenOf(state);
      return { limits, used, left: leftOf(limits, used), startsAgainOn: startOfNext(month) };
    },
    endExpired: async () => {
      const at = clock().toISOString();
      let ended = 0;
      for (const stream of await ledgersWithExpired(db, at, ledgersAtOnce)) {
        const { revision } = await commands.load(usageDecider, stream);
        const commandId = followingCommandId(payerOfStream(stream), `${stream}: expired at revision ${revision}`);
        const actor = { id: 'system', role: 'system' } as const;
        const context = { commandId, at, actor, correlationId: commandId };
        ended += (await handle(stream, { type: 'EndExpired', at }, context)).events.length;
      }
      return ended;
    },
  };
};

const secondsLeftOf = (month: Month, at: string): number => {
  const lastInstant = lastInstantOf(addDays(startOfNext(month), -1));
  return Math.max(1, Math.ceil((Date.parse(lastInstant) - Date.parse(at)) / 1000));
};
