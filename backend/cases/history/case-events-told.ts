import { may } from '@nomucheck/domain/accounts/rights.ts';
import type { CaseEvent } from '@nomucheck/domain/cases/case-events.ts';
import { caseDecider, caseStream, type LegalCase } from '@nomucheck/domain/cases/legal-case.ts';
import type { HistoryEntry } from '@nomucheck/domain/kernel/contract/history.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import { type ActorNames, type Reader, shownIdOf } from '../../engine/history/actor-names.ts';
import type { SentenceOf } from '../../engine/history/event-sentences.ts';
import { caseHistoryView } from './case-history.ts';

/** An event of a case with the name of the case: who, when, and what happened; why, for those who read cases. */
export type CaseEventTold = Pick<HistoryEntry, 'revision' | 'at' | 'actor' | 'reason' | 'summary'> & {
  readonly name: string;
};

/**
 * These events, by their positions in the log. Those that the log doesn't have at that place are left out. The reasons are written for the
 * firm, and a case that it has taken down isn't named: both are told only to readers of cases.
 */
export type CaseEventsTold = (
  wanted: readonly { readonly caseId: string; readonly position: string }[],
  reader: Reader,
) => Promise<ReadonlyMap<string, CaseEventTold>>;

export type CaseEventsToldParts = {
  readonly commands: Pick<CommandHandler, 'loadMany' | 'eventsAt'>;
  readonly names: ActorNames;
  readonly sentenceOf: SentenceOf;
};

const erasedReason = '지워진 사유';
const nameOfGone = '지금은 세지 않는 판정';

export const createCaseEventsTold =
  ({ commands, names, sentenceOf }: CaseEventsToldParts): CaseEventsTold =>
  async (wanted, reader) => {
    const readsCases = may(reader.actor, 'case.read');
    const streams = [...new Set(wanted.map(({ caseId }) => caseStream(caseId)))];
    const [cases, events] = await Promise.all([
      commands.loadMany(caseDecider, streams),
      commands.eventsAt<CaseEvent>(wanted.map(({ position }) => position)),
    ]);
    const found = [...events.values()].flatMap((event) => {
      const legalCase = cases.get(event.stream)?.state;
      return legalCase ? [{ event, name: nameOf(legalCase, readsCases) }] : [];
    });
    const actorName = await names(
      found.map(({ event }) => event.actor),
      reader,
    );
    return new Map(
      found.map(({ event, name }) => {
        const { revision, at, actor, reason } = event;
        const told: CaseEventTold = {
          ...{ name, revision, at },
          actor: { id: shownIdOf(actor, reader), name: actorName(actor), role: actor.role },
          ...(reason === undefined || !readsCases ? {} : { reason: reason ?? erasedReason }),
          summary: sentenceOf(event, caseHistoryView.sentenceContext),
        };
        return [event.position, told] as const;
      }),
    );
  };

/** `서울지방노동위원회 2025부해1234`, or its title where it has no number. */
const nameOf = ({ stage, record, draft }: LegalCase, readsCases: boolean): string => {
  if (stage !== 'master' && !readsCases) return nameOfGone;
  const { caseNumbers, title, tribunal } = record ?? draft;
  const [number] = caseNumbers;
  return number === undefined ? title : `${tribunal} ${number}`.trim();
};
