import { caseFieldNames } from '@nomucheck/domain/cases/case-names.ts';
import { caseDecider, caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import { type RecordHistory, requireId } from '../../engine/history/record-histories.ts';
import type { RecordStories } from '../../engine/history/record-stories.ts';
import type { CaseTexts } from '../case-texts.ts';
import { caseHistoryView } from './case-history.ts';
import { visibleCase } from './visible-case.ts';

type Parts = {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly stories: RecordStories;
  readonly texts: Pick<CaseTexts, 'read'>;
};

/**
 * The history of a case, for those who may read the case as it is now. An earlier record is put back by `/restore`, which is shown what
 * it moves before.
 */
export const caseHistory = ({ commands, stories, texts }: Parts): RecordHistory => ({
  kind: 'case',
  find: async (id, caller) => {
    requireId(id);
    const stream = caseStream(id);
    const loaded = await commands.load(caseDecider, stream);
    const { record, draft } = visibleCase(loaded.state, caller);
    const { tribunal, caseNumbers, title } = record ?? draft;
    const number = [tribunal, caseNumbers[0]].filter(Boolean).join(' ');
    const view = {
      ...caseHistoryView,
      texts: async (state: typeof loaded.state) => {
        const text = (state?.record ?? state?.draft)?.text;
        return { [caseFieldNames.text]: text ? await texts.read(text) : null };
      },
    };
    return {
      title: [number, title.trim()].filter((part) => part !== '').join(' · ') || '제목 없는 자료',
      story: stories({ stream, revision: loaded.revision }, view, caller),
    };
  },
});
