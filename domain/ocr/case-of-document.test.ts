import { describe, expect, it } from 'vitest';
import { caseCollected } from '../cases/case-events.ts';
import { emptyDraft } from '../cases/empty-draft.ts';
import { textOfDecision } from '../cases/precedent-file.ts';
import { isSure } from '../cases/testing/proposals.ts';
import { caseOfDocument, newTextOfCase } from './case-of-document.ts';

const caseId = '6f1b0c7e-3f0e-4c5e-9d35-0a4d3b0f6a21';
const content = textOfDecision(`서울지방노동위원회
사 건 서울2024부해1001 한국상사 부당해고 구제신청
판정일 2024. 5. 3.

주 문
이 사건 사용자가 이 사건 근로자에게 행한 해고는 부당해고임을 인정한다.`);
const given = {
  content,
  text: { hash: 'a'.repeat(64), chars: content.length },
  document: { id: '6f1b0c7e-3f0e-4c5e-9d35-0a4d3b0f6a20', from: 1, to: 1, lowWords: 0, doubtful: [] },
  vocabulary: { sections: [], keywords: [] },
  isRecognised: true,
};
const nothing = { kind: 'case-low', tribunal: null, caseNumbers: [], decidedOn: null, title: '' } as const;
const fieldsOf = (proposals: readonly { readonly field: string }[]) => [
  ...new Set(proposals.map(({ field }) => field)),
];

describe('a case of a document', () => {
  it('has only what a person said in its draft; the rest is proposed, and the outcome is read by who decided', () => {
    const { draft, proposals, origin } = caseCollected.schema.parse(
      caseOfDocument(caseId, { ...nothing, caseNumbers: [] }, given),
    );
    expect(draft).toMatchObject({ tribunal: null, caseNumbers: [], decidedOn: null, title: '', text: given.text });
    expect(fieldsOf(proposals)).toEqual(
      expect.arrayContaining(['tribunal', 'caseNumbers', 'decidedOn', 'title', 'outcome']),
    );
    expect(origin.document).toEqual(given.document);
  });

  it('is sure of nothing in letters that a machine has recognised, and of what rules say in letters of a text layer', () => {
    const outcomeOf = (isRecognised: boolean) =>
      caseOfDocument(caseId, { ...nothing, caseNumbers: [] }, { ...given, isRecognised }).proposals.filter(
        ({ field }) => field === 'outcome',
      );
    expect(outcomeOf(true).map(isSure)).toEqual([false]);
    expect(outcomeOf(false).map(isSure)).toEqual([true]);
  });

  it('proposes nothing in place of what a person said', () => {
    const stated = {
      ...nothing,
      tribunal: '부산지방노동위원회',
      caseNumbers: ['부산2024부해1'],
      decidedOn: '2024-01-02',
    };
    const { draft, proposals } = caseOfDocument(caseId, stated, given);
    expect(draft).toMatchObject(stated);
    expect(fieldsOf(proposals)).not.toEqual(expect.arrayContaining(['tribunal']));
    expect(fieldsOf(proposals)).not.toEqual(expect.arrayContaining(['caseNumbers']));
  });
});

describe('a new text of a case', () => {
  it('keeps what people said, proposes no value that the case has, and is of no file any more', () => {
    const draft = {
      ...emptyDraft({
        kind: 'case-low',
        sampling: 'population',
        source: { how: 'crawled', at: 'https://example.org/1' },
      }),
      tribunal: '서울지방노동위원회',
      outcome: 'worker_win' as const,
    };
    const origin = { batch: caseId, row: 3, sourceId: 'nlrc:1' };
    const arrival = caseCollected.schema.parse(newTextOfCase(caseId, { origin, draft, record: null }, given));
    expect(arrival.draft).toEqual({ ...draft, text: given.text });
    expect(arrival.origin).toEqual({ batch: null, row: null, sourceId: 'nlrc:1', document: given.document });
    expect(fieldsOf(arrival.proposals)).toEqual(expect.arrayContaining(['caseNumbers', 'decidedOn']));
    expect(arrival.proposals.filter(({ field }) => field === 'tribunal' || field === 'outcome')).toEqual([]);
  });
});
