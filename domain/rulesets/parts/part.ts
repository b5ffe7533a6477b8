import type { ChoiceText, TextToCome } from '../ruleset.ts';

/** One thing of a ruleset with all that it says, fact by fact, so that two rulesets can be compared. */
export type RulesetPart = {
  readonly subject: string;
  readonly where: string;
  readonly title: string;
  readonly facts: Readonly<Record<string, string>>;
  /** The list in which it has a place, which a person may change: `items/detail-9`. */
  readonly list?: string;
};

/** Without the noise of floating point. */
export const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

export type Fact = string | number | undefined | readonly string[];

/** Facts without a value are left out. */
export const part = (
  subject: string,
  where: string,
  title: string,
  facts: Readonly<Record<string, Fact>>,
  list?: string,
): RulesetPart => ({
  ...(list === undefined ? {} : { list }),
  subject,
  where,
  title,
  facts: Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => {
      const text = Array.isArray(value) ? value.join('\n') : String(value ?? '');
      return text === '' ? [] : [[name, text]];
    }),
  ),
});

/** A note that the employer isn't shown is named as such. */
export const employerNote = (note: string | null | undefined): string | undefined =>
  note === null ? '보이지 않음' : note;

/** What is read while the dismissal is still to come, by the worker and by the employer. */
export const toComeFacts = (toCome: TextToCome | undefined): Readonly<Record<string, Fact>> => ({
  '해고되기 전의 말': toCome?.title,
  '해고되기 전의 안내': employerNote(toCome?.note),
  '해고하기 전 회사에 묻는 말': toCome?.toEmployer?.title,
  '해고하기 전 회사에 보이는 안내': employerNote(toCome?.toEmployer?.note),
});

/** What stands at one choice instead of its own words. */
export const choiceInWords = (value: string, { label, hint }: ChoiceText): string =>
  `${label ?? ''} (${employerNote(hint) ?? ''}) [${value}]`;
