import type { CaseImportEvent } from '@nomucheck/domain/case-import/import-events.ts';
import type { SentencesOf } from '../engine/history/event-sentences.ts';

export const caseImportSentences: SentencesOf<CaseImportEvent> = {
  CaseImportStarted: ({ fileName, dryRun }) => {
    const named = fileName === null ? '' : `‘${fileName}’ `;
    return dryRun ? `${named}파일을 미리 살펴보기 시작했습니다.` : `${named}파일의 자료를 받기 시작했습니다.`;
  },
  CaseImportCounted: ({ rows }) => `파일에 자료가 ${rows.toLocaleString('ko')}건 있습니다.`,
  CaseImportPartRecorded: ({ from, to }) =>
    `${from.toLocaleString('ko')}번부터 ${to.toLocaleString('ko')}번까지 처리했습니다.`,
  CaseImportFinished: () => '파일의 자료를 모두 처리했습니다.',
  CaseImportFailed: ({ message }) => `파일을 읽지 못했습니다: ${message}`,
  CaseImportCancelled: () => '자료 받기를 멈추었습니다.',
  CaseImportResumed: () => '자료 받기를 이어서 했습니다.',
  CaseImportRevertAsked: () => '이 파일로 받은 자료를 되돌려 달라고 했습니다.',
  CaseImportReverted: ({ discarded, keptCount }) =>
    `이 파일로 받은 자료 ${discarded.toLocaleString('ko')}건을 되돌렸습니다.${keptCount > 0 ? ` ${keptCount.toLocaleString('ko')}건은 그대로 남았습니다.` : ''}`,
};
