import type { CaseEvent } from '@nomucheck/domain/cases/case-events.ts';
import { caseDecider, type LegalCase } from '@nomucheck/domain/cases/legal-case.ts';
import type { HistoryView } from '../../engine/history/history-entries.ts';
import { caseWords } from './case-words.ts';

const stages: Readonly<Record<LegalCase['stage'], string>> = {
  crawled: '정제 중',
  ready: '승인 대기',
  master: '마스터',
  withdrawn: '내림',
  merged: '합침',
};

/** How the history of a case is shown to the firm's people. */
export const caseHistoryView: HistoryView<LegalCase | null, CaseEvent> = {
  initialState: caseDecider.initialState,
  evolve: caseDecider.evolve,
  seen: (legalCase) =>
    legalCase ? { 단계: stages[legalCase.stage], ...caseWords(legalCase.record ?? legalCase.draft) } : {},
  // No event of a case is about a question.
  sentenceContext: { question: (key) => key },
};
