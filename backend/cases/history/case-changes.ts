import { caseDecider, caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import { changesBetween } from '@nomucheck/domain/kernel/changes.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import { caseHistoryView } from './case-history.ts';

/** What changed in the record of a case between two of its revisions, field by field in words. */
export type CaseChanges = (caseId: string, from: number, to: number) => Promise<CaseChange[]>;
export type CaseChange = { readonly field: string; readonly before: string | null; readonly after: string | null };

export const createCaseChanges =
  (commands: Pick<CommandHandler, 'load'>): CaseChanges =>
  async (caseId, from, to) => {
    const stream = caseStream(caseId);
    const [before, after] = await Promise.all([
      commands.load(caseDecider, stream, { to: from }),
      commands.load(caseDecider, stream, { to }),
    ]);
    const { seen } = caseHistoryView;
    return changesBetween(seen(before.state), seen(after.state)).map((change) => ({
      field: change.path.join(' › '),
      before: inWords(change.before),
      after: inWords(change.after),
    }));
  };

const inWords = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  return Array.isArray(value) ? value.map(String).join(', ') : String(value);
};
