import { calibrationOf, fitOfGroup, isDecided } from './calibration.ts';
import type { CalibrationOut, EndedDispute } from './contract.ts';

type Ended = Pick<EndedDispute, 'ended' | 'on' | 'predicted' | 'section' | 'rulesetVersion'>;
type HeldEnded = Ended & { readonly predicted: number };

const quarterOf = (day: string): string => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

/** The calibration of all disputes that ended, and that of each quarter, ground of dismissal and questionnaire. */
export const calibrationWithParts = (all: readonly Ended[]): CalibrationOut => {
  const decided = all.filter(({ ended }) => isDecided(ended));
  const held = decided.filter((each): each is HeldEnded => each.predicted !== null);
  const groupsBy = <Key>(keyOf: (each: HeldEnded) => Key) =>
    [...Map.groupBy(held, keyOf)].map(([key, group]) => ({ key, ...fitOfGroup(group) }));
  return {
    ...calibrationOf(held),
    reported: all.length,
    undecided: all.length - decided.length,
    withoutFigure: decided.length - held.length,
    byQuarter: groupsBy(({ on }) => quarterOf(on))
      .map(({ key: quarter, ...fit }) => ({ quarter, ...fit }))
      .toSorted((one, other) => (one.quarter < other.quarter ? -1 : 1)),
    bySection: groupsBy(({ section }) => section)
      .map(({ key: section, ...fit }) => ({ section, ...fit }))
      .toSorted((one, other) => other.decided - one.decided),
    byRuleset: groupsBy(({ rulesetVersion }) => rulesetVersion ?? '')
      .map(({ key: ruleset, ...fit }) => ({ ruleset, ...fit }))
      .toSorted((one, other) => other.decided - one.decided),
  };
};
