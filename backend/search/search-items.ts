import type { CaseBrief, CaseSearchItem } from '@nomucheck/domain/search/contract/search.ts';
import { markText, type Needles, needlesOf, type Segment, snippetOfPassages } from '@nomucheck/domain/search/marks.ts';
import type { Ranked } from '@nomucheck/domain/search/ranking/ranking.ts';
import { type FoundRecord, passagesOfCases } from '@nomucheck/projections/cases/records.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { Asked } from './asking/wanted-cases.ts';

export const briefOf = (record: FoundRecord): CaseBrief => ({
  id: record.caseId,
  court: record.tribunal,
  caseNumber: record.caseNumbers.join(', '),
  decidedOn: record.decidedOn,
  title: record.title,
  kind: record.kind,
  outcome: record.outcome,
  point: record.point,
});

/** Cases as a list shows them, with the passage that contains the searched words. */
export const itemsOf = async (
  db: Db,
  records: readonly FoundRecord[],
  { query }: Pick<Asked, 'query'>,
  { scores, withParts }: { readonly scores: ReadonlyMap<string, Ranked>; readonly withParts: boolean },
): Promise<CaseSearchItem[]> => {
  const sought = needlesOf(query);
  const passages = await passagesOfCases(db, records);
  return records.map((record) => {
    const needles = { ...sought, decidedOn: record.decidedOn };
    const ranked = scores.get(record.caseId);
    const found = snippetOfPassages(passages.get(record.caseId) ?? [], needles);
    return {
      ...briefOf(record),
      titleMarks: piecesOf(record.title, needles),
      snippet: found
        ? {
            section: found.section,
            paragraph: found.paragraph,
            segments: [...found.segments],
            cutBefore: found.cutBefore,
            cutAfter: found.cutAfter,
          }
        : { section: null, paragraph: 0, segments: piecesOf(record.point, needles), cutBefore: false, cutAfter: false },
      score: ranked ? ranked.score : null,
      ...(ranked && !ranked.counted ? { uncounted: true } : {}),
      ...(withParts && ranked ? { parts: { ...ranked.parts, terms: [...ranked.terms()] } } : {}),
    };
  });
};

export const piecesOf = (text: string, needles: Needles): Segment[] => [...markText(text, needles)];
