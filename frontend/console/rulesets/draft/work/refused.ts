import { pathInWords, positionsOf } from '@nomucheck/domain/rulesets/draft/edit.ts';
import type { RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import { fieldErrorsOf } from '../../../api/api-error.ts';
import type { PendingEdit } from './pending.ts';

/**
 * Which of the edits a refusal is about. It names a path that leads nowhere as it was sent, and a value of the wrong form by the positions
 * in the lists. All of them, where it names none.
 */
export const refusedOf = (
  sent: readonly PendingEdit[],
  error: unknown,
  content: RulesetContent,
): readonly PendingEdit[] => {
  const named = Object.keys(fieldErrorsOf(error));
  const refused = sent.filter(({ at }) => {
    const places = [pathInWords(at), pathInWords(positionsOf(content, at))];
    return places.some((place) => named.some((each) => `${each} ›`.startsWith(`${place} ›`)));
  });
  return refused.length === 0 ? sent : refused;
};
