import { adviceDecider, adviceStream } from '@nomucheck/domain/advice/advice.ts';
import type { Asked } from '@nomucheck/domain/advice/answering/material.ts';
import type { CheckedPiece } from '@nomucheck/domain/advice/citations/check-claims.ts';
import type { ReadPassage } from '@nomucheck/domain/advice/cited-passages.ts';
import type { ChatMessage } from '@nomucheck/domain/advice/contract/advice.ts';
import { isCareFirst, keptTests, withoutCareSources } from '@nomucheck/domain/advice/safety/care.ts';
import { type Break, breaks } from '@nomucheck/domain/advice/texts/breaks.ts';
import { lengths } from '@nomucheck/domain/advice/texts/text-lengths.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Logger } from 'pino';
import { followingCommandId } from '../../../engine/command-handling/command-ids.ts';
import type { CommandContext, CommandHandler } from '../../../engine/command-handling/handle-command.ts';
import type { Sealer } from '../../../engine/sealing/sealer.ts';
import type { ReservedCall, Usage } from '../../../usage/context.ts';
import { type Advisor, AdvisorFailed, type Spent } from '../../answering/advisor.ts';
import type { AnswerPlace, AnswersInProgress } from '../running/answers-in-progress.ts';
import type { WaitingLine } from '../running/waiting-line.ts';
import { checkedPieces } from './checked-pieces.ts';
import { brokenMessage, outcomeOf } from './endings.ts';
import { createKeeper, type KeptAnswer } from './kept-answer.ts';

/** An answer that may be written: its person has a place, and what it may cost is reserved. */
export type AnswerOrder = AnswerPlace & {
  readonly messageId: string;
  /** The consent that the answer rests on; null for an ordinary one. */
  readonly consentedAt: string | null;
  readonly asked: Asked;
  readonly call: ReservedCall;
  readonly most: Spent;
  /** Of the request that asked for it. */
  readonly context: CommandContext;
  /** Whether its asker is still signed in. */
  readonly isWanted: () => Promise<boolean>;
};

export type WritingParts = {
  readonly advisor: Advisor;
  readonly answers: AnswersInProgress;
  readonly commands: CommandHandler;
  readonly usage: Usage;
  readonly sealer: Sealer;
  readonly readPassage: ReadPassage;
  readonly line: WaitingLine;
  readonly clock: () => Date;
  readonly log: Logger;
  /** How often it shows that it lives, and looks whether it is still wanted. */
  readonly beatMs: number;
  /** What was sent is kept at most once in this time. */
  readonly keepMs: number;
};

type Outcome =
  | { readonly whole: true; readonly finish: 'complete' | 'length'; readonly spent: Spent | null }
  | { readonly whole: false; readonly why: Break; readonly spent: Spent | null };

/** How far it came: before the event that begins it nothing has to be ended, before the call nothing was spent. */
type Progress = { begun: boolean; called: boolean };

/** No honest answer is so much longer than what may be kept of it. */
const mostWritten = 4 * lengths.answer;

/**
 * Writes one answer, from the waiting line to its last event: calls the advisor once, gives out what was checked, and settles
 * what it took. It ends early, as a part, when `stopping` is aborted; the abort's reason is why. Never throws.
 */
export const writeAnswer = async (
  order: AnswerOrder,
  stopping: AbortController,
  say: (message: ChatMessage) => void,
  parts: WritingParts,
): Promise<void> => {
  const { answers, sealer, log, beatMs, keepMs } = parts;
  const { answerId } = order;
  const progress: Progress = { begun: false, called: false };
  const keeper = createKeeper(order, { answers, sealer, everyMs: keepMs });
  // A database that is away for a moment is no reason to stop.
  const beating = setInterval(() => void beat(order, stopping, answers).catch(() => {}), beatMs);
  try {
    say({ event: 'begun', data: { messageId: order.messageId, answerId } });
    const outcome = await write(order, stopping.signal, progress, say, keeper.add, parts).catch((error: unknown) =>
      broken(error, stopping.signal, log),
    );
    await keeper.close();
    const kept = keeper.all();
    const revision = await end(order, progress, outcome, kept, parts);
    await settle(order, progress, outcome, kept.text, parts);
    await answers.end(answerId);
    say(outcome.whole ? doneMessage(order, outcome, kept, revision) : brokenMessage(outcome.why));
  } catch (error) {
    // Its place stays taken until the sweep ends it with what was kept.
    log.error({ answer: answerId, err: error instanceof Error ? error.name : 'unknown' }, 'an answer was not ended');
    say(brokenMessage('interrupted'));
  } finally {
    clearInterval(beating);
  }
};

const beat = async (
  { answerId, isWanted }: AnswerOrder,
  stopping: AbortController,
  answers: AnswersInProgress,
): Promise<void> => {
  const wanted = await answers.beat(answerId);
  if (wanted === 'gone') stopping.abort('interrupted');
  else if (wanted === 'stop' || !(await isWanted())) stopping.abort('stopped');
};

