import { readFileSync } from 'node:fs';
import type { CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import { aRecord } from '@nomucheck/domain/cases/case-samples.fixture.ts';
import { caseNumbersIn, numberForms } from '@nomucheck/domain/search/case-numbers.ts';
import { fold } from '@nomucheck/domain/search/folding.ts';
import { v5 as uuidV5 } from 'uuid';
import { z } from 'zod';
import type { Grades } from './measures.ts';

/**
 * Real decisions from a file outside the repository, one a line as JSON, and what people would look for among them. The
 * decisions are free of copyright (Copyright Act, article 7), collections of them are not ours to copy.
 */
const line = z.object({
  /** The number under which its publisher lists it. */
  id: z.string(),
  title: z.string(),
  /** 판시사항 or 판정사항. */
  point: z.string(),
  /** The other sections, each under a line such as `## 판정요지`. */
  text: z.string(),
  tribunal: z.string().default('중앙노동위원회'),
  number: z.string().optional(),
  decidedOn: z.iso.date().nullable().default(null),
  /** 참조판례: ids or case numbers of decisions in the same file; where absent, the numbers under `## 참조판례`. */
  cites: z.array(z.string()).optional(),
});

export type RealDecision = {
  readonly id: string;
  readonly listedAs: string;
  readonly record: CaseRecord;
  readonly text: string;
  readonly cites: readonly string[];
};

const idOf = (listedAs: string): string => uuidV5(listedAs, '0d5b1a36-4a8e-4f6b-9b55-0a4de77be6b2');

export const readDecisions = (file: string): readonly RealDecision[] => {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((each) => each.trim() !== '')
    .map((each) => line.parse(JSON.parse(each)));
  const idOfNumber = new Map(
    lines.flatMap(({ id, number }) => [id, ...(number ? numberForms(number) : [])].map((form) => [form, idOf(id)])),
  );
  return lines.map(({ id, title, point, text, tribunal, number, decidedOn, cites }) => {
    const { named, rest } = withoutReferences(text);
    const record = aRecord({
      ...{ tribunal, caseNumbers: [number ?? id], decidedOn, title, point, disputeId: id, citations: [...named] },
      ...{ kind: 'case-high', sampling: 'population', outcome: 'employer_win', keywords: [], sections: [] },
    });
    const cited = (cites ?? named).flatMap((name) => idOfNumber.get(name) ?? []);
    return {
      id: idOf(id),
      listedAs: id,
      record,
      text: rest,
      cites: [...new Set(cited)].filter((each) => each !== idOf(id)),
    };
  });
};

/** The numbers under `## 참조판례`, and the text without that section: what is asked for must not stand in what is searched. */
const withoutReferences = (text: string): { readonly named: readonly string[]; readonly rest: string } => {
  const sections = text.split(/^(?=## )/mu);
  const isReferences = (section: string): boolean => /^## +참조판례/u.test(section);
  return {
    named: sections
      .filter(isReferences)
      .flatMap((section) => caseNumbersIn(fold(section).text).flatMap(({ numbers }) => numbers)),
    rest: sections.filter((section) => !isReferences(section)).join(''),
  };
};

export type Query = { readonly q: string; readonly grades: Grades };

/**
 * The queries of sixteen times, from decisions that a hash chose, each written before the ranking was tuned again: by readers
 * who had not read it, the fourteenth by its author. The ranking is tuned on all of them but the last.
 */
export const queriesOf = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
] as const;
export type QueriesOf = (typeof queriesOf)[number];

const fileOf = (of: QueriesOf): string => (of === 'first' ? 'real' : of);

/** The lines of a table beside this file, without its comments. */
export const columnsOf = (name: string): readonly (readonly string[])[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .normalize('NFC')
    .split('\n')
    .filter((each) => each.trim() !== '' && !each.startsWith('#'))
    .map((each) => each.split(' | ').map((column) => column.trim()));

/** One decision that somebody remembers, in the words of whoever looks for it. */
export const knownItems = (decisions: readonly RealDecision[], of: QueriesOf): readonly Query[] => {
  const there = new Map(decisions.map(({ listedAs, id }) => [listedAs, id]));
  return columnsOf(`${fileOf(of)}-known.txt`).flatMap(([q = '', listedAs = '']) => {
    const id = there.get(listedAs);
    return id === undefined ? [] : [{ q, grades: new Map([[id, 3]]) }];
  });
};

/**
 * Questions about an issue, in words and in a sentence (null where none was written). What is relevant is told by what the
 * decision itself says.
 */
export const issues = (
  decisions: readonly RealDecision[],
  of: QueriesOf,
): readonly { readonly words: string; readonly sentence: string | null; readonly grades: Grades }[] =>
  columnsOf(`${fileOf(of)}-issues.txt`).map(([words = '', sentence = '-', point = '', text = '']) => {
    const grades = new Map<string, number>();
    for (const decision of decisions) {
      if (says(decision.record.point, point)) grades.set(decision.id, 3);
      else if (says(decision.text, text)) grades.set(decision.id, 1);
    }
    return { words, sentence: sentence === '-' ? null : sentence, grades };
  });

const says = (text: string, patterns: string): boolean =>
  patterns.split('&&').every((pattern) => new RegExp(pattern.trim(), 'u').test(text));
