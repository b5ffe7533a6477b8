import { koreanText } from '../../kernel/korean/korean-date.ts';
import type { Source, Sourced } from '../basis.ts';

/**
 * A sentence of an application. It is the person's own document, so nothing in it is invented: each sentence names the
 * answers and fields that it is made from, or it has a place that is left for the person to fill in.
 */
export type Sentence = {
  readonly text: string;
  readonly from: readonly Source[];
  /** The places left blank in it, as they stand in the text. */
  readonly blanks: readonly string[];
};

/** A part of a sentence that comes from somewhere, or is left blank. */
export type Piece = { readonly text: string; readonly from?: Source; readonly isBlank?: true };

/** `[여기에 회사 이름을 적어 주세요]`. `what` has its particle. */
export const blank = (what: string): Piece => ({ text: `[여기에 ${what} 적어 주세요]`, isBlank: true });

/** What is known, or the place to fill in. */
export const orBlank = (known: Sourced | null, what: string): Piece =>
  known === null ? blank(what) : { text: known.value, from: known.from };

/** The same for a day, `2026년 11월 1일`. */
export const dayOrBlank = (known: Sourced | null, what: string): Piece =>
  known === null ? blank(what) : { text: koreanText(known.value), from: known.from };

/** Words that follow from a source, which may be what made the sentence be said at all. */
export const said = (text: string, from: Source): Piece => ({ text, from });

/** Words of the law or of the form, that say nothing about the person. */
export const law = (text: string): Piece => ({ text, from: { law: true } });

/** What is to be written in a place left blank, with its particle: `회사 이름을`. */
export const wantedIn = (place: string): string => /^\[여기에 (.+) 적어 주세요\]$/.exec(place)?.[1] ?? place;

/** A sentence with its pieces: sentence`신청인은 ${joined}에 입사하였습니다.` */
export const sentence = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Sentence => ({
  text: parts.map((part, n) => `${part}${pieces[n]?.text ?? ''}`).join(''),
  from: pieces.flatMap(({ from }) => from ?? []),
  blanks: pieces.filter(({ isBlank }) => isBlank).map(({ text }) => text),
});
