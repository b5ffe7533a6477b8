import { sectionNamed, sectionsOf, type TextSection } from '../decision-text.ts';
import { type Found, type FoundPassage, passageAt } from '../found.ts';
import type { SectionWords, Vocabulary } from '../vocabulary.ts';
import { sectionSigns } from './section-signs.ts';
import { type Sentence, sentencesOf } from './text/sentences.ts';

export type SectionFound = Found<SectionWords['id']>;

const MOST_SECTIONS = 3;
/** The score of one word that is enough by itself. */
const ENOUGH = 3;

/**
 * The sections that a decision is about, the surest first, by the words of 판시사항 or 판정사항, which say what was decided. The
 * reasons of many decisions contain words of parties, facts and provisions that the decision is not about. So sentences of
 * the reasons, in which the court finds a ground to exist, count only where the headnotes name no ground, and the rule's
 * name shows that.
 */
export const sectionsDecided = (text: string, { sections }: Pick<Vocabulary, 'sections'>): readonly SectionFound[] => {
  const heads = headnotesOf(text);
  const headSentences = heads.flatMap(({ from, to }) => sentencesOf(text, from, to));
  const offered = (found: readonly SectionFound[]): readonly SectionFound[] =>
    found.filter(({ value }) => isOffered(value, headSentences, sections));

  // 1: what was decided
  const decided = ranked(headSentences);
  const [first, second] = decided;
  if (first) {
    const isClear = second === undefined || second.score < first.score;
    const rule = isClear ? clearRule(heads) : 'headnote-grounds';
    return offered(foundIn(text, decided, (at) => (at === 0 ? rule : 'headnote-grounds')));
  }
  const [ending] = headSentences.filter(({ words }) => ends.test(words));
  if (!ending || headSentences.some(({ words }) => notHeard.test(words) || publicOffice.test(words))) return [];

  // 2: the one ground that the reasons find to exist
  const [ground, another] = ranked(onGrounds(text).filter(({ words }) => !denies.test(words))).filter(({ id }) =>
    isGround(id),
  );
  if (another) return [];
  if (ground) return offered(foundIn(text, [ground], () => 'ground-in-reasons'));

  // 3: a dismissal or a disciplinary measure for another reason
  return [{ value: 'detail-23', rule: 'no-ground-named', passage: quoted(text, ending) }];
};

/** Named apart, because the section is surer of commissions: they state their ground, the Supreme Court states questions of law. */
const clearRule = (heads: readonly TextSection[]): string =>
  heads.every(({ name }) => name === '판정사항') ? 'commission-headnote-ground' : 'headnote-ground';

type Ranked = {
  readonly id: SectionWords['id'];
  readonly score: number;
  /** How many sentences have one of its words. */
  readonly sentences: number;
  readonly sentence: Sentence;
};

/** Each word counts once, however often it occurs; the number of sentences decides between equal scores. */
const ranked = (sentences: readonly Sentence[]): readonly Ranked[] =>
  sectionSigns
    .flatMap(([id, signs]): Ranked[] => {
      const met = signs.flatMap(({ words, weight }) => {
        const sentence = sentences.find((one) => words.test(one.words));
        return sentence ? [{ weight, sentence }] : [];
      });
      const [first] = met.toSorted((one, other) => other.weight - one.weight);
      const score = met.reduce((sum, { weight }) => sum + weight, 0);
      if (!first || score < ENOUGH) return [];
      const naming = sentences.filter((one) => signs.some(({ words }) => words.test(one.words)));
      return [{ id, score, sentences: naming.length, sentence: first.sentence }];
    })
    .sort((one, other) => other.score - one.score || other.sentences - one.sentences);

const foundIn = (text: string, all: readonly Ranked[], ruleOf: (at: number) => string): readonly SectionFound[] =>
  all
    .slice(0, MOST_SECTIONS)
    .map(({ id, sentence }, at) => ({ value: id, rule: ruleOf(at), passage: quoted(text, sentence) }));

const quoted = (text: string, { from, to }: Sentence): FoundPassage => passageAt(text, from, to);

/**
 * Only sections of the questionnaire, and none whose excluded words show that the decision is about something else (`공무원
 * 정년`).
 */
const isOffered = (id: SectionWords['id'], heads: readonly Sentence[], sections: Vocabulary['sections']): boolean => {
  const known = sections.find((section) => section.id === id);
  return known !== undefined && !known.excluded.some((word) => heads.some(({ words }) => words.includes(word)));
};

/** What the court or the commission itself says the decision is about: the questions, else the holding. */
export const headnotesOf = (text: string): readonly TextSection[] => {
  const questions = sectionsOf(text).filter(({ name }) => /^(?:판시사항|판정사항)$/.test(name));
  if (questions.length > 0) return questions;
  const holding = sectionNamed(text, '판결요지', '결정요지', '판정요지');
  return holding ? [holding] : [];
};

/** The end of the reasons is read: it has the conclusion; the beginning reports the parties' claims. */
const LONGEST_REASONS = 30_000;

/**
 * The sentences that say which grounds exist: of commissions the part about grounds, else the single sentences that name
 * one.
 */
const onGrounds = (text: string): readonly Sentence[] =>
  sectionsOf(text)
    .filter(({ name }) => /^(?:판정요지|판결요지|결정요지|이유|판단)$/.test(name))
    .flatMap(({ from, to }) => {
      const start = Math.max(from, to - LONGEST_REASONS);
      const part = partOnGrounds.exec(text.slice(start, to));
      if (!part) return sentencesOf(text, start, to).filter(({ words }) => names.test(words));
      const begins = start + part.index;
      return sentencesOf(text, begins, begins + part[0].length);
    });

/** `가. 징계사유의 존재 여부 … 나. 징계양정의 적정성 여부`: from the first heading to the next. */
const partOnGrounds =
  /[가-라1-3①][.)]?\s?[^.]{0,30}?(?:징계|해고)(?:처분)?(?:의|가)?\s?(?:사유|정당)[\s\S]*?(?=[나-마2-4②][.)]\s?[^.]{0,30}?(?:양정|절차|부당노동행위)|$)/;

/**
 * Sections about the worker's conduct; status, size and notice don't count, because nearly every decision mentions them.
 */
const isGround = (id: SectionWords['id']): boolean => /^detail-(?:9|1[0-5]|19|2[0-2])$/.test(id);

/** The sentence names a ground: what was punished, or what the dismissal rests on. */
const names =
  /징계사유|해고사유|비위|(?:을|를|은|는)\s?(?:이유|사유)로|징계해고|(?:해고|징계면직|면직)(?:한|된)\s?것은|품위를?\s?손상/;
const denies = /주장하|주장은|주장에|입증되지|(?:어떠한|다른)\s?증거도\s?없|인정할\s?(?:만한\s?)?증거가\s?없|속였다고/;
/** These decide whether the merits are examined at all. */
const notHeard = /구제\s?이익|각하|당사자\s?적격|사용자\s?적격|제척기간|심판대상|구제신청인이\s?될\s?수/;
/** A public official is dismissed by public law; without a ground of their own these decisions belong to no section. */
const publicOffice = /공무원(?:인|에\s?대한|에게|으로서|의\s)|국가공무원|교육공무원/;
/** The employment ended, or a disciplinary measure was taken; a transfer or the loss of a post is neither. */
const ends =
  /(?<!등\s?)해고(?!가\s?아니)|징계|면직|파면|해임|정직|감봉|견책|강등(?!에\s?해당하지)|승무정지|해직|권고사직/;
