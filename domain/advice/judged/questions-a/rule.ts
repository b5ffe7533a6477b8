import type { LocalDate } from '../../../kernel/korean/korean-date.ts';

/**
 * A label of the attorney in rules that code can check. A rule is words with `|` between alternatives (regular expressions), and
 * ` & ` between what has to stand together, ` ; ` between what may stand apart. They were written from the labels before any topic was.
 */
export type Rule = {
  /** What the first sentence must say. */
  readonly first: string;
  /** In the order of the label's `must`; each must stand in one line of the answer, or in two lines that follow one another. */
  readonly must: readonly string[];
  /** None of these may stand in any sentence. */
  readonly mustNot: readonly string[];
  /** One of these days must be named; empty where none runs. */
  readonly days: readonly LocalDate[];
  /** Other days that it may name; those of the question are allowed anyway. */
  readonly mayName?: readonly LocalDate[];
  /** Each has to be named somewhere. */
  readonly bodies: readonly string[];
  /** What a question of the answer asks, by one of these words; empty where nothing has to be asked. */
  readonly asks: string;
};

export type Rules = Readonly<Record<string, Rule>>;

export const commission = '노동위원회';
export const office = '1350|노동청';
export const court = '법원|132';
export const centre = '고용센터';

/** Said to nobody. */
export const never: readonly string[] = [
  '(?:반드시|무조건|틀림없이|확실히|100\\s*%)\\s*(?:이기|이겨|이길|승소|받아|인정)',
  '승소(?:합니다|해요|할 거예요)',
  '이깁니다',
  '이길 수 있어요',
  '무단결근(?:이에요|입니다)',
];
