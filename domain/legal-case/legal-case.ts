import { isSame } from '../kernel/changes.ts';
import type { Decider } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import { type CaseEvent, type CaseRecord, caseRecord } from './case-events.ts';

/** A master case: accepted, corrected, withdrawn and put back, each with a name, a time and a reason. */
export type LegalCase = {
  readonly caseId: string;
  readonly stage: 'master' | 'withdrawn';
  /** The record that holds, or that held when the case was withdrawn. */
  readonly record: CaseRecord;
  /** How many records it has had. */
  readonly edition: number;
};

/** The reason comes with the command's metadata, not in the command: it belongs to every event alike. */
export type CaseCommand =
  | { readonly type: 'AcceptCase'; readonly caseId: string; readonly record: CaseRecord }
  | { readonly type: 'CorrectCase'; readonly changes: Partial<CaseRecord> }
  | { readonly type: 'WithdrawCase' }
  /** `record` as it stood at that revision of the case; whoever sends the command has looked it up. */
  | { readonly type: 'RestoreCase'; readonly record: CaseRecord; readonly asOfRevision: number };

const decide = (command: CaseCommand, legalCase: LegalCase | null): readonly CaseEvent[] => {
  if (command.type === 'AcceptCase') {
    if (legalCase) throw new DomainError('stage_wrong');
    const { caseId, record } = command;
    return [{ type: 'CaseAccepted', data: { caseId, edition: 1, record: checked(record) } }];
  }
  if (!legalCase) throw new DomainError('not_found');
  const { caseId, edition, record: before, stage } = legalCase;
  switch (command.type) {
    case 'CorrectCase': {
      if (stage === 'withdrawn') throw new DomainError('stage_wrong');
      const record = checked({ ...before, ...command.changes });
      const changed = fieldsThatDiffer(before, record);
      if (changed.length === 0) return [];
      return [
        {
          type: 'CaseCorrected',
          data: { caseId, edition: edition + 1, record, changes: only(record, changed), before: only(before, changed) },
        },
      ];
    }
    case 'WithdrawCase':
      return stage === 'withdrawn' ? [] : [{ type: 'CaseWithdrawn', data: { caseId, edition } }];
    case 'RestoreCase': {
      const record = checked(command.record);
      if (stage === 'master' && fieldsThatDiffer(before, record).length === 0) return [];
      const closes = stage === 'master' ? edition : null;
      return [
        {
          type: 'CaseRestored',
          data: { caseId, edition: edition + 1, record, closes, asOfRevision: command.asOfRevision },
        },
      ];
    }
  }
};

const evolve = (legalCase: LegalCase | null, event: CaseEvent): LegalCase | null => {
  if (event.type === 'CaseWithdrawn') return legalCase && { ...legalCase, stage: 'withdrawn' };
  const { caseId, edition, record } = event.data;
  return { caseId, edition, record, stage: 'master' };
};

export const caseDecider: Decider<LegalCase | null, CaseCommand, CaseEvent> = { initialState: null, decide, evolve };

export const caseStream = (caseId: string): string => `case-${caseId}`;

/** Whatever proposed it (a file, a parser, a person), a master case is whole or it isn't accepted. */
const checked = (record: unknown): CaseRecord => {
  const parsed = caseRecord.safeParse(record);
  if (parsed.success) return parsed.data;
  const errors = Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.'), '값을 확인해 주세요.']));
  throw new DomainError('case_edit_failed', { errors });
};

type Field = keyof CaseRecord;
const fields = Object.keys(caseRecord.shape).filter((name): name is Field => name in caseRecord.shape);

const fieldsThatDiffer = (one: CaseRecord, other: CaseRecord): readonly Field[] =>
  fields.filter((field) => !isSame(one[field], other[field]));

const only = (record: CaseRecord, wanted: readonly Field[]): Partial<CaseRecord> =>
  Object.fromEntries(wanted.map((field) => [field, record[field]]));
