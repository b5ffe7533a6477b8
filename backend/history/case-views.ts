import type { HistoryEntry } from '@nomucheck/domain/contract/history.ts';
import type { MasterCase } from '@nomucheck/domain/contract/legal-case.ts';
import { fold } from '@nomucheck/domain/kernel/decider.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { RecordedEvent } from '@nomucheck/domain/kernel/event.ts';
import type { CaseEvent } from '@nomucheck/domain/legal-case/case-events.ts';
import { caseDecider, caseStream } from '@nomucheck/domain/legal-case/legal-case.ts';
import type { CommandHandler, LoadOptions } from '../command-handling/handle-command.ts';
import type { ActorNames, Reader } from './actor-names.ts';
import { loadOptionsOf } from './as-of.ts';
import { caseHistory } from './case-history.ts';

/** A master case, now, as it stood, and how it came to be. Each throws `not_found` where there is nothing, or was not yet. */
export type CaseViews = {
  record(id: string): Promise<MasterCase>;
  recordAsOf(id: string, asOf: string): Promise<MasterCase>;
  history(id: string, reader: Reader): Promise<HistoryEntry[]>;
};

export type CaseViewParts = {
  readonly commands: Pick<CommandHandler, 'history'>;
  readonly names: ActorNames;
};

export const createCaseViews = ({ commands, names }: CaseViewParts): CaseViews => {
  const eventsOf = (id: string, options?: LoadOptions) => commands.history<CaseEvent>(caseStream(id), options);

  return {
    record: async (id) => recordOf(await eventsOf(id)),

    recordAsOf: async (id, asOf) => {
      const options = loadOptionsOf(asOf);
      const then = await eventsOf(id, options);
      if (options.to !== undefined && then.at(-1)?.revision !== options.to) throw new DomainError('not_found');
      return recordOf(then);
    },

    history: async (id, reader) => {
      const events = await eventsOf(id);
      if (events.length === 0) throw new DomainError('not_found');
      return caseHistory(events, names, reader);
    },
  };
};

/** Of a case that was accepted once; before that it is work, not a record. */
const recordOf = (events: readonly RecordedEvent<CaseEvent>[]): MasterCase => {
  const state = fold(caseDecider, events);
  const acceptedAt = events.find(({ type }) => type === 'CaseAccepted')?.at;
  const last = events.at(-1);
  if (!state?.record || acceptedAt === undefined || !last) throw new DomainError('not_found');
  const { caseId: id, stage, edition, record } = state;
  const mergedInto = stage === 'merged' ? state.into : null;
  return { id, revision: last.revision, stage, mergedInto, edition, acceptedAt, updatedAt: last.at, ...record };
};
