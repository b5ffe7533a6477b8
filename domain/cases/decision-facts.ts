import { DomainError } from '../kernel/errors.ts';
import { oddNumbersIn } from './case-numbers.ts';
import type { CaseRecord } from './case-record.ts';

/** The facts that a source gives of a decision beside its text. */
export type DecisionFacts = {
  /** The source's own serial number, `prec:` for courts and `nlrc:` for commissions; null where it gives none. */
  readonly sourceId: string | null;
  readonly kind: CaseRecord['kind'];
  readonly tribunal: string;
  readonly caseNumbers: readonly string[];
  readonly decidedOn: string | null;
  /** The name of the case: 부당해고구제재심판정취소. */
  readonly title: string;
  /** The outcome in the source's words: 초심유지. null where only the text contains it. */
  readonly outcomeText: string | null;
  /** The URL at which it can be read, or null. */
  readonly at: string | null;
};

/**
 * `text` is composed by `decision-text.ts`. `notNumbers`: what the source has among its case numbers that is none, and is left out of
 * the facts.
 */
export type Decision = {
  readonly facts: DecisionFacts;
  readonly text: string;
  readonly notNumbers?: readonly string[];
};

/**
 * The name of the case without the sentence in brackets that recent titles add (`…[정리해고가 문제된 사건]`). Lists show the whole
 * title; rules read only the name.
 */
export const nameOfCase = (title: string): string => {
  const name = title
    .replace(/\s*[[〔<(][^\])〕>]{20,}[\])〕>]?\s*$/, '')
    .replace(/\s*[[〔][^\]〕]{2,}사건[\]〕]\s*$/, '')
    .trim();
  return name || title;
};

/** What was left out among the case numbers that a source gave, for a decision that is read; nothing where all are numbers. */
export const notNumbersOf = (written: string): Pick<Decision, 'notNumbers'> => {
  const notNumbers = oddNumbersIn(written);
  return notNumbers.length === 0 ? {} : { notNumbers };
};

/** The error for an item that can't become a case: a Korean sentence says which value is wrong and why. */
export const unusable = (field: string, why: string): DomainError =>
  new DomainError('case_edit_failed', { errors: { [field]: why } });

/** The Korean text of a refusal, with its fields. */
export const wordsOf = (error: DomainError): string => {
  const errors = Object.entries(error.details.errors ?? {});
  if (errors.length === 0) return error.message;
  return errors.map(([field, why]) => (field === '' || field === 'file' ? why : `${field}: ${why}`)).join(' ');
};

/**
 * The open law service numbers decisions of courts and of commissions separately, so the number alone doesn't identify one.
 */
export const sourceIdOf = (precedent: string, commission: string): string | null => {
  const [sort, number] = precedent !== '' ? ['prec', precedent] : ['nlrc', commission];
  if (number === '') return null;
  if (!/^[\w-]{1,40}$/.test(number)) throw unusable('판례일련번호', '일련번호는 숫자나 영문 40자까지입니다.');
  return `${sort}:${number}`;
};
