import { caseNumbersIn, withWholeNumbers } from './case-numbers.ts';
import { fold } from './folding.ts';
import { bareNoun, isVerb } from './particles.ts';
import { termsOfSameRule } from './renumbered-articles.ts';
import { articlesIn } from './statutes.ts';
import { isSyllable, runsIn, tokensOfFolded } from './tokens.ts';
import { weightyWord } from './weighty-words.ts';

/** A condition of the query: a case must match it, or must not. */
export type Clause =
  /** A run of syllables without blanks, in parts; each part may have synonyms. */
  | {
      readonly kind: 'syllables';
      readonly text: string;
      /** Its words as they were typed, without particles. */
      readonly words: readonly string[];
      readonly parts: readonly Part[];
    }
  /** A figure, a Latin word, a case number or an article, as a whole. Any of the forms matches. */
  | { readonly kind: 'term'; readonly forms: readonly string[]; readonly is: 'word' | 'number' | 'article' }
  /** In quotes: exactly these words, however they are spaced. */
  | { readonly kind: 'phrase'; readonly text: string; readonly terms: readonly string[] }
  /** One syllable: matches words that begin with it. */
  | { readonly kind: 'prefix'; readonly syllable: string };

export type Part = { readonly text: string; readonly others: readonly string[] };

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

/**
 * Synonyms: the other words that this word also finds. A key that ends in `~` is the beginning of a typed word, or of the last
 * of some words with a blank between (`나오지 말~`): it is found with any ending.
 */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

const noSynonyms: Synonyms = new Map();

/** The maximum length of a query. */
export const QUERY_LENGTH = 300;

/**
 * Parses a query. Quotes ask for exact words, `-word` excludes, case numbers and articles are recognised in any spelling,
 * particles are removed. Blanks between words make no difference, as in Korean writing.
 */
export const parseQuery = (typed: string, synonyms: Synonyms = noSynonyms): Query => {
  const text = withWholeNumbers(fold(typed.slice(0, QUERY_LENGTH)).text);
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
      else if (span.text.trim().length === 1) singles.push(span.text.trim());
      if (!span.leftOut && span.text.trim() !== '') words.push(span.text.trim());
    } else if (span.kind === 'number') {
      // Any of its forms: a joined case is found under each of its numbers; a region before a number is optional.
      into.push({ kind: 'term', forms: span.terms, is: 'number' });
      if (span.leftOut) continue;
      words.push(text.slice(span.from, span.to));
      numbers.push(...span.terms);
    } else if (span.kind === 'article') {
      for (const forms of span.articles) into.push({ kind: 'term', forms, is: 'article' });
      if (!span.leftOut) words.push(text.slice(span.from, span.to));
    } else {
      const read = readWords(namesCase ? span.text.replace(aroundNumbers, ' ') : span.text, synonyms);
      for (const run of read.runs)
        into.push({ kind: 'syllables', text: run.text, words: run.words, parts: partsOf(run, synonyms) });
      for (const word of read.figures) into.push({ kind: 'term', forms: [word], is: 'word' });
      if (!span.leftOut) {
        words.push(...read.runs.flatMap((run) => run.words), ...read.figures);
        singles.push(...read.singles);
        passedOver.push(...read.passedOver);
      }
    }
  }
  if (wanted.length === 0) {
    const runs = singles.filter((run) => run.length > 1);
    for (const run of runs)
      wanted.push({ kind: 'syllables', text: run, words: [run], parts: [{ text: run, others: [] }] });
    const [only] = singles;
    if (runs.length === 0 && only !== undefined) wanted.push({ kind: 'prefix', syllable: only });
    words.push(...singles);
    passedOver.length = 0;
  }
  return { wanted, unwanted, words, passedOver, numbers };
};

/** The usual citation of a case, around its number: 대법원 2019. 10. 31. 선고 2016두64876 판결. */
const aroundNumbers =
  /(?:19|20)\d\d\s*[.년]\s*\d{1,2}\s*[.월]\s*\d{1,2}\s*[.일]?\s*자?|[가-힣]*(?:법원|위원회|대법|행법|고법|지법|중노위|지노위)|선고|(?:전원합의체\s*)?(?:판결|결정|판정|명령)|사건/gu;

const isOfText = ({ kind }: { readonly kind: string }): boolean => kind !== 'number' && kind !== 'article';

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
  for (const { 0: whole, 1: inner = '', index } of text.matchAll(/"([^"]+)"/gu))
    add({ kind: 'quoted', text: inner, from: index, to: index + whole.length, leftOut: isLeftOut(text, index) });
  for (const { numbers, from, to } of caseNumbersIn(text)) {
    add({ kind: 'number', terms: numbers, from, to, leftOut: isLeftOut(text, from) });
  }
  for (const { articles, from, to } of articlesIn(text))
    add({ kind: 'article', articles: rulesOf(articles), from, to, leftOut: isLeftOut(text, from) });
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

