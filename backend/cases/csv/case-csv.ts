import { caseExportDecider, caseExportStream } from '@nomucheck/domain/cases/case-exports.ts';
import { caseFieldNames, caseSourceNames } from '@nomucheck/domain/cases/case-names.ts';
import type { MasterCase, MasterCaseFilter } from '@nomucheck/domain/cases/contract/legal-case.ts';
import { sortableMoment } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import { countMaster, eachMaster, type MasterWanted } from '@nomucheck/projections/cases/case-work/master.ts';
import type { DbPool } from '@nomucheck/projections/runner/db.ts';
import { followingCommandId } from '../../engine/command-handling/command-ids.ts';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import { caseWords } from '../history/case-words.ts';
import { csvLine } from './csv.ts';

/**
 * The master cases of a filter as CSV, piece by piece. The export, with the person and the number of cases, is
 * written to the log before the first case is sent.
 */
export type CaseCsv = (
  wanted: Pick<MasterWanted, 'sort'> & { readonly filter: MasterCaseFilter },
  context: CommandContext,
) => Promise<{ readonly chunks: AsyncIterable<string>; readonly position: string }>;

export type CaseCsvParts = { readonly db: DbPool; readonly commands: Pick<CommandHandler, 'handle'> };

export const createCaseCsv =
  ({ db, commands }: CaseCsvParts): CaseCsv =>
  async (wanted, context) => {
    const exportId = followingCommandId(context.commandId, 'export');
    const { position } = await commands.handle(caseExportDecider, {
      stream: caseExportStream(exportId),
      command: { type: 'ExportCases', exportId, filter: wanted.filter, count: await countMaster(db, wanted.filter) },
      context,
    });
    return { chunks: linesOf(db, wanted), position };
  };

/** Without it Excel assumes another encoding. */
const byteOrderMark = '\uFEFF';

async function* linesOf(db: DbPool, wanted: Parameters<typeof eachMaster>[1]): AsyncGenerator<string, void, undefined> {
  yield byteOrderMark + csvLine(Object.values(columns));
  for await (const cases of eachMaster(db, wanted)) yield cases.map((one) => csvLine(cellsOf(one))).join('');
}

const stages: Readonly<Record<MasterCase['stage'], string>> = { master: '마스터', withdrawn: '내림', merged: '합침' };

const columns = {
  id: 'ID',
  ...caseFieldNames,
  at: '출처 위치',
  stage: '상태',
  mergedInto: '합친 곳',
  acceptedAt: '승인한 때',
  updatedAt: '고친 때',
};

/** In the words of the console; lists are joined with semicolons. */
const cellsOf = (one: MasterCase): readonly string[] => {
  const words = caseWords(one);
  const own: Readonly<Record<string, string | null>> = {
    id: one.id,
    source: caseSourceNames[one.source.how],
    text: one.text ? `${one.text.chars.toLocaleString('ko-KR')}자` : '없음',
    at: one.source.at,
    stage: stages[one.stage],
    mergedInto: one.mergedInto,
    acceptedAt: sortableMoment(one.acceptedAt),
    updatedAt: sortableMoment(one.updatedAt),
  };
  return Object.entries(columns).map(([column, name]) => (column in own ? (own[column] ?? '') : cellOf(words[name])));
};

const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join('; ') : String(value);
};
