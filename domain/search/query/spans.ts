import { begunNumbersIn, caseNumbersIn, numberForms } from '../case-numbers.ts';
import { inEitherFormerLaw, namesAmendment, termsOfSameRule } from '../cited/renumbered-articles.ts';
import { articlesIn } from '../cited/statutes.ts';

type Place = { readonly from: number; readonly to: number; readonly leftOut: boolean };
type Written = Place & { readonly kind: 'quoted'; readonly text: string };
type Plain = Place & { readonly kind: 'plain'; readonly text: string };
type Numbers = Place & { readonly kind: 'number'; readonly terms: readonly string[] };
/** `articles`: each in the terms by which the same rule is cited. */
type Articles = Place & { readonly kind: 'article'; readonly articles: readonly (readonly string[])[] };
/** A part of a query: a quotation, a number, an article, or words; each with its minus. */
export type Span = Written | Plain | Numbers | Articles;

/** Of numbers that are joined by blanks. */
export const spansOfNumbers = (numbers: readonly string[]): readonly Span[] => {
  let end = -1;
  return numbers.map((number) => {
    const from = end + 1;
    end = from + number.length;
    return { kind: 'number', terms: numberForms(number), from, to: end, leftOut: false };
  });
};

/** The query cut into quotations, numbers or articles, and the rest; each with its minus. */
export const spansOf = (text: string): readonly Span[] => {
  const special: Span[] = [];
  const isFree = (from: number, to: number): boolean => special.every((span) => to <= span.from || from >= span.to);
  const add = (span: Span): void => {
    if (isFree(span.from, span.to)) special.push(span);
  };
  for (const { 0: whole, 1: inner = '', index } of text.matchAll(/"([^"]+)"/gu)) {
    const place = { from: index, to: index + whole.length, leftOut: isLeftOut(text, index) };
    const number = caseNumbersIn(inner).find(({ from, to }) => inner.slice(from, to) === inner.trim());
    add(number ? { ...place, kind: 'number', terms: number.numbers } : { ...place, kind: 'quoted', text: inner });
  }
  for (const { numbers, from, to } of [...caseNumbersIn(text), ...begunNumbersIn(text)]) {
    add({ kind: 'number', terms: numbers, from, to, leftOut: isLeftOut(text, from) });
  }
  for (const { articles, from, to } of articlesIn(text))
    add({
      kind: 'article',
      articles: rulesOf(articles, text.slice(from, to)),
      from,
      to,
      leftOut: isLeftOut(text, from),
    });
  special.sort((a, b) => a.from - b.from);

  const spans: Span[] = [];
  let at = 0;
  for (const span of [...special, null]) {
    const to = span ? span.from : text.length;
    spans.push(...plainSpans(text, at, to));
    if (span) spans.push(span);
    at = span ? span.to : to;
  }
  return spans;
};

/**
 * Without the plain term of an article that was typed by its former number: by today's law that is another rule. Where no
 * amendment was typed, the former number may be that of either former law.
 */
const rulesOf = (terms: readonly string[], typed: string): readonly (readonly string[])[] => {
  const former = terms.filter((term) => term.includes('/'));
  if (former.length === 0) return terms.map(termsOfSameRule);
  return former.map((term) => [
    ...new Set((namesAmendment(typed) ? [term] : inEitherFormerLaw(term)).flatMap(termsOfSameRule)),
  ]);
};

const isLeftOut = (text: string, at: number): boolean => /(?:^|\s)-$/u.test(text.slice(0, at));

/** A `-` applies up to the next blank. */
const plainSpans = (text: string, from: number, to: number): Span[] => {
  const spans: Span[] = [];
  let at = from;
  for (const { 0: whole, 1: word = '', index } of text.slice(from, to).matchAll(/(?<=^|\s)-([^\s"-][^\s"]*)/gu)) {
    if (index > 0 || from === 0 || /\s/.test(text[from - 1] ?? ' ')) {
      const start = from + index;
      spans.push({ kind: 'plain', text: text.slice(at, start), from: at, to: start, leftOut: false });
      spans.push({ kind: 'plain', text: word, from: start, to: start + whole.length, leftOut: true });
      at = start + whole.length;
    }
  }
  spans.push({ kind: 'plain', text: text.slice(at, to), from: at, to, leftOut: false });
  return spans.filter((span) => span.kind !== 'plain' || span.text.trim() !== '');
};
