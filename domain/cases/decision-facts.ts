import { DomainError } from '../kernel/errors.ts';
import type { CaseRecord } from './case-record.ts';

/** What a source says of a decision beside its text. */
export type DecisionFacts = {
  /** The source's own number of it, `prec:` a court's and `nlrc:` a commission's; null where it gives none. */
  readonly sourceId: string | null;
  readonly kind: CaseRecord['kind'];
  readonly tribunal: string;
  readonly caseNumbers: readonly string[];
  readonly decidedOn: string | null;
  /** What the case is called: 부당해고구제재심판정취소. */
  readonly title: string;
  /** How it ended, in the source's words: 초심유지. null where only the text says so. */
  readonly outcomeText: string | null;
  /** Where it can be read: a URL, or null. */
  readonly at: string | null;
};

/** `text` is composed (decision-text.ts). */
export type Decision = { readonly facts: DecisionFacts; readonly text: string };

/**
 * What the case is called without the sentence in brackets with which recent titles go on (`…[정리해고가 문제된 사건]`): a
 * title of a list has all of it, a rule reads the name alone.
 */
export const nameOfCase = (title: string): string => {
  const name = title
    .replace(/\s*[[〔<(][^\])〕>]{20,}[\])〕>]?\s*$/, '')
    .replace(/\s*[[〔][^\]〕]{2,}사건[\]〕]\s*$/, '')
    .trim();
  return name || title;
};

/** An item that can't become a case, with a Korean sentence about which of its values and why. */
export const unusable = (field: string, why: string): DomainError =>
  new DomainError('case_edit_failed', { errors: { [field]: why } });

/** The open law service counts courts' decisions and commissions' apart, so the number alone isn't a name. */
export const sourceIdOf = (precedent: string, commission: string): string | null => {
  const [sort, number] = precedent !== '' ? ['prec', precedent] : ['nlrc', commission];
  if (number === '') return null;
  if (!/^[\w-]{1,40}$/.test(number)) throw unusable('판례일련번호', '일련번호는 숫자나 영문 40자까지입니다.');
  return `${sort}:${number}`;
};
