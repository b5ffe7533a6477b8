import type { LocalDate } from '../../kernel/korean/korean-date.ts';
import type { RouteName } from '../../rulesets/ruleset.ts';

/**
 * A question as a person types it on a phone, and what a lawyer who reads it expects of an answer. The labels were written before
 * any answer was, so that they don't follow what an advisor happens to say.
 */
export type JudgedQuestion = {
  readonly name: string;
  readonly question: string;
  /** Articles that an answer must name. One without a paragraph is met by any paragraph of it. */
  readonly articles: readonly string[];
  /** Articles that it may name besides; any other article is wrong here. */
  readonly mayName: readonly string[];
  /** Decisions: of each group it must name at least one. Only decisions that the questionnaire brings along. */
  readonly decisions: readonly (readonly string[])[];
  /** Patterns of what would be wrong to say to this person; what nobody may be told is in `neverSaid`. */
  readonly mustNotSay: readonly string[];
  readonly deadline: JudgedDeadline;
};

export type JudgedDeadline =
  /** No period runs for this person, or none can be named. */
  | { readonly state: 'none' }
  /** `lastDay` is null where the question states no day from which it could be counted. */
  | { readonly state: 'runs'; readonly route: RouteName; readonly rule: string; readonly lastDay: LocalDate | null }
  /** It is over: saying so is the point of the answer. */
  | { readonly state: 'passed'; readonly route: RouteName; readonly rule: string; readonly lastDay: LocalDate };

/** The Korean day on which all of them were asked. */
export const askedOn: LocalDate = '2026-11-23';

/**
 * What nobody may be told: a promised outcome, free legal advice (변호사법, 공인노무사법: advertising), the name of a vendor of language
 * models.
 */
export const neverSaid: readonly string[] = [
  '무료\\s*법률\\s*상담',
  '(?:반드시|무조건|100\\s*%|틀림없이|확실히)\\s*(?:이기|이겨|이길|승소|받아|인정|복직)',
  '승소(?:합니다|해요|할 거예요|하실)',
  '이길 수 있어요',
  '이깁니다',
  '[Gg][Pp][Tt]|[Oo]pen[Aa][Ii]|[Cc]laude|[Aa]nthropic|[Gg]emini|[Ll]lama',
  '클로드|챗지피티|제미나이',
];
