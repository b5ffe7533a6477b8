import { caseDecider, caseStream, type LegalCase } from '@nomucheck/domain/cases/legal-case.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';

/**
 * The case itself, or the one that it was merged into at last: a case is merged only into one that isn't merged itself, but
 * that one may be merged later.
 */
export const standingCase = async (commands: Pick<CommandHandler, 'load'>, first: LegalCase): Promise<LegalCase> => {
  const seen = new Set<string>();
  let last = first;
  while (last.stage === 'merged' && !seen.has(last.caseId)) {
    seen.add(last.caseId);
    const { state } = await commands.load(caseDecider, caseStream(last.into));
    if (!state) break;
    last = state;
  }
  return last;
};
