import type { CaseEvent } from '@nomucheck/domain/cases/case-events.ts';
import type { CaseField, CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import { withFullNames } from '@nomucheck/domain/cases/identity/typed-identity.ts';
import { type CaseCommand, caseDecider, caseStream, type LegalCase } from '@nomucheck/domain/cases/legal-case.ts';
import { requireDecided } from '@nomucheck/domain/cases/refining/not-yet-decided.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { DbPool } from '@nomucheck/projections/runner/db.ts';
import type { CommandContext, CommandHandler, Handled } from '../../engine/command-handling/handle-command.ts';
import type { Duplicates } from '../disputes/duplicates.ts';
import type { Takeovers } from '../merging/take-over.ts';
import { requireOwnText } from '../own-text.ts';
import type { Written } from './refining.ts';
import { underLock } from './under-lock.ts';

type Done = Written & { readonly revision: number };

/**
 * `apart`: whoever asks has seen that the case is another decision than those that it resembles. Otherwise a case that may
 * be a decision which is accepted already is refused, with `like`: `case_duplicate`.
 */
type Apart = { readonly apart?: boolean | undefined };

/** Commands on a master case, each with the reason in its context. */
export type Mastering = {
  correct(
    id: string,
    wanted: { readonly changes: Partial<CaseRecord> } & Apart,
    context: CommandContext,
    expectedRevision?: number,
  ): Promise<Done>;
  withdraw(id: string, context: CommandContext, expectedRevision?: number): Promise<Done>;
  /** Restores its record as of that revision of the case. */
  restore(
    id: string,
    wanted: { readonly revision: number } & Apart,
    context: CommandContext,
    expectedRevision?: number,
  ): Promise<Done>;
  /**
   * Merges a case of any stage into another one, which must be accepted if this one is: `case_edit_failed` otherwise. `take`: the fields
   * that the other one takes over; without it, those that it lacks. `intoRevision`: the revision of the other one that the client has seen.
   */
  merge(id: string, wanted: Merge, context: CommandContext, expectedRevision?: number): Promise<Done>;
};

type Merge = {
  readonly into: string;
  readonly take?: readonly CaseField[] | undefined;
  readonly intoRevision?: number | undefined;
};

export type MasteringParts = {
  readonly db: DbPool;
  readonly commands: Pick<CommandHandler, 'handle' | 'load'>;
  readonly duplicates: Pick<Duplicates, 'of' | 'inTurn'>;
  readonly takeovers: Takeovers;
};

export const createMastering = ({ db, commands, duplicates, takeovers }: MasteringParts): Mastering => {
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

  /** The case that another one may be merged into. */
  const targetOf = async (into: string, merged: LegalCase): Promise<LegalCase> => {
    const { state } = await commands.load(caseDecider, caseStream(into));
    const refused = (why: string) => new DomainError('case_edit_failed', { errors: { into: why } });
    if (!state) throw refused('합칠 자료가 없습니다.');
    const why = unfit[state.stage];
    if (why) throw refused(why);
    if (merged.stage === 'master' && state.stage !== 'master')
      throw refused('승인되지 않은 자료에는 마스터 자료를 합칠 수 없습니다. 거꾸로 합쳐 주십시오.');
    return state;
  };

  const requireOnlyOne = async (before: LegalCase | null, record: CaseRecord): Promise<void> => {
    if (!before) return;
    const { caseId } = before;
    // Cases that resemble a master case already were told apart at its acceptance; from the one that it was merged into a case is
    // separated on purpose.
    const known =
      before.stage === 'master'
        ? await duplicates.of(caseId, before.record)
        : before.stage === 'merged'
          ? [before.into]
          : [];
    const like = (await duplicates.of(caseId, record)).filter((other) => !known.includes(other));
    if (like.length > 0) throw new DomainError('case_duplicate', { extra: { like } });
  };

  return {
    correct: (id, { changes: typed, apart }, context, expectedRevision) => {
      const changes = withFullNames(typed);
      const mayRepeat = !apart && naming.some((field) => field in changes);
      const act = () =>
        write(id, { type: 'CorrectCase', changes }, context, expectedRevision, async (before) => {
          requireOwnText(before, changes.text);
          requireDecided(changes, koreanDateOf(context.at));
          if (mayRepeat && before?.record) await requireOnlyOne(before, { ...before.record, ...changes });
        });
      return mayRepeat ? duplicates.inTurn(act) : act();
    },

    withdraw: (id, ...rest) => write(id, { type: 'WithdrawCase' }, ...rest),

    restore: async (id, { revision, apart }, context, expectedRevision) => {
      const { state, revision: found } = await commands.load(caseDecider, caseStream(id), { to: revision });
      if (!state) throw new DomainError('not_found');
      const { record } = state;
      if (!record || found !== revision) {
        throw new DomainError('case_edit_failed', { errors: { revision: '그때에는 승인된 내용이 없었습니다.' } });
      }
      const command: CaseCommand = { type: 'RestoreCase', record, asOfRevision: revision };
      const restored = (): Promise<Done> =>
        apart
          ? write(id, command, context, expectedRevision)
          : duplicates.inTurn(() =>
              write(id, command, context, expectedRevision, (before) => requireOnlyOne(before, record)),
            );
      const done = await restored();
      const position = await takeovers.giveBack(id, done.revision, context);
      return { ...done, position: position ?? done.position };
    },

    merge: (id, { into, take, intoRevision }, context, expectedRevision) =>
      oneMergeAtATime(db, async () => {
        const { state: merged, revision } = await commands.load(caseDecider, caseStream(id));
        const mayMerge = merged && id !== into && merged.stage !== 'merged';
        const target = mayMerge ? await targetOf(into, merged) : null;
        if (mayMerge && expectedRevision !== undefined && expectedRevision !== revision)
          throw new DomainError('conflict', { extra: { currentRevision: revision } });
        // The other case first: if only one of the two is written, no value is lost.
        const taken =
          mayMerge && target
            ? await takeovers.takeOver(target, merged, { fields: take, revision: intoRevision }, context)
            : null;
        return write(id, { type: 'MergeCase', into, taken: taken ?? undefined }, context, expectedRevision);
      }),
  };
};

/** The fields by which a record names its decision. */
const naming = ['tribunal', 'decidedOn', 'caseNumbers'] as const;

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
