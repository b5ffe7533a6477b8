import type { CaseEvent } from '@nomucheck/domain/cases/case-events.ts';
import type { CaseExportEvent } from '@nomucheck/domain/cases/case-exports.ts';
import { caseFieldNames } from '@nomucheck/domain/cases/case-names.ts';
import type { BulkWorkEvent } from '@nomucheck/domain/cases/refining/bulk-work-events.ts';
import type { SentencesOf } from '../engine/history/event-sentences.ts';

export const caseSentences: SentencesOf<CaseEvent | CaseExportEvent | BulkWorkEvent> = {
  BulkWorkStarted: ({ kind, total }) =>
    `자료 ${total.toLocaleString('ko-KR')}건의 ${kind === 'take' ? '확실한 제안을 한꺼번에 받기' : '승인을 한꺼번에 하기'} 시작했습니다.`,
  BulkWorkPartRecorded: ({ from, to }) =>
    `${from.toLocaleString('ko-KR')}번부터 ${to.toLocaleString('ko-KR')}번까지 처리했습니다.`,
  BulkWorkFinished: () => '일괄 작업을 마쳤습니다.',
  BulkWorkStopAsked: () => '일괄 작업을 멈춰 달라고 했습니다.',
  BulkWorkRevertAsked: () => '일괄 작업을 되돌려 달라고 했습니다.',
  BulkWorkReverted: ({ reverted, keptCount }) =>
    `일괄 작업 ${reverted.toLocaleString('ko-KR')}건을 되돌렸습니다.${keptCount > 0 ? ` ${keptCount.toLocaleString('ko-KR')}건은 그대로 남았습니다.` : ''}`,
  CaseCollected: ({ origin: { batch, row, document } }) => {
    if (document) return `인식한 문서 ${pagesOf(document)}에서 자료를 만들었습니다.`;
    if (batch === null) return '자료를 직접 넣었습니다.';
    return row === null ? '출처에서 자료를 모았습니다.' : '파일에서 자료를 받았습니다.';
  },
  CaseTextChanged: ({ origin: { document } }) =>
    document
      ? `인식한 문서 ${pagesOf(document)}의 글을 새 본문으로 받았습니다.`
      : '출처의 본문이 바뀌어 새 본문을 받았습니다.',
  CaseSourceLinked: () => '다른 출처에도 같은 판정이 있어 함께 적어 두었습니다.',
  CasePopulationConfirmed: () => '같은 기간의 자료를 빠짐없이 모아, 전체 수집 자료로 바꾸었습니다.',
  CaseRefined: ({ changes, byMerge }) => byMergeOf(changes, byMerge) ?? `${namesOf(changes)} 항목을 다듬었습니다.`,
  ProposalTaken: ({ changes, changed }) =>
    changed ? `${namesOf(changes)} 제안을 고쳐서 받아들였습니다.` : `${namesOf(changes)} 제안을 받아들였습니다.`,
  ProposalDismissed: () => '제안을 받아들이지 않았습니다.',
  ProposalReopened: ({ proposal: { field } }) => `${namesOf({ [field]: true })} 제안을 다시 꺼냈습니다.`,
  CaseReadied: () => '승인을 기다리도록 넘겼습니다.',
  CaseSentBack: () => '다시 다듬도록 돌려보냈습니다.',
  CaseReadyUndone: () => '승인 대기로 넘긴 것을 취소했습니다.',
  CaseDiscarded: () => '쓰지 않기로 했습니다.',
  CaseReopened: () => '다시 다듬기 시작했습니다.',
  CaseMerged: ({ taken }) =>
    `같은 사건의 다른 자료에 합쳤습니다.${taken ? ` ${namesOf(taken.changes)} 항목이 남은 자료로 넘어갔습니다.` : ''}`,
  CaseAccepted: () => '마스터 자료로 승인했습니다.',
  CaseAcceptanceUndone: () => '승인을 취소하고 승인 대기로 되돌렸습니다.',
  CaseCorrected: ({ changes, byMerge }) => byMergeOf(changes, byMerge) ?? `${namesOf(changes)} 항목을 고쳤습니다.`,
  CaseWithdrawn: () => '마스터 자료에서 내렸습니다.',
  CasesExported: ({ count }) => `마스터 자료 ${count.toLocaleString('ko-KR')}건을 파일로 내려받았습니다.`,
  CaseRestored: ({ asOfRevision }) => `${asOfRevision}번째 기록의 내용으로 되돌렸습니다.`,
};

const byMergeOf = (changes: object, byMerge: { readonly undone?: true | undefined } | undefined): string | null => {
  if (!byMerge) return null;
  return byMerge.undone
    ? `합치기를 되돌려 ${namesOf(changes)} 항목이 예전 값으로 돌아왔습니다.`
    : `합친 자료의 ${namesOf(changes)} 항목을 넘겨받았습니다.`;
};

const pagesOf = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  from === to ? `${from}쪽` : `${from}~${to}쪽`;

const namesOf = (changes: object): string =>
  Object.entries(caseFieldNames)
    .filter(([field]) => field in changes)
    .map(([, name]) => `‘${name}’`)
    .join(', ');
