import type { CaseRecord } from '../cases/case-record.ts';
import { numberForms } from './case-numbers.ts';
import { fold } from './folding.ts';
import { type Fields, packFrequencies, type TermCount } from './frequencies.ts';
import { visitTokens } from './tokens.ts';
import { tsVectorOf } from './ts-query.ts';

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
  const counts = new Map<string, { -readonly [Part in keyof TermCount]: number }>();
  const lengths = { name: 0, point: 0, gist: 0, order: 0, body: 0 };
  const heads = { name: new Set<string>(), point: new Set<string>(), gist: new Set<string>() };
  const add = (field: keyof Fields<number>, source: string): void =>
    visitTokens(
      fold(source).text,
      (whole, kind, _from, _to, inWord) => {
        const term = whole.length > LONGEST ? whole.slice(0, LONGEST) : whole;
        let count = counts.get(term);
        if (!count) {
          count = { name: 0, point: 0, gist: 0, order: 0, body: 0, aligned: 0 };
          counts.set(term, count);
        }
        // Two syllables with a blank between them count least, in every part.
        if (kind === 'bridge') count.body = Math.max(count.body, 1);
        else {
          count[field] += 1;
          lengths[field] += 1;
          if (inWord % 2 === 0) count.aligned += 1;
        }
        if (field !== 'body' && field !== 'order') heads[field].add(term);
      },
      record.decidedOn,
    );
  add('name', record.title);
  add('name', record.tribunal);
  for (const keyword of record.keywords) add('name', keyword);
  for (const number of record.caseNumbers) {
    add('name', number);
    for (const form of numberForms(number)) {
      const before = counts.get(form) ?? { name: 0, point: 0, gist: 0, order: 0, body: 0, aligned: 0 };
      counts.set(form, { ...before, name: before.name + 1, aligned: before.aligned + 1 });
      heads.name.add(form);
    }
  }
  add('point', record.point);
  add('gist', record.summary);
  for (const statute of record.statutes) add('gist', statute);
  for (const { heading, body } of sectionsOf(text)) add(fieldOf(heading), body);
  return {
    words: tsVectorOf(counts.keys()),
    head: tsVectorOf(heads.name.union(lengths.point > 0 ? heads.point : heads.gist)),
    frequencies: packFrequencies(counts, lengths),
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
