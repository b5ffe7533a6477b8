import { aRecord } from '@nomucheck/domain/cases/case-samples.fixture.ts';
import { caseNumbersIn } from '@nomucheck/domain/search/case-numbers.ts';
import { v5 as uuidV5 } from 'uuid';
import type { Grades } from './measures.ts';
import { columnsOf, type RealDecision } from './real-decisions.fixture.ts';

const idOf = (number: string): string => uuidV5(number, '4c8f1f0e-6f0a-4d0b-8a52-9d1f4e7f3b60');

/** Decisions of the Supreme Court, each with those of them that it cites (참조판례): labels that no person graded. */
export const citedDecisions = (): readonly RealDecision[] => {
  const rows = columnsOf('cited-decisions.txt');
  const there = new Set(rows.map(([number]) => number));
  return rows.map(([number = '', decidedOn = '', title = '', point = '', summary = '', cites = '']) => ({
    id: idOf(number),
    listedAs: number,
    record: aRecord({
      ...{ tribunal: '대법원', caseNumbers: [number], decidedOn: decidedOn === '?' ? null : decidedOn, title, point },
      ...{ kind: 'case-high', sampling: 'population', outcome: 'employer_win', keywords: [], sections: [] },
      citations: cites.split(' ').filter((cited) => /\d/u.test(cited)),
    }),
    // As decisions are published, with the point in the text.
    text: `## 판시사항\n${point}\n${summary === '-' ? '' : `\n## 판결요지\n${summary}\n`}`,
    cites: cites
      .split(' ')
      .filter((cited) => there.has(cited))
      .map(idOf),
  }));
};

/**
 * The point of a decision as the query; those that it cites among these decisions are relevant. `itself` is left out of what
 * is found: it would always come first.
 */
export const citations = (
  decisions: readonly RealDecision[],
): readonly { readonly q: string; readonly topic: string; readonly itself: string; readonly grades: Grades }[] => {
  const there = new Set(decisions.map(({ id }) => id));
  return decisions.flatMap(({ id, listedAs, record, cites }) => {
    const found = cites.filter((cited) => there.has(cited));
    if (found.length === 0) return [];
    const grades = new Map(found.map((cited) => [cited, 3]));
    return [{ q: withoutNumbers(record.point), topic: listedAs, itself: id, grades }];
  });
};

/** A number in the query would find its decision without any search for what it says. */
const withoutNumbers = (point: string): string =>
  caseNumbersIn(point)
    .toReversed()
    .reduce((rest, { from, to }) => `${rest.slice(0, from)}${rest.slice(to)}`, point);
