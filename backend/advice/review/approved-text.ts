import { checkText } from '@nomucheck/domain/advice/citations/check-text.ts';
import type { ReadPassage } from '@nomucheck/domain/advice/cited-passages.ts';
import type { Citation, DroppedBecause } from '@nomucheck/domain/advice/texts/citation.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';

/**
 * The citations of a text that a reviewer approves, each checked again. Throws `invalid_request`, naming each citation that no
 * longer holds, and `unavailable` where that can't be found out.
 */
export type ApprovedCitations = (
  text: string,
  citations: readonly Citation[],
  lawDate: LocalDate,
) => Promise<readonly Citation[]>;

const causes: Readonly<Record<DroppedBecause, string>> = {
  unknown_case: '없는 판정례이거나 지금은 쓰지 않는 판정례예요.',
  unknown_article: '없는 조문이에요.',
  not_in_force: '오늘 시행 중인 조문이 아니에요.',
  quote_differs: '인용한 문장이 원문과 달라요.',
  holding_differs: '판정 결과가 원문과 달라요.',
  unsafe: '묻는 사람에게 해가 될 수 있는 말이에요.',
  no_source: '글에 쓴 번호의 근거가 없어요.',
  not_checked: '근거를 확인하지 못했어요.',
};
const mostShown = 60;

export const createApprovedCitations =
  (readPassage: ReadPassage): ApprovedCitations =>
  async (text, citations, lawDate) => {
    const { failed, citations: held } = await checked(text, citations, { lawDate, readPassage });
    if (failed.some(({ because }) => because === 'not_checked')) throw new DomainError('unavailable');
    if (failed.length > 0) throw new DomainError('invalid_request', { errors: errorsOf(failed) });
    return held;
  };

const checked: typeof checkText = async (...parts) => {
  try {
    return await checkText(...parts);
  } catch {
    // Fail-closed: what can't be checked isn't approved.
    throw new DomainError('unavailable');
  }
};

/** Under `citations.3` for the source that the claim names as `[3]`; under `text` for a claim that names none. */
const errorsOf = (failed: readonly { readonly claim: string; readonly because: DroppedBecause }[]) => {
  const errors = new Map<string, string>();
  for (const { claim, because } of failed) {
    const numbers = [...claim.matchAll(/\[(\d{1,3})\]/g)].map(([, n]) => `citations.${n}`);
    for (const field of numbers.length > 0 ? numbers : ['text']) {
      errors.set(field, errors.get(field) ?? `${causes[because]} “${shortened(claim.trim())}”`);
    }
  }
  return Object.fromEntries(errors);
};

const shortened = (claim: string): string => (claim.length > mostShown ? `${claim.slice(0, mostShown)}…` : claim);
