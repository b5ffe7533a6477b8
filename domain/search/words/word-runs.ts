import { fold } from '../folding.ts';
import { weightyWord } from '../query/weighty-words.ts';
import { bareNoun, isVerb } from './particles.ts';
import { countedTerm, isAllSyllables, runsIn } from './tokens.ts';
import { standsAt } from './word-parts.ts';

/**
 * Synonyms: the other words that this word also finds. A key that ends in `~` is the beginning of a typed word, or of the last
 * of some words with a blank between (`나오지 말~`): it is found with any ending.
 */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

const noSynonyms: Synonyms = new Map();

/** Some syllables of a query, and the words that are found in their place, too. `typed`: several words as they were typed. */
export type Part = { readonly text: string; readonly others: readonly string[]; readonly typed?: string };

/** 3,593,440 is one figure, as in the index. */
const betweenThousands = /(?<=\d),(?=\d{3}(?!\d))/gu;

type WordRun = { text: string; words: string[]; typed: string[]; phrases: PhraseInRun[] };
type PhraseInRun = {
  readonly from: number;
  readonly to: number;
  readonly others: readonly string[];
  readonly typed: string;
};

/** A figure or a Latin word of a query; a figure also with what it counts. */
type Figure = { readonly text: string; readonly counted: string | null };

/** Letters that are no syllable, as people write a sigh or a laugh: ㅠㅠ. */
const isOnlyJamo = (word: string): boolean => /^[\u3131-\u3163]+$/u.test(word);

/**
 * Within a word that was typed for several: after a particle that is part of no noun (카톡으로해고통보), and after what somebody
 * is told to do (사직서쓰라고강요).
 */
const joint = /(?<=[가-힣]{2}(?:으로|에서|에게|한테|까지|[쓰하내가오말두]라고))(?=[가-힣]{2})/u;

/** A word after a figure: `5인미만` and `5인 미만` are the same. */
const counters = /^[인명원년월일개회조항호차세시분주급점건]/u;

/** Single syllables that join words and are no part of one. */
const fillers = new Set('후전시중등및때수것이그저의을를은는가도와과로에더안못또각왜뭐나');

/** Words in runs that a comma, a bracket or a figure separates; single syllables are removed from them. */
export const readWords = (
  text: string,
  synonyms: Synonyms,
): { runs: WordRun[]; figures: Figure[]; singles: string[]; passedOver: string[] } => {
  const runs: WordRun[] = [];
  const figures: Figure[] = [];
  const singles: string[] = [];
  const passedOver: string[] = [];
  let open: WordRun | null = null;
  for (const stretch of text.replace(betweenThousands, '').split(/[^\p{L}\p{N} ·]+/u)) {
    open = null;
    let single = '';
    let between = '';
    const typed = stretch
      .split(/[ ·]+/u)
      .flatMap((word) => word.split(joint))
      .flatMap((word) => apartFromVerb(word, synonyms));
    for (let n = 0; n < typed.length; n += 1) {
      const phrase = phraseAt(typed, n, synonyms);
      if (phrase) {
        const { text: joined, others } = phrase;
        open ??= startRun(runs);
        const from = open.text.length;
        const shown = typed.slice(n, n + phrase.count).join(' ');
        open.phrases.push({ from, to: from + joined.length, others, typed: shown });
        open.text += joined;
        open.words.push(joined);
        open.typed.push(shown);
        between = '';
        n += phrase.count - 1;
        continue;
      }
      const word = typed[n] ?? '';
      let afterFigure = false;
      for (const run of runsIn(word)) {
        if (isOnlyJamo(run.text)) continue;
        if (run.kind === 'word') {
          figures.push({ text: run.text.slice(0, 60), counted: countedTerm(run.text, word.slice(run.to, run.to + 1)) });
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
          open.typed.push(...(between === '' ? [] : [between]), run.text);
        } else {
          open = startRun(runs);
          open.text = bare;
          open.words.push(bare);
          open.typed.push(run.text);
        }
        between = '';
      }
    }
    if (single !== '') singles.push(single);
  }
  return { runs, figures, singles, passedOver };
};

/**
 * How some words are met in a query, without blanks and particles; null where figures stand in them, or where only one of
 * several words is left: 말로 해고 would be every 해고.
 */
export const readAsTyped = (text: string): string | null => {
  const { runs, figures } = readWords(fold(text).text, noSynonyms);
  const [run, ...others] = runs;
  if (!run || others.length > 0 || figures.length > 0) return null;
  return run.words.length === 1 && /\s/u.test(text.trim()) ? null : run.text;
};

const startRun = (runs: WordRun[]): WordRun => {
  const run: WordRun = { text: '', words: [], typed: [], phrases: [] };
  runs.push(run);
  return run;
};

/** As many words as a phrase of the table may have, and as many syllables as a word of it. */
const PHRASE_WORDS = 4;
const WORD_SYLLABLES = 20;

/**
 * The longest open phrase of the table that begins at a typed word, without its ending; null where there is none. A noun of the
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
      const met = `${before}${last.slice(0, length)}`;
      const others = synonyms.get(`${met}~`);
      if (!others) continue;
      longest = { text: met.replaceAll(' ', ''), count, others };
      break;
    }
    before += `${bare} `;
  }
  return longest;
};

/**
 * A word with a verb of the table written on to it: 회사나가래요 is 회사 나가래요. Only for beginnings that are part of no noun:
 * those of three syllables, and the past tense (수습기간짤렸어요).
 */
const apartFromVerb = (word: string, synonyms: Synonyms): readonly string[] => {
  if (synonyms.size === 0 || word.length < 4 || word.length > WORD_SYLLABLES || !isAllSyllables(word)) return [word];
  for (let at = 2; at + 2 <= word.length; at += 1) {
    const rest = word.slice(at);
    for (let length = rest.length; length >= 2; length -= 1) {
      const beginning = rest.slice(0, length);
      if (length === 2 && !isPast(beginning)) continue;
      if (synonyms.has(`${beginning}~`)) return [word.slice(0, at), rest];
    }
  }
  return [word];
};

/** Its last syllable ends with ㅆ. */
const isPast = (beginning: string): boolean => (beginning.charCodeAt(beginning.length - 1) - 0xac00) % 28 === 20;

/** The run cut at words that have synonyms. A short one counts only if the rest of its word could be a word, too. */
export const partsOf = ({ text, words, phrases }: WordRun, synonyms: Synonyms): readonly Part[] => {
  if (synonyms.size === 0) return [{ text, others: [] }];
  const borders = bordersOf(words);
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
    parts.push({
      ...{ text: text.slice(at, found.to), others: found.others ?? [] },
      ...(phrase && found === phrase ? { typed: phrase.typed } : {}),
    });
    done = found.to;
    at = done - 1;
  }
  plain(done, text.length);
  return parts;
};

/** Where the words begin and end in their run. */
const bordersOf = (words: readonly string[]): ReadonlySet<number> => {
  const borders = new Set<number>([0]);
  let border = 0;
  for (const word of words) {
    border += word.length;
    borders.add(border);
  }
  return borders;
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
    // Nor of 산업안전보건위원회.
    if (roomAfter && synonyms.has(word) && (length > 2 || standsAt(text, at, since))) return word;
  }
  return null;
};
