import { citablePassagesOf } from '@nomucheck/domain/advice/cited-passages.ts';
import type { CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import { sectionId } from '@nomucheck/domain/kernel/contract/values.ts';
import { type Needles, needlesOf, snippetOfPassages } from '@nomucheck/domain/search/marks.ts';
import { parseQuery } from '@nomucheck/domain/search/query/query.ts';
import type { Synonyms } from '@nomucheck/domain/search/words/word-runs.ts';
import { passagesOfCases, type ShownPassage } from '@nomucheck/projections/cases/records.ts';
import { recordsOfCases } from '@nomucheck/projections/cases/relations.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { CaseSearch } from '../case-search.ts';

/** A passage of a master case, with what has to be known to cite it. */
export type PassageFound = {
  readonly caseId: string;
  readonly revision: number;
  /** Its number in the case, as `citablePassagesOf` counts. */
  readonly passage: number;
  readonly court: string;
  readonly caseNumber: string;
  readonly decidedOn: string | null;
  readonly title: string;
  readonly outcome: CaseRecord['outcome'];
  readonly point: string;
  readonly text: string;
};

export type PassageSearch = {
  /**
   * Of each of the best cases for these words the passage that has the most of them, the best case first. Within a section
   * cases with some of the words are found, too; without one only those with all of them, since no other sign says that
   * they are about it.
   */
  find(
    query: string,
    within: { readonly section: string | null; readonly limit: number },
  ): Promise<readonly PassageFound[]>;
};

export type PassageSearchParts = {
  readonly db: Db;
  readonly search: CaseSearch['search'];
  readonly synonyms: () => Promise<Synonyms>;
};

/** What an answer may quote: the case search, with whole passages in place of extracts. */
export const createPassageSearch = ({ db, search, synonyms }: PassageSearchParts): PassageSearch => ({
  find: async (query, { section, limit }) => {
    const sections = section === null ? {} : { sections: [sectionId.parse(section)] };
    const { items, relaxed } = await search({ q: query, sort: 'relevance', size: limit, ...sections }, false);
    const meant = section === null ? items.filter(({ uncounted }) => !relaxed && !uncounted) : items;
    const ids = meant.map(({ id }) => id);
    const [records, known] = await Promise.all([recordsOfCases(db, ids), synonyms()]);
    const passages = await passagesOfCases(db, records);
    const sought = needlesOf(parseQuery(query, known));
    return records.flatMap((record) => {
      const { caseId, revision, tribunal, caseNumbers, decidedOn, title, outcome, point } = record;
      const best = bestOf(passages.get(caseId) ?? [], { ...sought, decidedOn }) ?? pointAlone(point);
      if (best === null) return [];
      return [
        {
          ...{ caseId, revision, court: tribunal, decidedOn, title, outcome, point },
          ...best,
          caseNumber: caseNumbers.join(', '),
        },
      ];
    });
  },
});

type Best = Pick<PassageFound, 'passage' | 'text'>;

/** The one with the most of the query; the first where none has anything of it. null: there is no text. */
const bestOf = (passages: readonly ShownPassage[], needles: Needles): Best | null => {
  const found = snippetOfPassages(passages, needles);
  const at = found ? passages.findIndex(({ from, to }) => from <= found.from && found.from < to) : 0;
  const passage = passages[at];
  return passage ? { passage: at, text: passage.text } : null;
};

const pointAlone = (point: string): Best | null => {
  const [text] = citablePassagesOf({ point, summary: '' }, null);
  return text === undefined ? null : { passage: 0, text };
};