const write = async (
  order: AnswerOrder,
  signal: AbortSignal,
  progress: Progress,
  say: (message: ChatMessage) => void,
  keep: (piece: CheckedPiece) => void,
  parts: WritingParts,
): Promise<Outcome> => {
  const { advisor, usage, answers, readPassage, line } = parts;
  const { asked, call, answerId } = order;

  // 1 wait for a turn
  const giveBack = await line.turn(answerId, signal, (ahead) => say({ event: 'waiting', data: { ahead } }));
  try {
    // 2 say in the log what the answer will rest on
    await begin(order, parts);
    progress.begun = true;
    signal.throwIfAborted();
    // The ledger last: a failure in between leaves a call that had not begun, which costs nothing.
    await answers.called(answerId);
    await usage.begun(contextOf(order, 'call', parts), call);
    progress.called = true;

    // 3 call, and give out each claim once it is checked
    const text = piecesOf(advisor.write(asked, signal));
    const { material } = asked;
    const storable = withoutCareSources<CheckedPiece>();
    let length = 0;
    for await (const checked of checkedPieces(text.pieces, { material, readPassage, wasCut: text.wasCut })) {
      const piece = storable(checked);
      length += piece.text.length;
      if (length > lengths.answer) return { whole: true, finish: 'length', spent: null };
      keep(piece);
      for (const data of piece.citations) say({ event: 'citation', data });
      if (piece.text !== '') say({ event: 'delta', data: { text: piece.text } });
    }
    const ended = text.end();
    if (ended) return { whole: true, ...ended };
    signal.throwIfAborted();
    return text.isTooLong()
      ? { whole: true, finish: 'length', spent: null }
      : { whole: false, why: 'cut', spent: null };
  } finally {
    await giveBack();
  }
};

/**
 * The advisor's text alone, and how it ended. A failure ends the text, too, and is thrown by `end`: so the last whole claim before
 * it is checked and given out.
 */
const piecesOf = (written: ReturnType<Advisor['write']>) => {
  let failure: unknown = null;
  let ended: { readonly finish: 'complete' | 'length'; readonly spent: Spent | null } | null = null;
  let length = 0;
  const pieces = async function* (): AsyncGenerator<string, void, undefined> {
    try {
      for await (const each of written) {
        if (each.type === 'ended') {
          ended = { finish: each.finish, spent: each.spent };
          return;
        }
        length += each.text.length;
        if (length > mostWritten) return;
        yield each.text;
      }
    } catch (error) {
      failure = error;
    }
  };
  return {
    pieces: pieces(),
    end: () => {
      if (failure !== null) throw failure;
      return ended;
    },
    isTooLong: () => length > mostWritten,
    wasCut: () => ended?.finish !== 'complete',
  };
};

const broken = (error: unknown, signal: AbortSignal, log: Logger): Outcome => {
  if (signal.aborted) {
    const why = breaks.find((each) => each === signal.reason) ?? 'interrupted';
    return { whole: false, why, spent: error instanceof AdvisorFailed ? error.spent : null };
  }
  if (error instanceof AdvisorFailed) return { whole: false, why: error.cause, spent: error.spent };
  if (!(error instanceof DomainError))
    log.error({ err: error instanceof Error ? error.name : 'unknown' }, 'an answer failed');
  return { whole: false, why: 'unavailable', spent: null };
};

const begin = async (order: AnswerOrder, { advisor, commands, ...parts }: WritingParts): Promise<void> => {
  const { adviceId, answerId, messageId, asked } = order;
  const { kind, model, promptVersion, settings } = advisor;
  const { lawDate, passages, tests } = asked.material;
  await commands.handle(adviceDecider, {
    stream: adviceStream(adviceId),
    command: {
      ...{ type: 'BeginAnswer', answerId, messageId, lawDate, isCare: isCareFirst(tests) },
      advisor: { kind, model, promptVersion, settings: { ...settings } },
      passages: passages.map(({ caseId, revision, passage }) => ({ caseId, revision, passage })),
      tests: keptTests(tests).map(({ rulesetVersion, item }) => ({ rulesetVersion, item })),
    },
    context: contextOf(order, 'begin', parts),
  });
};

/** The answer's last event; returns the advice's revision after it. */
const end = async (
  order: AnswerOrder,
  { begun }: Progress,
  outcome: Outcome,
  kept: KeptAnswer,
  { commands, ...parts }: WritingParts,
): Promise<number> => {
  const stream = adviceStream(order.adviceId);
  if (!begun) return (await commands.load(adviceDecider, stream)).revision;
  const text = kept.text.slice(0, lengths.answer);
  const checked = { answerId: order.answerId, ...kept, text, spent: outcome.spent };
  const context = contextOf(order, 'end', parts);
  const { revision } = await commands.handle(adviceDecider, {
    stream,
    command: outcome.whole
      ? { type: 'FinishAnswer', ...checked, finish: outcome.finish }
      : { type: 'BreakAnswer', ...checked, why: outcome.why },
    context,
  });
  return revision;
};

const settle = async (
  order: AnswerOrder,
  { called }: Progress,
  outcome: Outcome,
  text: string,
  { usage, ...parts }: WritingParts,
): Promise<void> => {
  if (!called) return usage.release(contextOf(order, 'release', parts), order.call);
  const how = { spent: outcome.spent, outcome: outcome.whole ? 'answered' : outcomeOf(outcome.why, text) } as const;
  await usage.settle(contextOf(order, 'settle', parts), order.call, how);
};

const doneMessage = (
  { answerId, most }: AnswerOrder,
  { finish, spent }: Extract<Outcome, { whole: true }>,
  { dropped }: KeptAnswer,
  revision: number,
): ChatMessage => {
  const { inputTokens, outputTokens } = spent ?? most;
  return {
    event: 'done',
    data: { messageId: answerId, finish, dropped, usage: { inputTokens, outputTokens }, revision },
  };
};

/** The context of a command that follows from the answer; its id is the same in every try. */
const contextOf = (
  { answerId, context }: AnswerOrder,
  purpose: string,
  { clock }: Pick<WritingParts, 'clock'>,
): CommandContext => ({
  ...context,
  commandId: followingCommandId(answerId, purpose),
  at: clock().toISOString(),
  causationId: context.commandId,
});
