import { begunNumbersIn, caseNumbersIn, withNumbersAlone, withWholeNumbers } from '../case-numbers.ts';
import { inEitherFormerLaw, namesAmendment, termsOfSameRule } from '../cited/renumbered-articles.ts';
import { articlesIn } from '../cited/statutes.ts';
import { fold } from '../folding.ts';
import { tokensOfFolded } from '../words/tokens.ts';
import { type Part, partsOf, readWords, type Synonyms } from '../words/word-runs.ts';

/** A condition of the query: a case must match it, or must not. */
export type Clause =
  /** A run of syllables without blanks, in parts; each part may have synonyms. */
  | {
      readonly kind: 'syllables';
      readonly text: string;
      /** Its words, without particles and endings. */
      readonly words: readonly string[];
      /** The same words as they were typed: people are shown these. */
      readonly typed: readonly string[];
      readonly parts: readonly Part[];
    }
  /** A figure, a Latin word, a case number or an article, as a whole. Any of the forms matches. */
  | {
      readonly kind: 'term';
      readonly forms: readonly string[];
      readonly is: 'word' | 'number' | 'article';
      /** The figure with what it counts: not demanded, but such cases come first. */
      readonly counted?: string;
    }
  /** In quotes: exactly these words, however they are spaced. */
  | { readonly kind: 'phrase'; readonly text: string; readonly terms: readonly string[] }
  /** One syllable: matches words that begin with it. */
  | { readonly kind: 'prefix'; readonly syllable: string };

export type Query = {
  readonly wanted: readonly Clause[];
  readonly unwanted: readonly Clause[];
  /** The words as they were typed, without particles: for marks and suggestions. */
  readonly words: readonly string[];
  /** Typed words that are not searched for, because they say nothing about the case: polite forms, fillers. */
  readonly passedOver: readonly string[];
  /** Case numbers in the query: these cases come first. */
  readonly numbers: readonly string[];
};

/** The maximum length of a query. */
export const QUERY_LENGTH = 300;

/**
 * Parses a query. Quotes ask for exact words, `-word` excludes, case numbers and articles are recognised in any spelling,
 * particles are removed. Blanks between words make no difference, as in Korean writing.
 */
export const parseQuery = (typed: string, synonyms: Synonyms = new Map()): Query => {
  const text = withNumbersAlone(withWholeNumbers(fold(typed.slice(0, QUERY_LENGTH)).text));
  const wanted: Clause[] = [];
  const unwanted: Clause[] = [];
  const words: string[] = [];
  const numbers: string[] = [];
  const singles: string[] = [];
  const passedOver: string[] = [];
  const spans = spansOf(text);
  const namesCase = spans.some(({ kind, leftOut }) => kind === 'number' && !leftOut);
  for (const span of spans) {
    const into = span.leftOut ? unwanted : wanted;
    if (span.kind === 'quoted') {
      const terms = [
        ...new Set(
          tokensOfFolded(span.text)
            .filter(isOfText)
            .map(({ term }) => term),
        ),
      ];
      if (terms.length > 0) into.push({ kind: 'phrase', text: span.text.trim(), terms });
      else if (span.text.trim().length === 1)
        (span.leftOut ? passedOver : singles).push(shownAs(span, span.text.trim()));
      if (!span.leftOut && span.text.trim() !== '') words.push(span.text.trim());
    } else if (span.kind === 'number') {
      // Any of its forms: a joined case is found under each of its numbers; a region before a number is optional.
      into.push({ kind: 'term', forms: span.terms, is: 'number' });
      if (span.leftOut) continue;
      words.push(text.slice(span.from, span.to).replaceAll('"', ''));
      numbers.push(...span.terms);
    } else if (span.kind === 'article') {
      for (const forms of span.articles) into.push({ kind: 'term', forms, is: 'article' });
      if (!span.leftOut) words.push(text.slice(span.from, span.to));
    } else {
      const read = readWords(namesCase ? span.text.replace(aroundNumbers, ' ') : span.text, synonyms);
      for (const run of read.runs) {
        const { text: syllables, words: bare, typed: shown } = run;
        into.push({ kind: 'syllables', text: syllables, words: bare, typed: shown, parts: partsOf(run, synonyms) });
      }
      for (const { text: figure, counted } of read.figures)
        into.push({ kind: 'term', forms: [figure], is: 'word', ...(counted === null ? {} : { counted }) });
      if (span.leftOut) passedOver.push(...read.singles.map((single) => shownAs(span, single)));
      else {
        words.push(...read.runs.flatMap((run) => run.words), ...read.figures.map((figure) => figure.text));
        singles.push(...read.singles);
        passedOver.push(...read.passedOver);
      }
    }
  }
  if (wanted.length === 0) {
    const runs = singles.filter((run) => run.length > 1);
    for (const run of runs)
      wanted.push({ kind: 'syllables', text: run, words: [run], typed: [run], parts: [{ text: run, others: [] }] });
    const [only] = singles;
    if (runs.length === 0 && only !== undefined) wanted.push({ kind: 'prefix', syllable: only });
    words.push(...singles);
    passedOver.length = 0;
  }
  return { wanted, unwanted, words, passedOver, numbers };
};

/** Too short a word is passed over, with the minus that it was typed with. */
const shownAs = ({ leftOut }: Place, word: string): string => (leftOut ? `-${word}` : word);

/** The usual citation of a case, around its number: 대법원 2019. 10. 31. 선고 2016두64876 판결. */
const aroundNumbers =
  /(?:19|20)\d\d\s*[.년]\s*\d{1,2}\s*[.월]\s*\d{1,2}\s*[.일]?\s*자?|[가-힣]*(?:법원|위원회|대법|행법|고법|지법|중노위|지노위)|선고|(?:전원합의체\s*)?(?:판결|결정|판정|명령)|사건/gu;

const isOfText = ({ kind }: { readonly kind: string }): boolean =>
  kind !== 'counted' && kind !== 'number' && kind !== 'article';

type Place = { readonly from: number; readonly to: number; readonly leftOut: boolean };
type Written = Place & { readonly kind: 'quoted'; readonly text: string };
type Plain = Place & { readonly kind: 'plain'; readonly text: string };
type Numbers = Place & { readonly kind: 'number'; readonly terms: readonly string[] };
/** `articles`: each in the terms by which the same rule is cited. */
type Articles = Place & { readonly kind: 'article'; readonly articles: readonly (readonly string[])[] };
type Span = Written | Plain | Numbers | Articles;

/** The query cut into quotations, numbers or articles, and the rest; each with its minus. */
const spansOf = (text: string): readonly Span[] => {
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
