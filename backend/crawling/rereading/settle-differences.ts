import type { Decision } from '@nomucheck/domain/cases/decision-facts.ts';
import { caseDecider, caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import { type Vocabulary, vocabularyOf } from '@nomucheck/domain/cases/vocabulary.ts';
import { factsFor, wholeArrival, wholeOf } from '@nomucheck/domain/crawling/rereading/differences.ts';
import { rereadDecider, rereadStream } from '@nomucheck/domain/crawling/rereading/reread.ts';
import type { Difference, RereadEvent, Settlement } from '@nomucheck/domain/crawling/rereading/reread-events.ts';
import type { SourceName } from '@nomucheck/domain/crawling/sources.ts';
import { DomainError, isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import { v5 as uuidV5 } from 'uuid';
import type { Collecting } from '../../cases/context.ts';
import type { CommandContext } from '../../engine/command-handling/handle-command.ts';
import { NotYet } from '../../engine/jobs/jobs.ts';
import type { Rulesets } from '../../rulesets/context.ts';
import { readKept } from './read-kept.ts';
import { sha256 } from './reread-items.ts';
import type { RereadParts } from './reread-run.ts';

export type SettleParts = RereadParts & {
  readonly collecting: Pick<Collecting, 'collect'>;
  readonly rulesets: Pick<Rulesets, 'current'>;
};

const AT_ONCE = 50;
const REASON = '보관한 원문을 다시 읽은 값을 받아들였습니다.';

/** Carries out the decision of a person about differences; may be begun again at any point. */
export const settleDifferences = async (
  parts: SettleParts,
  rereadId: string,
  number: number,
  isLastAttempt = false,
): Promise<void> => {
  const { commands, clock, stopping } = parts;
  const stream = rereadStream(rereadId);
  const decided = (await commands.history<RereadEvent>(stream)).filter(({ type }) => type === 'RereadDecided')[number];
  if (!decided) return;
  const contextOf = (step: string): CommandContext => ({
    ...{ commandId: uuidV5(`${number} ${step}`, rereadId), at: clock().toISOString(), correlationId: rereadId },
    ...{ actor: decided.actor, reason: REASON },
  });
  const end = async () => {
    const command = { type: 'EndDecision', number } as const;
    await commands.handle(rereadDecider, { stream, command, context: contextOf('end') });
  };
  try {
    await settleAll(parts, rereadId, number, contextOf);
    await end();
  } catch (error) {
    if (stopping.aborted) throw new NotYet(1);
    if (!isLastAttempt && !isRefusal(error)) throw error;
    parts.report(error);
    await end();
  }
};

const settleAll = async (
  parts: SettleParts,
  rereadId: string,
  number: number,
  contextOf: (step: string) => CommandContext,
): Promise<void> => {
  const { commands, stopping, desk, rulesets } = parts;
  const stream = rereadStream(rereadId);
  const { state } = await commands.load(rereadDecider, stream);
  const decision = state?.decisions[number];
  if (!state || !decision) return;
  const left = [...decision.left.values()];
  const vocabulary = vocabularyOf((await rulesets.current()).ruleset);
  for (let from = 0; from < left.length; from += AT_ONCE) {
    stopping.throwIfAborted();
    const some = left.slice(from, from + AT_ONCE);
    const decisions = decision.accept ? await readKept(some, desk.reader(state.source), parts) : [];
    const settled: { id: string; became: Settlement }[] = [];
    // One after the other: several may be of one case.
    for (const [at, one] of some.entries()) {
      const of = { source: state.source, rereadId, vocabulary };
      const became = decision.accept
        ? await accept(one, decisions[at] ?? null, of, parts, contextOf(`accept ${one.id}`))
        : 'dismissed';
      settled.push({ id: one.id, became });
    }
    const command = { type: 'SettleDifferences', settled: { number, settled } } as const;
    await commands.handle(rereadDecider, { stream, command, context: contextOf(`settle ${some[0]?.id}`) });
  }
};

type Of = { readonly source: SourceName; readonly rereadId: string; readonly vocabulary: Vocabulary };

/** The case gets the new value, if it is still the one that was shown, and the case still has the one that it replaces. */
const accept = async (
  one: Difference,
  decision: Decision | null,
  of: Of,
  parts: SettleParts,
  context: CommandContext,
): Promise<Settlement> => {
  if (!decision || sha256(wholeIn(decision, one)) !== one.hashes.after) return 'outdated';
  return one.field === 'text' || one.field === 'arrival' || one.caseId === null
    ? acceptText(one, decision, of, parts, context)
    : acceptFact({ ...one, field: one.field, caseId: one.caseId }, decision, parts, context);
};

const wholeIn = (decision: Decision, { field }: Pick<Difference, 'field'>): string => {
  if (field === 'text') return decision.text;
  return field === 'arrival' ? wholeArrival(decision) : wholeOf(factsFor(decision.facts)[field]);
};

const acceptText = async (
  { caseId, raw, hashes }: Difference,
  decision: Decision,
  { source, rereadId, vocabulary }: Of,
  { commands, collecting }: SettleParts,
  context: CommandContext,
): Promise<Settlement> => {
  if (caseId !== null) {
    const { state } = await commands.load(caseDecider, caseStream(caseId));
    const current = state?.draft.text?.hash ?? sha256('');
    // An earlier try of this job.
    if (current === hashes.after) return 'accepted';
    if (current !== hashes.before) return 'outdated';
  }
  const { verdict } = await collecting.collect({ decision, raw, place: source, batch: rereadId }, vocabulary, context);
  if (verdict === 'refused') return 'refused';
  return verdict === 'unchanged' ? 'outdated' : 'accepted';
};

type OfFact = Difference & { readonly caseId: string; readonly field: keyof ReturnType<typeof factsFor> };

const acceptFact = async (
  one: OfFact,
  decision: Decision,
  parts: SettleParts,
  context: CommandContext,
): Promise<Settlement> => {
  const { commands } = parts;
  const stream = caseStream(one.caseId);
  const { state, revision } = await commands.load(caseDecider, stream);
  if (!state || state.stage === 'withdrawn' || state.stage === 'merged') return 'outdated';
  const current = sha256(wholeOf((state.record ?? state.draft)[one.field]));
  // An earlier try of this job.
  if (current === one.hashes.after) return 'accepted';
  if (current !== one.hashes.before) return 'outdated';
  const changes = { [one.field]: factsFor(decision.facts)[one.field] };
  const type = state.stage === 'master' ? 'CorrectCase' : 'RefineCase';
  try {
    await commands.handle(caseDecider, { stream, command: { type, changes }, context, expectedRevision: revision });
    return 'accepted';
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // Somebody has just changed the case: it is looked at again.
    if (error.code === 'conflict') return acceptFact(one, decision, parts, context);
    return error.code === 'stage_wrong' ? 'outdated' : 'refused';
  }
};
