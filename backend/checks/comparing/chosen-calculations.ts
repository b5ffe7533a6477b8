import type { RecordedCalculation } from '@nomucheck/domain/checks/check-events.ts';
import type { ExplanationQuery } from '@nomucheck/domain/checks/contract/explanation.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Reader } from '../../engine/history/actor-names.ts';
import type { CheckViews } from '../check-views.ts';
import type { LoadedCheck } from '../loaded-check.ts';

/** One calculation of a check that this caller may see. */
export type Chosen = { readonly loaded: LoadedCheck; readonly recorded: RecordedCalculation };

/**
 * The calculation that is asked for, and the one that it is compared with; null: with none. The other one may be of another check of the
 * same person: for every other id it is the same error as for an unknown one.
 */
export const chosenIn = async (
  views: Pick<CheckViews, 'visible'>,
  found: LoadedCheck,
  { of, against, with: otherId }: ExplanationQuery,
  caller: Reader,
): Promise<{ readonly one: Chosen; readonly other: Chosen | null }> => {
  const one = calculationIn(found, of);
  if (otherId === undefined) return { one, other: against === undefined ? null : calculationIn(found, against) };
  const loaded = otherId === found.id ? found : await views.visible(otherId, caller);
  if (loaded.check.owner !== found.check.owner) throw new DomainError('not_found');
  return { one, other: calculationIn(loaded, against) };
};

/** The calculation with this id; without one the last. */
const calculationIn = (loaded: LoadedCheck, id: string | undefined): Chosen => {
  const { calculations } = loaded.check;
  const last = calculations.at(-1);
  if (!last) throw new DomainError('survey_empty');
  const recorded = id === undefined ? last : calculations.find(({ calculationId }) => calculationId === id);
  if (!recorded) throw new DomainError('not_found');
  return { loaded, recorded };
};

/** The earlier one first. */
export const inOrder = (one: Chosen, other: Chosen): readonly [Chosen, Chosen] =>
  one.recorded.calculatedAt <= other.recorded.calculatedAt ? [one, other] : [other, one];
