import { readFileSync } from 'node:fs';
import type { CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import { aRecord } from '@nomucheck/domain/cases/case-samples.fixture.ts';
import { sectionId } from '@nomucheck/domain/kernel/contract/values.ts';
import { v5 as uuidV5 } from 'uuid';

/** Short cases written for this set, and what people would look for among them: how good the search is, as a figure. */

export type JudgedCase = {
  /** As the judgments name it: `q1`. */
  readonly name: string;
  readonly id: string;
  readonly record: CaseRecord;
  readonly text: string;
};

/** Grades by case id: 3 just that, 2 much of it, 1 some. */
export type JudgedQuery = { readonly q: string; readonly grades: ReadonlyMap<string, number> };

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8').normalize('NFC');
const idOf = (name: string): string => uuidV5(name, 'd3d4a9e5-8a7c-4a43-9c0b-5f3f0f7f9e11');

const tribunals: Readonly<Record<string, string>> = {
  대법: '대법원',
  서행: '서울행정법원',
  중노: '중앙노동위원회',
  서지: '서울지방노동위원회',
  경지: '경기지방노동위원회',
  부지: '부산지방노동위원회',
  충지: '충남지방노동위원회',
  전지: '전남지방노동위원회',
  경북: '경북지방노동위원회',
};
const outcomes: Readonly<Record<string, CaseRecord['outcome']>> = {
  W: 'worker_win',
  P: 'partial',
  L: 'employer_win',
  R: 'rejected',
  S: 'settled',
  D: 'withdrawn',
};

export const judgedCases = (): readonly JudgedCase[] =>
  read('cases.txt')
    .split(/^=/mu)
    .slice(1)
    .map((block) => {
      const [head = '', point = '', ...body] = block.trim().split('\n');
      const [
        name = '',
        court = '',
        number = '',
        decidedOn = '',
        outcome = '',
        section = '',
        words = '',
        laws = '',
        cites = '',
        title = '',
      ] = head.split('|');
      const tribunal = tribunals[court];
      const known = outcomes[outcome];
      if (!tribunal || !known || title === '') throw new Error(`the case ${name} can't be read`);
      const record = aRecord({
        kind: /지방노동위원회/u.test(tribunal) ? 'case-low' : 'case-high',
        sampling: 'population',
        tribunal,
        caseNumbers: [number],
        decidedOn,
        title,
        point,
        outcome: known,
        keywords: listOf(words),
        sections: [sectionId.parse(`detail-${section}`)],
        statutes: listOf(laws),
        citations: listOf(cites),
        disputeId: name,
      });
      return { name, id: idOf(name), record, text: `## 요지\n${point}\n\n## 이유\n${body.join('\n\n')}` };
    });

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

const linesOf = (name: string): readonly string[] =>
  read(name)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

/** `issues`: in the terms of textbooks. `everyday`: as workers and lawyers type them, by another author who didn't know the ranking. */
export const judgedQueries = (of: 'issues' | 'everyday'): readonly JudgedQuery[] =>
  linesOf(of === 'issues' ? 'queries.txt' : 'everyday-queries.txt').map((line) => {
    const [q = '', ...judged] = line.split('|').map((each) => each.trim());
    const grades = judged.flatMap((each) => {
      const [grade = '', names = ''] = each.split(':');
      return listOf(names).map((name) => [idOf(name), Number(grade)] as const);
    });
    return { q, grades: new Map(grades) };
  });

/**
 * How people write a case's number: as it is recorded, without its region, with dashes, with blanks, with two figures of its
 * year (after 1999), with its tribunal as courts cite it.
 */
export const spellingsOfNumber = ({ caseNumbers, tribunal }: CaseRecord): readonly string[] => {
  const [number = ''] = caseNumbers;
  const bare = number.replace(/^[가-힣]+/u, '');
  return [
    number,
    bare.replace(/([가-힣]+)/u, '-$1-'),
    bare.replace(/([가-힣]+)/u, ' $1 '),
    `${tribunal} ${number} 판결`,
    bare,
    ...(bare.startsWith('20') ? [bare.slice(2)] : []),
  ];
};

/** Spellings that mean the same. */
export const sameMeaning = (): readonly (readonly [string, string])[] =>
  linesOf('same-meaning.txt').map((line) => {
    const [one = '', other = ''] = line.split(' | ');
    return [one.trim(), other.trim()];
  });
