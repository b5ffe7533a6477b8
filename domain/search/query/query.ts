import { numbersAloneIn, withWholeNumbers } from '../case-numbers.ts';
import { fold } from '../folding.ts';
import { tokensOfFolded } from '../words/tokens.ts';
import { type Part, partsOf, readWords, type Synonyms } from '../words/word-runs.ts';
import { type Span, spansOf, spansOfNumbers } from './spans.ts';

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
  const whole = withWholeNumbers(fold(typed.slice(0, QUERY_LENGTH)).text);
  const alone = numbersAloneIn(whole);
  const text = alone.length > 0 ? alone.join(' ') : whole;
  const wanted: Clause[] = [];
  const unwanted: Clause[] = [];
  const words: string[] = [];
  const numbers: string[] = [];
  const singles: string[] = [];
  const passedOver: string[] = [];
  const spans = alone.length > 0 ? spansOfNumbers(alone) : spansOf(text);
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
const shownAs = ({ leftOut }: Span, word: string): string => (leftOut ? `-${word}` : word);

/** The usual citation of a case, around its number: 대법원 2019. 10. 31. 선고 2016두64876 판결. */
const aroundNumbers =
  /(?:19|20)\d\d\s*[.년]\s*\d{1,2}\s*[.월]\s*\d{1,2}\s*[.일]?\s*자?|[가-힣]*(?:법원|위원회|대법|행법|고법|지법|중노위|지노위)|선고|(?:전원합의체\s*)?(?:판결|결정|판정|명령)|사건/gu;

const isOfText = ({ kind }: { readonly kind: string }): boolean =>
  kind !== 'counted' && kind !== 'number' && kind !== 'article';
