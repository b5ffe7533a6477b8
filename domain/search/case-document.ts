import type { CaseRecord } from '../cases/case-record.ts';
import { numberForms } from './case-numbers.ts';
import { fold } from './folding.ts';
import { createCounts, GIST, NAME, POINT } from './ranking/document-counts.ts';
import { type Fields, fieldNames, packEntries } from './ranking/frequencies.ts';
import { visitPairs } from './words/tokens.ts';
import { standsApart, standsAt } from './words/word-parts.ts';

/** The searched fields of a record. */
export type Searchable = Pick<
  CaseRecord,
  'title' | 'tribunal' | 'caseNumbers' | 'decidedOn' | 'keywords' | 'point' | 'summary' | 'statutes'
>;

/** The index row of a case. */
export type CaseDocument = {
  /** All its terms, as a tsvector. */
  readonly words: string;
  /** The terms of its name and point only, or of name and summary where it has no point, as a tsvector. */
  readonly head: string;
  /** Packed by `packFrequencies`. */
  readonly frequencies: Uint8Array;
};

/** The part of a case that a section of a decision belongs to, in the headings of all courts and commissions. */
const fieldOf = (heading: string): keyof Fields<never> => {
  if (/^(?:판시사항|판정사항|결정사항)$/u.test(heading)) return 'point';
  if (/^(?:판결요지|결정요지|판정요지|요지|심판요지)$/u.test(heading)) return 'gist';
  return /^주\s*문$/u.test(heading) ? 'order' : 'body';
};

/** Only the beginning of a longer word is indexed. */
const LONGEST = 60;

/** The index row of a record and its text (empty if there is none). */
export const caseDocument = (record: Searchable, text: string): CaseDocument => {
  const counts = createCounts();
  const lengths = { name: 0, point: 0, gist: 0, order: 0, body: 0 };
  const add = (field: keyof Fields<number>, source: string): void => {
    const folded = fold(source).text;
    const place = fieldNames.indexOf(field);
    const count = (slot: number, isAligned: boolean): void => {
      counts.add(slot, place, isAligned);
      lengths[field] += 1;
    };
    visitPairs(
      folded,
      {
        pair: (from, next, inWord) => {
          const slot = counts.ofPair(folded.charCodeAt(from), folded.charCodeAt(next));
          const isOneWord = next === from + 1;
          if (isOneWord) count(slot, inWord % 2 === 0);
          else counts.bridge(slot, place);
          if (counts.isWord(slot, place)) return;
          if (isOneWord ? standsAt(folded, from, inWord) : standsApart(folded, next, inWord))
            counts.stands(slot, place);
        },
        term: (whole) => count(counts.ofTerm(whole.length > LONGEST ? whole.slice(0, LONGEST) : whole), true),
      },
      record.decidedOn,
    );
  };
  add('name', record.title);
  add('name', record.tribunal);
  for (const keyword of record.keywords) add('name', keyword);
  for (const number of record.caseNumbers) {
    add('name', number);
    for (const form of numberForms(number)) counts.add(counts.ofTerm(form), NAME, true);
  }
  add('point', record.point);
  add('gist', record.summary);
  for (const statute of record.statutes) add('gist', statute);
  for (const { heading, body } of sectionsOf(text)) add(fieldOf(heading), body);
  const head = (1 << NAME) | (1 << (lengths.point > 0 ? POINT : GIST));
  return {
    words: counts.vector(-1),
    head: counts.vector(head),
    frequencies: packEntries(counts.entries(), lengths),
  };
};

/** The text by its headings; text before the first heading has none. */
const sectionsOf = (text: string): { heading: string; body: string }[] => {
  const pieces = text.split(/^## +([^\n]+)$/mu);
  const sections = [{ heading: '', body: pieces[0] ?? '' }];
  for (let n = 1; n < pieces.length; n += 2) {
    sections.push({ heading: pieces[n]?.trim() ?? '', body: pieces[n + 1] ?? '' });
  }
  return sections.filter(({ body }) => body.trim() !== '');
};
