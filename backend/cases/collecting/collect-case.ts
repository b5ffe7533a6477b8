import { type CaseEvent, caseCollected } from '@nomucheck/domain/cases/case-events.ts';
import { wordsOf } from '@nomucheck/domain/cases/decision-facts.ts';
import { caseDecider, caseStream, type LegalCase } from '@nomucheck/domain/cases/legal-case.ts';
import { isOtherDecision, otherDecision } from '@nomucheck/domain/cases/other-decision.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { z } from 'zod';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';

export type Arrival = z.infer<typeof caseCollected.schema>;

/** What an arriving decision became. `message` is Korean; of a refusal it is the reason. */
export type Collected = {
  readonly verdict: 'new' | 'changed' | 'unchanged' | 'refused';
  readonly message: string | null;
};

/** The arrival if every value fits the rules of a case; otherwise what it is refused with. */
export const checkedArrival = (arrival: unknown): Arrival | Collected => {
  const read = caseCollected.schema.safeParse(arrival);
  if (read.success) return read.data;
  const where = read.error.issues[0]?.path.join('.') ?? '';
  return refused(`값이 자료의 규칙에 맞지 않습니다: ${where}`.slice(0, 500));
};
export const isArrival = (one: Arrival | Collected): one is Arrival => 'draft' in one;

export const refused = (message: string): Collected => ({ verdict: 'refused', message });

/** Makes the case, or gives the existing one its new text. The same command again has the same outcome. */
export const collectCase = async (
  arrival: Arrival,
  commands: Pick<CommandHandler, 'handle'>,
  context: CommandContext,
): Promise<Collected> => {
  try {
    const { events, state } = await commands.handle(caseDecider, {
      stream: caseStream(arrival.caseId),
      command: { type: 'CollectCase', arrival },
      context,
      first: ({ state }) => requireSameDecision(state, arrival),
    });
    return becameBy(events[0], state);
  } catch (error) {
    return refusedBy(error);
  }
};

/** The same without writing: it only calls the decider. */
export const wouldCollect = async (arrival: Arrival, commands: Pick<CommandHandler, 'load'>): Promise<Collected> => {
  const { state } = await commands.load(caseDecider, caseStream(arrival.caseId));
  try {
    requireSameDecision(state, arrival);
    return becameBy(caseDecider.decide({ type: 'CollectCase', arrival }, state)[0], state);
  } catch (error) {
    return refusedBy(error);
  }
};

/** Refused, because the number at the source may be wrong: a case must not be overwritten by another decision. */
const requireSameDecision = (known: LegalCase | null, { draft, origin }: Arrival): void => {
  if (known && origin.sourceId && isOtherDecision(known.draft, draft))
    throw otherDecision(origin.sourceId, known.draft);
};

const becameBy = (event: Pick<CaseEvent, 'type'> | undefined, state: LegalCase | null): Collected => {
  if (event?.type === 'CaseCollected') return { verdict: 'new', message: null };
  if (event?.type === 'CaseTextChanged') return { verdict: 'changed', message: null };
  return state?.stage === 'withdrawn' || state?.stage === 'merged' ? putAside : unchanged;
};

const unchanged: Collected = { verdict: 'unchanged', message: null };
const putAside: Collected = {
  verdict: 'unchanged',
  message: '전에 제외했거나 다른 자료에 합친 자료라 그대로 두었습니다.',
};

const refusedBy = (error: unknown): Collected => {
  if (error instanceof DomainError && error.code === 'case_edit_failed') return refused(wordsOf(error));
  throw error;
};
