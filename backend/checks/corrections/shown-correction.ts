import type { Check } from '@nomucheck/domain/checks/check-state.ts';
import { openedOn } from '@nomucheck/domain/checks/corrections/change.ts';
import type { CorrectedOut } from '@nomucheck/domain/checks/corrections/contract.ts';
import { sinceTold } from '@nomucheck/domain/checks/corrections/correction.ts';
import type { LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { differencesBetween } from '@nomucheck/domain/rulesets/difference.ts';
import type { Rulesets } from '../../rulesets/context.ts';

type Reason = CorrectedOut['reasons'][number];

/**
 * The correction that a check's last result is, without the routes that opened and are over on this day; null where the last result
 * corrects nothing.
 */
export type ShownCorrection = (
  check: Pick<Check, 'corrections' | 'calculations'>,
  today: LocalDate,
) => Promise<CorrectedOut | null>;

export const createShownCorrection = (rulesets: Pick<Rulesets, 'find'>): ShownCorrection => {
  /** Editions never change, and there are a few a year. */
  const known = new Map<string, Promise<ReadonlyMap<string, Reason>>>();

  /** Why each route is otherwise in the newer edition, by the route. */
  const reasonsBetween = async (before: string, after: string): Promise<ReadonlyMap<string, Reason>> => {
    const [older, newer] = [await rulesets.find(before), await rulesets.find(after)];
    if (!older || !newer) return new Map();
    return new Map(
      differencesBetween(older.ruleset, newer.ruleset).flatMap(({ subject, reason }) =>
        reason && subject.startsWith('route/') ? [[subject.slice('route/'.length), reason] as const] : [],
      ),
    );
  };

  return async ({ corrections, calculations }, today) => {
    const correction = corrections.at(-1);
    const last = calculations.at(-1);
    const since = sinceTold(corrections);
    if (!correction || !last || !since || correction.calculationId !== last.calculationId) return null;
    const { rulesetVersion } = correction;
    const { toldBy, toldAt, change } = since;
    const pair = `${toldBy} ${rulesetVersion}`;
    const reasons = known.get(pair) ?? reasonsBetween(toldBy, rulesetVersion);
    known.set(pair, reasons);
    reasons.catch(() => known.delete(pair));
    const ofRoutes = await reasons;
    const concerned = [...change.opened, ...change.moved.map(({ route }) => route), ...change.closed];
    const found = new Map(
      concerned.flatMap((route) => ofRoutes.get(route) ?? []).map((reason) => [reason.why, reason]),
    );
    return {
      toldAt,
      ...change,
      opened: openedOn(change, last.calculation.routes, today),
      reasons: [...found.values()],
    };
  };
};
