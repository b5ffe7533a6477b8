import type { CaseEvent } from '@nomucheck/domain/cases/case-events.ts';
import type { CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import { type CaseCommand, caseDecider, caseStream, type LegalCase } from '@nomucheck/domain/cases/legal-case.ts';
import { withFullNames } from '@nomucheck/domain/cases/typed-identity.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { DbPool } from '@nomucheck/projections/runner/db.ts';
import type { CommandContext, CommandHandler, Handled } from '../engine/command-handling/handle-command.ts';
import { requireOwnText } from './own-text.ts';
import type { Written } from './refining.ts';
import { underLock } from './under-lock.ts';

type Done = Written & { readonly revision: number };

/** Commands on a master case, each with the reason in its context. */
export type Mastering = {
  correct(id: string, changes: Partial<CaseRecord>, context: CommandContext, expectedRevision?: number): Promise<Done>;
  withdraw(id: string, context: CommandContext, expectedRevision?: number): Promise<Done>;
  /** Restores its record as of that revision of the case. */
  restore(id: string, revision: number, context: CommandContext, expectedRevision?: number): Promise<Done>;
  /** Merges a case of any stage into another one, which must be a master case: `case_edit_failed` otherwise. */
  merge(id: string, into: string, context: CommandContext, expectedRevision?: number): Promise<Done>;
};

export type MasteringParts = {
  readonly db: DbPool;
  readonly commands: Pick<CommandHandler, 'handle' | 'load'>;
};

export const createMastering = ({ db, commands }: MasteringParts): Mastering => {
  const write = async (
    id: string,
    command: CaseCommand,
    context: CommandContext,
    expectedRevision: number | undefined,
    first?: (before: LegalCase | null) => void | Promise<void>,
  ): Promise<Done> => {
    const { revision, position }: Handled<LegalCase | null, CaseEvent> = await commands.handle(caseDecider, {
      stream: caseStream(id),
      command,
      context,
      ...(expectedRevision === undefined ? {} : { expectedRevision }),
      ...(first ? { first: ({ state }) => first(state) } : {}),
    });
    return { id, revision, position };
  };

  const requireTarget = async (into: string): Promise<void> => {
    const { state } = await commands.load(caseDecider, caseStream(into));
    const why = !state ? '합칠 자료가 없습니다.' : unfit[state.stage];
    if (why) throw new DomainError('case_edit_failed', { errors: { into: why } });
  };

  return {
    correct: (id, changes, context, expectedRevision) =>
      write(id, { type: 'CorrectCase', changes: withFullNames(changes) }, context, expectedRevision, (before) =>
        requireOwnText(before, changes.text),
      ),

    withdraw: (id, ...rest) => write(id, { type: 'WithdrawCase' }, ...rest),

    restore: async (id, revision, context, expectedRevision) => {
      const { state, revision: found } = await commands.load(caseDecider, caseStream(id), { to: revision });
      if (!state) throw new DomainError('not_found');
      if (!state.record || found !== revision) {
        throw new DomainError('case_edit_failed', { errors: { revision: '그때에는 승인된 내용이 없었습니다.' } });
      }
      const command: CaseCommand = { type: 'RestoreCase', record: state.record, asOfRevision: revision };
      return write(id, command, context, expectedRevision);
    },

    merge: (id, into, context, expectedRevision) =>
      oneMergeAtATime(db, () =>
        write(id, { type: 'MergeCase', into }, context, expectedRevision, async (before) => {
          if (id !== into && before && !(before.stage === 'merged' && before.into === into)) await requireTarget(into);
        }),
      ),
  };
};

const unfit: Readonly<Partial<Record<LegalCase['stage'], string>>> = {
  withdrawn: '내린 자료에는 합칠 수 없습니다.',
  merged: '이미 다른 자료에 합친 자료입니다.',
};

/** Any number that nothing else uses. */
const mergeLock = 5_120_733;

/**
 * Of two cases that are merged into each other at the same moment, the second merge must see the first: otherwise
 * both would redirect nowhere.
 */
const oneMergeAtATime = <Result>(db: DbPool, merge: () => Promise<Result>): Promise<Result> =>
  underLock(db, mergeLock, merge);
