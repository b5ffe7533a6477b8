import type { ComputedFact } from '../ruleset.ts';

type Sentences = { readonly holds: string; readonly not: string };

/** Each computed fact as a sentence: that it holds, and that it doesn't. */
const sentences: Readonly<Record<ComputedFact, Sentences>> = {
  under_five_workers: { holds: '직원이 5명 미만인 사업장이다', not: '직원이 5명 이상인 사업장이다' },
  tenure_over_two_years: { holds: '입사하고 2년이 넘어 해고됐다', not: '입사하고 2년 안에 해고됐다' },
  tenure_up_to_one_year: { holds: '입사하고 1년 안에 해고됐다', not: '입사하고 1년이 넘어 해고됐다' },
  three_months_passed: { holds: '해고된 날부터 3개월이 지났다', not: '해고된 날부터 3개월이 지나지 않았다' },
  forewarned_thirty_days: { holds: '해고를 30일 이상 앞두고 알렸다', not: '해고를 30일 이상 앞두고 알리지 않았다' },
  contract_outlasts_dismissal: { holds: '계약 종료일이 해고일보다 뒤다', not: '계약 종료일이 해고일보다 뒤가 아니다' },
  contract_ended: { holds: '계약 종료일이 지났다', not: '계약 종료일이 지나지 않았다' },
  dismissal_to_come: { holds: '해고일이 아직 오지 않았다', not: '해고일이 이미 왔다' },
};

export const sentenceOf = (fact: ComputedFact, holds: boolean): string =>
  holds ? sentences[fact].holds : sentences[fact].not;

export type ComputedSentence = { readonly text: string; readonly computed: ComputedFact; readonly holds: boolean };

const facts = Object.keys(sentences) as readonly ComputedFact[];

/** All sentences: the parser matches them, and the editor offers them. */
export const computedSentences: readonly ComputedSentence[] = facts.flatMap((computed) => [
  { text: sentences[computed].holds, computed, holds: true },
  { text: sentences[computed].not, computed, holds: false },
]);
