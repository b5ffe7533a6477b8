import { may } from '@nomucheck/domain/accounts/rights.ts';
import type { CaseEvent } from '@nomucheck/domain/cases/case-events.ts';
import { caseDecider, caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import type { HistoryEntry } from '@nomucheck/domain/kernel/contract/history.ts';
import { fold } from '@nomucheck/domain/kernel/decider.ts';
import type { RecordedEvent } from '@nomucheck/domain/kernel/event.ts';
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
  readonly commands: Pick<CommandHandler, 'historyMany'>;
  readonly names: ActorNames;
  readonly sentenceOf: SentenceOf;
};

const erasedReason = '지워진 사유';
const nameOfGone = '지금은 세지 않는 판정';

export const createCaseEventsTold =
  ({ commands, names, sentenceOf }: CaseEventsToldParts): CaseEventsTold =>
  async (wanted, reader) => {
    const readsCases = may(reader.actor, 'case.read');
    const streams = new Set(wanted.map(({ caseId }) => caseStream(caseId)));
    const positions = new Set(wanted.map(({ position }) => position));
    const histories = await commands.historyMany<CaseEvent>([...streams]);
    const found = [...histories.values()].flatMap((events) => {
      const name = nameOf(events, readsCases);
      return events.filter(({ position }) => positions.has(position)).map((event) => ({ event, name }));
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
const nameOf = (events: readonly RecordedEvent<CaseEvent>[], readsCases: boolean): string => {
  const state = fold(caseDecider, events);
  if (state?.stage !== 'master' && !readsCases) return nameOfGone;
  const record = state && (state.record ?? state.draft);
  if (!record) return '';
  const number = record.caseNumbers[0];
  return number === undefined ? record.title : `${record.tribunal} ${number}`.trim();
};
