import { citablePassagesOf, type ReadPassage } from '@nomucheck/domain/advice/cited-passages.ts';
import { caseDecider, caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { CaseTexts } from '../case-texts.ts';

/**
 * Reads the passages that are cited from the log itself, at the revision that is cited: a read model may be behind, and it has
 * the newest text only. A case that was withdrawn or merged since can't be cited, in whatever revision.
 */
export const createPassageReading =
  ({ commands, texts }: { readonly commands: Pick<CommandHandler, 'load'>; readonly texts: CaseTexts }): ReadPassage =>
  async ({ caseId, revision, passage }) => {
    const stream = caseStream(caseId);
    const now = await commands.load(caseDecider, stream);
    if (now.state?.stage !== 'master' || revision > now.revision) return null;
    const { state: then } = await commands.load(caseDecider, stream, { to: revision });
    if (then?.stage !== 'master') return null;
    const { record } = then;
    const text = citablePassagesOf(record, record.text && (await texts.read(record.text)))[passage];
    if (text === undefined) return null;
    const { caseNumbers, tribunal: court, decidedOn, outcome, point } = record;
    return { text, caseNumbers, court, decidedOn, outcome, point };
  };
