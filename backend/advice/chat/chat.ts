import type { ReadPassage } from '@nomucheck/domain/advice/cited-passages.ts';
import type { Created } from '../../engine/foundation/context.ts';
import type { Foundation } from '../../engine/foundation/foundation.ts';
import type { TablesOfPeople } from '../../engine/vault/people-in-the-vault.ts';
import type { Usage } from '../../usage/context.ts';
import type { Advisor } from '../answering/advisor.ts';
import { createAdvisorBudget } from '../answering/advisor-budget.ts';
import type { AdviceSettings } from '../settings.ts';
import { type Asking, type AskingParts, createAsking } from './asking.ts';
import { createAskingAllowances } from './asking-allowances.ts';
import { type Chatting, createChatting, type FindMaterial } from './chatting.ts';
import { endAbandonedAnswers } from './running/abandoned-answers.ts';
import { createAnswersInProgress, silentSeconds } from './running/answers-in-progress.ts';
import { createRunningAnswers } from './running/running-answers.ts';
import { createStopping, type Stopping } from './running/stopping.ts';
import { createWaitingLine } from './running/waiting-line.ts';

export type ChatNeeds = Pick<AskingParts, 'findCheck' | 'companies' | 'parties'> & {
  readonly advisor: Advisor;
  readonly usage: Usage;
  readonly readPassage: ReadPassage;
  readonly findMaterial: FindMaterial;
};

/** The vault's tables of the conversations. */
export const chatTables: TablesOfPeople = {
  answers_in_progress: {
    people: ['asker'],
    erase: 'delete from vault.answers_in_progress where asker = $1::uuid',
  },
};

const beatMs = 2_000;
const keepMs = 1_000;
const sweepMs = 5_000;
const mostWaiting = 50;
const longestWaitMs = 120_000;

export type Chat = Required<Pick<Created, 'budgets' | 'schedules' | 'start' | 'stop' | 'eraseOf'>> & {
  readonly asking: Asking;
  readonly chatting: Chatting;
  readonly stopping: Stopping;
};

/** Asking and answering: the part of the context in which an advice is drafted. */
export const createChat = (
  { pool, commands, vault, signals, sealer, indexKey, clock, log }: Foundation,
  { advisor: { model, limits }, asking: rules }: Pick<AdviceSettings, 'advisor' | 'asking'>,
  { advisor, usage, readPassage, findMaterial, findCheck, companies, parties }: ChatNeeds,
): Chat => {
  const budget = model === null ? null : createAdvisorBudget(rules.answers, vault.attempts, log);
  const allowances = createAskingAllowances({
    ...{ attempts: vault.attempts, subjectKey: indexKey, rules, budget },
  });
  const answers = createAnswersInProgress(pool);
  const line = createWaitingLine({
    ...{ answers, signals, atATime: limits.concurrency, mostWaiting, longestMs: longestWaitMs },
  });
  const running = createRunningAnswers({
    ...{ advisor, answers, commands, usage, sealer, readPassage, line, clock, log, beatMs, keepMs },
  });
  const stopping = createStopping({ commands, answers, running, signals });
  const longestMs = longestWaitMs + limits.wholeMs + silentSeconds * 1000;
  const chatting = createChatting({
    ...{ allowances, commands, answers, running, usage, advisor, findMaterial, clock, longestMs },
  });
  const sweep = async (): Promise<void> => {
    const ended = await endAbandonedAnswers({ answers, commands, usage, sealer, clock, silentSeconds });
    if (ended > 0) log.warn({ ended }, 'answers whose process had ended were kept as parts');
  };
  return {
    asking: createAsking({ allowances, commands, findCheck, companies, parties }),
    chatting,
    budgets: async () => (budget === null ? [] : [await budget.state()]),
    stopping,
    schedules: { 'end-abandoned-answers': { everyMs: sweepMs, run: sweep } },
    start: sweep,
    stop: async () => {
      await running.stop(() => true, 'interrupted');
    },
    eraseOf: stopping.stopOf,
  };
};
