import {
  type CaseImportCommand,
  caseImportDecider,
  caseImportStream,
} from '@nomucheck/domain/case-import/case-import.ts';
import type { ImportOut, ImportRefusals, ReportRowOut } from '@nomucheck/domain/case-import/contract.ts';
import type { ImportedFile } from '@nomucheck/domain/case-import/import-events.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { caseImportParts, caseImports } from '@nomucheck/projections/case-import/case-imports.ts';
import {
  findImport,
  type ImportsWanted,
  listImports,
  listReport,
  type ReportWanted,
  refusalsIn,
  type SealedImport,
} from '@nomucheck/projections/case-import/listing.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { followingCommandId } from '../engine/command-handling/command-ids.ts';
import type { CommandContext, CommandHandler } from '../engine/command-handling/handle-command.ts';
import { type Sealer, unsealedText } from '../engine/sealing/sealer.ts';
import { formatOf } from './reading/open-file.ts';

export type Asked = { readonly id: string; readonly position: string };
type Page<Item> = { readonly items: readonly Item[]; readonly total: number };

/** Imports of files, as the person who uploads a file requests and sees them. Jobs do the work. */
export type CaseImports = {
  start(
    file: ImportedFile,
    said: { readonly fileName: string; readonly sampling: 'population' | 'curated'; readonly dryRun: boolean },
    context: CommandContext,
  ): Promise<Asked>;
  /** The file of a dry run, now to be imported. */
  startInEarnest(id: string, context: CommandContext): Promise<Asked>;
  cancel(id: string, context: CommandContext): Promise<Asked>;
  resume(id: string, context: CommandContext): Promise<Asked>;
  revert(id: string, reason: string, context: CommandContext): Promise<Asked>;
  list(wanted: ImportsWanted): Promise<Page<ImportOut>>;
  find(id: string): Promise<ImportOut>;
  report(id: string, wanted: ReportWanted): Promise<Page<ReportRowOut>>;
  refusals(id: string): Promise<ImportRefusals>;
  readonly projections: readonly string[];
};

export const createCaseImports = ({
  commands,
  db,
  sealer,
}: {
  readonly commands: Pick<CommandHandler, 'handle' | 'load'>;
  readonly db: Db;
  readonly sealer: Pick<Sealer, 'unseal'>;
}): CaseImports => {
  const opened = async ({ fileName, reverted, ...found }: SealedImport): Promise<ImportOut> => ({
    ...found,
    fileName: (await unsealedText(sealer, fileName)) ?? '',
    reverted: reverted && { ...reverted, reason: await unsealedText(sealer, reverted.reason) },
  });
  const give = async (id: string, command: CaseImportCommand, context: CommandContext): Promise<Asked> => {
    const { position } = await commands.handle(caseImportDecider, { stream: caseImportStream(id), command, context });
    return { id, position };
  };
  const start: CaseImports['start'] = async (file, { fileName, sampling, dryRun }, context) => {
    // A repeated request finds the import that it has started.
    const batchId = followingCommandId(context.commandId, 'an import');
    const format = formatOf(fileName);
    const again = context.answeredBefore !== undefined;
    if (again)
      return { id: batchId, position: (await commands.load(caseImportDecider, caseImportStream(batchId))).position };
    return give(
      batchId,
      { type: 'StartImport', start: { batchId, fileName, format, sampling, dryRun, file } },
      context,
    );
  };
  return {
    start,
    startInEarnest: async (id, context) => {
      const { state } = await commands.load(caseImportDecider, caseImportStream(id));
      if (!state) throw new DomainError('not_found');
      if (!state.dryRun || state.stage === 'running') throw new DomainError('stage_wrong');
      return start(state.file, { fileName: state.fileName, sampling: state.sampling, dryRun: false }, context);
    },
    cancel: (id, context) => give(id, { type: 'CancelImport' }, context),
    resume: (id, context) => give(id, { type: 'ResumeImport' }, context),
    revert: (id, reason, context) => give(id, { type: 'AskRevert' }, { ...context, reason }),
    list: async (wanted) => {
      const { items, total } = await listImports(db, wanted);
      return { items: await Promise.all(items.map(opened)), total };
    },
    find: async (id) => {
      const found = await findImport(db, id);
      if (!found) throw new DomainError('not_found');
      return opened(found);
    },
    report: async (id, wanted) => {
      if (!(await findImport(db, id))) throw new DomainError('not_found');
      return listReport(db, id, wanted);
    },
    refusals: async (id) => {
      if (!(await findImport(db, id))) throw new DomainError('not_found');
      return refusalsIn(db, id);
    },
    projections: [caseImports.name, caseImportParts.name],
  };
};