/** Without the plain term of an article that was typed by its former number: by today's law that is another rule. */
const rulesOf = (terms: readonly string[]): readonly (readonly string[])[] => {
  const former = terms.filter((term) => term.includes('/'));
  return (former.length > 0 ? former : terms).map(termsOfSameRule);
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

/** 3,593,440 is one figure, as in the index. */
const betweenThousands = /(?<=\d),(?=\d{3}(?!\d))/gu;

type WordRun = { text: string; words: string[]; phrases: PhraseInRun[] };
type PhraseInRun = { readonly from: number; readonly to: number; readonly others: readonly string[] };

/** A word after a figure: `5인미만` and `5인 미만` are the same. */
const counters = /^[인명원년월일개회조항호차세시분주급점건]/u;

/** Single syllables that join words and are no part of one. */
const fillers = new Set('후전시중등및때수것이그저의을를은는가도와과로에더안못또각왜뭐나');

/** Words in runs that a comma, a bracket or a figure separates; single syllables are removed from them. */
const readWords = (
  text: string,
  synonyms: Synonyms,
): { runs: WordRun[]; figures: string[]; singles: string[]; passedOver: string[] } => {
  const runs: WordRun[] = [];
  const figures: string[] = [];
  const singles: string[] = [];
  const passedOver: string[] = [];
  let open: WordRun | null = null;
  for (const stretch of text.replace(betweenThousands, '').split(/[^\p{L}\p{N} ·]+/u)) {
    open = null;
    let single = '';
    let between = '';
    const typed = stretch.split(/[ ·]+/u);
    for (let n = 0; n < typed.length; n += 1) {
      const phrase = phraseAt(typed, n, synonyms);
      if (phrase) {
        const { text: joined, others } = phrase;
        open ??= startRun(runs);
        const from = open.text.length;
        open.phrases.push({ from, to: from + joined.length, others });
        open.text += joined;
        open.words.push(joined);
        between = '';
        n += phrase.count - 1;
        continue;
      }
      const word = typed[n] ?? '';
      let afterFigure = false;
      for (const run of runsIn(word)) {
        if (run.kind === 'word') {
          figures.push(run.text.slice(0, 60));
          afterFigure = true;
          open = null;
          continue;
        }
        const bare = weightyWord(afterFigure ? run.text.replace(counters, '') : run.text);
        const isCounter = afterFigure;
        afterFigure = false;
        if (bare.length < 2 || isVerb(bare)) {
          single += run.text;
          if (run.text.length > 1 && !isCounter) passedOver.push(run.text);
          between = bare.length === 1 && !fillers.has(bare) ? between + bare : between;
          continue;
        }
        if (open) {
          // 직장 내 괴롭힘 is the same as 직장내괴롭힘; a single syllable at either end is ignored.
          open.text += between + bare;
          open.words.push(...(between === '' ? [] : [between]), bare);
        } else {
          open = startRun(runs);
          open.text = bare;
          open.words.push(bare);
        }
        between = '';
      }
    }
    if (single !== '') singles.push(single);
  }
  return { runs, figures, singles, passedOver };
};

/** How some words are met in a query, without blanks and particles; null where figures stand in them. */
export const readAsTyped = (text: string): string | null => {
  const { runs, figures } = readWords(fold(text).text, noSynonyms);
  const [run, ...others] = runs;
  return run && others.length === 0 && figures.length === 0 ? run.text : null;
};

const startRun = (runs: WordRun[]): WordRun => {
  const run: WordRun = { text: '', words: [], phrases: [] };
  runs.push(run);
  return run;
};

/** As many words as a phrase of the table may have, and as many syllables as a word of it. */
const PHRASE_WORDS = 4;
const WORD_SYLLABLES = 20;

/**
 * The longest open phrase of the table that begins at a typed word, as it was typed; null where there is none. A noun of the
 * table that is typed as it stands is that noun, and no form of a verb.
 */
const phraseAt = (
  typed: readonly string[],
  at: number,
  synonyms: Synonyms,
): { readonly text: string; readonly count: number; readonly others: readonly string[] } | null => {
  if (synonyms.size === 0) return null;
  let longest: ReturnType<typeof phraseAt> = null;
  let before = '';
  for (let count = 1; count <= PHRASE_WORDS && at + count <= typed.length; count += 1) {
    const last = typed[at + count - 1] ?? '';
    if (!isAllSyllables(last)) break;
    const bare = bareNoun(last);
    const isNoun = count === 1 && synonyms.has(bare);
    for (let length = isNoun ? 0 : Math.min(WORD_SYLLABLES, last.length); length > 0; length -= 1) {
      const others = synonyms.get(`${before}${last.slice(0, length)}~`);
      if (!others) continue;
      longest = { text: typed.slice(at, at + count).join(''), count, others };
      break;
    }
    before += `${bare} `;
  }
  return longest;
};

/** The run cut at words that have synonyms. A short one counts only if the rest of its word could be a word, too. */
const partsOf = ({ text, words, phrases }: WordRun, synonyms: Synonyms): readonly Part[] => {
  if (synonyms.size === 0) return [{ text, others: [] }];
  const borders = new Set<number>([0]);
  let border = 0;
  for (const word of words) {
    border += word.length;
    borders.add(border);
  }
  const parts: Part[] = [];
  const plain = (from: number, to: number): void => {
    if (to > from) parts.push({ text: text.slice(from, to), others: [] });
  };
  let done = 0;
  for (let at = 0; at < text.length; at += 1) {
    const phrase = phrases.find(({ from }) => from >= at);
    const word = phrase?.from === at ? null : longestAt(text.slice(0, phrase?.from), at, synonyms, borders, done);
    const found =
      phrase?.from === at ? phrase : word === null ? null : { to: at + word.length, others: synonyms.get(word) };
    if (!found) continue;
    plain(done, at);
    parts.push({ text: text.slice(at, found.to), others: found.others ?? [] });
    done = found.to;
    at = done - 1;
  }
  plain(done, text.length);
  return parts;
};

const longestAt = (
  text: string,
  at: number,
  synonyms: Synonyms,
  borders: ReadonlySet<number>,
  done: number,
): string | null => {
  // Syllables since the last typed word or part began: 전보 is no word of 부당해고 금전보상.
  let since = at - done;
  for (let back = 0; back < since; back += 1) if (borders.has(at - back)) since = back;
  if (since === 1) return null;
  for (let length = Math.min(WORD_SYLLABLES, text.length - at); length >= 2; length -= 1) {
    const word = text.slice(at, at + length);
    const end = at + length;
    const roomAfter = borders.has(end) || (text.length - end >= 2 && !borders.has(end + 1));
    if (roomAfter && synonyms.has(word)) return word;
  }
  return null;
};

/** One word, or another part that can be demanded or dropped on its own. */
export type Demand = { readonly word: string; readonly clause: Clause };

/** The demands of a query, word by word. Synonyms are one demand. */
export const demandsOf = ({ wanted }: Pick<Query, 'wanted'>): readonly Demand[] => wanted.flatMap(demandsOfClause);

const demandsOfClause = (clause: Clause): readonly Demand[] => {
  switch (clause.kind) {
    case 'syllables':
      return wordsOf(clause).map(({ text, others }) => ({
        word: text,
        clause: { kind: 'syllables', text, words: [text], parts: [{ text, others }] },
      }));
    case 'term':
      return [{ word: clause.forms[0] ?? '', clause }];
    case 'phrase':
      return [{ word: clause.text, clause }];
    case 'prefix':
      return [{ word: clause.syllable, clause }];
  }
};

/** Its parts; a part without synonyms is cut where words were typed. */
const wordsOf = ({ words, parts }: Extract<Clause, { kind: 'syllables' }>): readonly Part[] => {
  const borders = new Set<number>();
  let border = 0;
  for (const word of words) {
    border += word.length;
    borders.add(border);
  }
  const found: Part[] = [];
  let at = 0;
  for (const { text, others } of parts) {
    if (others.length > 0) found.push({ text, others });
    else {
      let word = '';
      for (const [n, syllable] of [...text].entries()) {
        word += syllable;
        if (n + 1 < text.length && !borders.has(at + n + 1)) continue;
        if (word.length > 1) found.push({ text: word, others: [] });
        word = '';
      }
    }
    at += text.length;
  }
  return found;
};

/** The pairs of syllables of a run. */
export const gramsOf = (stretch: string): readonly string[] =>
  Array.from({ length: Math.max(0, stretch.length - 1) }, (_, n) => stretch.slice(n, n + 2));

/** Whether a text without its blanks has only syllables. */
export const isAllSyllables = (text: string): boolean => [...text].every((each) => isSyllable(each.charCodeAt(0)));
