import type { HistoryEntry } from '@nomucheck/domain/contract/history.ts';
import type { RecordedEvent } from '@nomucheck/domain/kernel/event.ts';
import type { CaseEvent } from '@nomucheck/domain/legal-case/case-events.ts';
import { caseDecider, type LegalCase } from '@nomucheck/domain/legal-case/legal-case.ts';
import type { ActorNames, Reader } from './actor-names.ts';
import { caseWords } from './case-words.ts';
import { historyOf } from './history.ts';

const stages: Readonly<Record<LegalCase['stage'], string>> = {
  crawled: '정제 중',
  ready: '승인 대기',
  master: '마스터',
  withdrawn: '내림',
  merged: '합침',
};

/** The history of a master case, for the firm's people. */
export const caseHistory = (
  events: readonly RecordedEvent<CaseEvent>[],
  names: ActorNames,
  reader: Reader,
): Promise<HistoryEntry[]> =>
  historyOf<LegalCase | null, CaseEvent>(
    events,
    {
      initialState: caseDecider.initialState,
      evolve: caseDecider.evolve,
      seen: (legalCase) =>
        legalCase ? { 단계: stages[legalCase.stage], ...caseWords(legalCase.record ?? legalCase.draft) } : {},
      // No event of a case is about a question.
      told: { question: (key) => key },
    },
    names,
    reader,
  );
