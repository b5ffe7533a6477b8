import { caseDecider, caseStream, type LegalCase } from '@nomucheck/domain/cases/legal-case.ts';
import type { RecallItem } from '@nomucheck/domain/recalls/contract.ts';
import { type ListedRecall, listRecalls, type RecallsWanted } from '@nomucheck/projections/recalls/listing.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { NamesOf } from '../engine/history/people-names.ts';
import { type Sealer, unsealedText } from '../engine/sealing/sealer.ts';

/** What was recalled, each record by its title or its person. */
export type RecallList = (wanted: RecallsWanted) => Promise<{
  readonly items: readonly RecallItem[];
  readonly total: number;
  /** Whose records they are. */
  readonly people: readonly string[];
}>;

type Parts = {
  readonly db: Db;
  readonly sealer: Pick<Sealer, 'unseal'>;
  readonly namesOf: NamesOf;
  readonly commands: Pick<CommandHandler, 'loadMany'>;
};

export const createRecallList = ({ db, sealer, namesOf, commands }: Parts): RecallList => {
  return async (wanted) => {
    const { items, total } = await listRecalls(db, wanted);
    const [nameOf, cases] = await Promise.all([
      namesOf(items.flatMap(({ owner, settled_by }) => [owner, settled_by])),
      // Also one that was withdrawn is called by its name.
      commands.loadMany(caseDecider, [...new Set(items.map(({ case_id }) => caseStream(case_id)))]),
    ]);
    const told = await Promise.all(
      items.map(async (row) => ({
        ...recordOf(row),
        caseName: caseName(cases.get(caseStream(row.case_id))?.state ?? null),
        name: row.title ?? (row.owner === null ? '지워진 기록' : nameOf(row.owner)),
        settled:
          row.settled_at === null || row.settled_by === null
            ? null
            : {
                ...{ at: row.settled_at.toISOString(), by: nameOf(row.settled_by) },
                reason: await unsealedText(sealer, row.reason),
              },
      })),
    );
    return { items: told, total, people: [...new Set(items.flatMap(({ owner }) => owner ?? []))] };
  };
};

const caseName = (state: LegalCase | null): string | null => {
  if (!state) return null;
  const { tribunal, caseNumbers, title } = state.record ?? state.draft;
  const number = `${tribunal} ${caseNumbers[0] ?? ''}`.trim();
  return title === '' || title === number ? number : `${number} · ${title}`;
};

const recordOf = (row: ListedRecall): Omit<RecallItem, 'caseName' | 'name' | 'settled'> => ({
  ...{ id: row.id, caseId: row.case_id, revision: row.revision, change: row.change },
  ...{ recalledAt: row.recalled_at.toISOString(), kind: row.kind, recordId: row.record_id, checkId: row.check_id },
  ...{ at: row.record_at.toISOString(), before: row.rate_before, after: row.rate_after },
  recalculated:
    row.last_calculated_at !== null && row.last_calculation_id !== row.calculation_id
      ? { at: row.last_calculated_at, rate: row.last_rate }
      : null,
});
