import { may } from '@nomucheck/domain/accounts/rights.ts';
import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { SummaryGroup, SummaryRow, UsageRow, UsageSummary } from '@nomucheck/domain/usage/contract.ts';
import { usageRow } from '@nomucheck/domain/usage/contract.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import {
  type CallSums,
  listCalls,
  sumCalls,
  type UsageScope,
  type UsagesWanted,
} from '@nomucheck/projections/usage/listing.ts';
import type { Companies } from '../companies/context.ts';
import type { Caller } from '../engine/callers/caller.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import { nameOfErased } from '../engine/history/actor-names.ts';
import type { Usage } from './usage.ts';

/** The calls that a caller may see: admins all; others their own, and those of their companies. */
export type UsageViews = {
  page(wanted: UsagesWanted, caller: Caller): Promise<{ readonly items: readonly UsageRow[]; readonly total: number }>;
  /** Throws `forbidden` for a company of others, and for the models, which only admins see. */
  summary(by: SummaryGroup, span: Span, caller: Caller): Promise<UsageSummary>;
};

type Span = {
  readonly from: string;
  readonly to: string;
  readonly companyId: string | undefined;
  readonly userId: string | undefined;
};

export type UsageViewParts = {
  readonly db: Db;
  readonly commands: Pick<CommandHandler, 'loadMany'>;
  readonly companies: Pick<Companies, 'of' | 'members' | 'names'>;
  readonly usage: Pick<Usage, 'left'>;
};

const ownName = '개인';
const nameOfFormer = '이전 구성원';

export const createUsageViews = ({ db, commands, companies, usage }: UsageViewParts): UsageViews => {
  const seesAll = ({ actor }: Caller): boolean => may(actor, 'usage.readAll');

  const scopeOf = async (caller: Caller): Promise<UsageScope> =>
    seesAll(caller)
      ? null
      : { userId: caller.user.id, companyIds: (await companies.of(caller.user.id)).map(({ id }) => id) };

  /** The names that the caller may see: admins all, others their own and those of the present members of their companies. */
  const namesOf = async (ids: readonly string[], scope: UsageScope): Promise<(id: string) => string> => {
    const wanted = [...new Set(ids)];
    const colleagues = scope && new Set((await Promise.all(scope.companyIds.map(companies.members))).flat());
    const seen = wanted.filter((id) => !scope || id === scope.userId || colleagues?.has(id));
    const people = await commands.loadMany(userDecider, seen.map(userStream));
    const names = new Map(seen.map((id) => [id, people.get(userStream(id))?.state?.personal?.name ?? nameOfErased]));
    return (id) => names.get(id) ?? nameOfFormer;
  };

  const labelsOf = async (
    by: SummaryGroup,
    keys: readonly string[],
    scope: UsageScope,
  ): Promise<(key: string) => string> => {
    if (by === 'user') return namesOf(keys, scope);
    if (by !== 'company') return (key) => key;
    const names = await companies.names(keys.filter((key) => key !== ''));
    return (key) => (key === '' ? ownName : (names.get(key) ?? key));
  };

  const quotaOf = async (
    { companyId, userId }: Pick<Span, 'companyId' | 'userId'>,
    caller: Caller,
  ): Promise<UsageSummary['quota']> => {
    if (!isCompany(companyId)) {
      const isOwn = userId === caller.user.id || (userId === undefined && !seesAll(caller));
      return isOwn ? usage.left(caller.user.id, null) : null;
    }
    return usage.left(caller.user.id, companyId).catch((error: unknown) => {
      // A closed company has no quota any more; what it used can still be read.
      if (error instanceof DomainError && error.code === 'forbidden') return null;
      throw error;
    });
  };

  return {
    page: async (wanted, caller) => {
      const scope = await scopeOf(caller);
      const { items, total } = await listCalls(db, scope, wanted);
      const nameOf = await namesOf(
        items.map(({ user_id }) => user_id),
        scope,
      );
      const companyNames = await companies.names([...new Set(items.flatMap(({ company_id }) => company_id ?? []))]);
      return {
        total,
        items: items.map((row) =>
          usageRow.parse({
            ...{ id: row.id, at: row.at.toISOString(), userId: row.user_id, userName: nameOf(row.user_id) },
            companyId: row.company_id,
            companyName: row.company_id && (companyNames.get(row.company_id) ?? null),
            adviceId: !scope || row.user_id === scope.userId ? row.advice_id : null,
            advisor: scope ? null : row.advisor,
            model: scope ? null : row.model,
            ...{ inputTokens: row.input_tokens, outputTokens: row.output_tokens, costMicroWon: row.cost_micro_won },
            ...{ outcome: row.outcome, estimated: row.estimated },
          }),
        ),
      };
    },
    summary: async (by, { from, to, companyId, userId }, caller) => {
      const scope = await scopeOf(caller);
      if (scope && by === 'model') throw new DomainError('forbidden');
      if (scope && isCompany(companyId) && !scope.companyIds.includes(companyId)) throw new DomainError('forbidden');
      const filter = { from, to, companyId, userId };
      const sums = await sumCalls(db, scope, by, filter);
      const labelOf = await labelsOf(
        by,
        sums.map(({ key }) => key),
        scope,
      );
      return {
        from,
        to,
        rows: sums.map((sum) => rowOf(sum, labelOf(sum.key))),
        quota: await quotaOf({ companyId, userId }, caller),
      };
    },
  };
};

const isCompany = (companyId: string | undefined): companyId is string =>
  companyId !== undefined && companyId !== 'none';

const rowOf = (sum: CallSums, label: string): SummaryRow => ({
  ...sum,
  label,
  tokens: sum.inputTokens + sum.outputTokens,
});
