import type { HistoryEntry } from '@nomucheck/domain/contract/history.ts';
import type { MasterCase } from '@nomucheck/domain/contract/legal-case.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { CaseEvent } from '@nomucheck/domain/legal-case/case-events.ts';
import { caseDecider, caseStream, type LegalCase } from '@nomucheck/domain/legal-case/legal-case.ts';
import type { CommandHandler, Loaded } from '../command-handling/handle-command.ts';
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
  readonly commands: Pick<CommandHandler, 'load' | 'history'>;
  readonly names: ActorNames;
};

export const createCaseViews = ({ commands, names }: CaseViewParts): CaseViews => ({
  record: async (id) => recordOf(await commands.load(caseDecider, caseStream(id))),

  recordAsOf: async (id, asOf) => {
    const options = loadOptionsOf(asOf);
    const then = await commands.load(caseDecider, caseStream(id), options);
    if (options.to !== undefined && then.revision !== options.to) throw new DomainError('not_found');
    return recordOf(then);
  },

  history: async (id, reader) => {
    const events = await commands.history<CaseEvent>(caseStream(id));
    if (events.length === 0) throw new DomainError('not_found');
    return caseHistory(events, names, reader);
  },
});

const recordOf = ({ state, revision, createdAt, updatedAt }: Loaded<LegalCase | null>): MasterCase => {
  if (!state || createdAt === null || updatedAt === null) throw new DomainError('not_found');
  const { caseId: id, stage, edition, record } = state;
  return { id, revision, stage, edition, acceptedAt: createdAt, updatedAt, ...record };
};
