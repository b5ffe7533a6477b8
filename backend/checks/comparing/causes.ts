import { type CaseMove, caseMoves, largestMoves } from '@nomucheck/domain/checks/comparison/case-moves.ts';
import {
  countsWanted,
  levels,
  type Made,
  type Stop,
  wayBetween,
} from '@nomucheck/domain/checks/comparison/compared.ts';
import { type CountsOf, figureAt, type Part, partsOf } from '@nomucheck/domain/checks/comparison/parts.ts';
import type { Causes, DifferencePart } from '@nomucheck/domain/checks/contract/explanation.ts';
import { indexOf, titleOf } from '@nomucheck/domain/checks/form-index.ts';
import { groundOf, type Tally } from '@nomucheck/domain/checks/recount.ts';
import type { Calculation } from '@nomucheck/domain/checks/win-rate/calculation.ts';
import type { CaseEventsTold, CaseReader } from '../../cases/context.ts';
import type { Reader } from '../../engine/history/actor-names.ts';

/** A stored calculation, and all that it was computed from. */
export type Compared = { readonly made: Made; readonly calculation: Calculation };

export type CausesParts = {
  readonly cases: Pick<CaseReader, 'countMany' | 'changedBetween'>;
  readonly caseEventsTold: CaseEventsTold;
};

/** Why two calculations differ, the earlier one first. */
export type CausesOf = (before: Compared, after: Compared, reader: Reader) => Promise<Causes>;

const mostEvents = 20;
/** With more, the events aren't told apart: it would take this process too long. */
const mostFacts = 6_000;

export const createCauses = ({ cases, caseEventsTold }: CausesParts): CausesOf => {
  const figuresOn = async (way: readonly Stop[]) => {
    // Most answers don't change which cases are counted.
    const wanted = [...new Map(countsWanted(way).map((each) => [nameOf(each.basis, each.asOf), each])).values()];
    const counts = await cases.countMany(wanted.map(({ basis, asOf }) => ({ ...basis, asOf })));
    const known = new Map(wanted.map(({ basis, asOf }, n) => [nameOf(basis, asOf), counts[n]] as const));
    const countsOf: CountsOf = (basis, position) => {
      const found = known.get(nameOf(basis, position));
      if (!found) throw new Error('these cases were not counted');
      return found;
    };
    return { figures: way.map((stop) => figureAt(stop, countsOf)), countsOf };
  };

  /** The sensitive answers of a side are passed over where its stored figure was made without them. */
  const wayOf = async (before: Compared, after: Compared) => {
    const first = wayBetween(before.made, after.made);
    const { figures, countsOf } = await figuresOn(first);
    const odd = (side: Compared, figure: Calculation | undefined) =>
      Math.abs((figure?.shownRate ?? -1) - (side.calculation.shownRate ?? -1)) > 1e-9;
    const passOver = { before: odd(before, figures[0]), after: odd(after, figures.at(-1)) };
    if (!passOver.before && !passOver.after) return { way: first, figures, countsOf };
    const way = wayBetween(
      { ...before.made, passesOverSensitive: passOver.before },
      { ...after.made, passesOverSensitive: passOver.after },
    );
    return { way, ...(await figuresOn(way)) };
  };

  const movesBetween = async (before: Compared, after: Compared, figure: Calculation) => {
    const [from, to] = [before.made.casePosition, after.made.casePosition];
    const facts = await cases.changedBetween(from, to, mostFacts + 1);
    if (facts.length > mostFacts) return null;
    return caseMoves({ facts, from, to, ground: groundOf(figure), clamp: before.made.ruleset.clamp });
  };

  return async (before, after, reader) => {
    const { way, figures, countsOf } = await wayOf(before, after);
    const [first] = figures;
    const [begin] = way;
    if (!first || !begin) throw new Error('a way begins with the earlier figure');
    const stored = { before: before.calculation.shownRate, after: after.calculation.shownRate };
    const rates = figures.map(({ shownRate }) => shownRate);
    const parts = partsOf(way, rates, stored);
    const [from, to] = [before.made.casePosition, after.made.casePosition];
    const moves = from === to ? [] : await movesBetween(before, after, first);
    const shown = moves === null ? [] : largestMoves(moves, mostEvents);
    const told = await caseEventsTold(shown, reader);
    const asShown = (rate: number): number => (isTurned(first) ? 1 - rate : rate);
    return {
      parts: parts?.map((part) => partOut(part, before.made, after.made)) ?? null,
      levels:
        from === to
          ? []
          : levels.map((level) => ({
              level,
              before: tallyOf(countsOf(begin.basis, from)[level]),
              after: tallyOf(countsOf(begin.basis, to)[level]),
            })),
      events: {
        total: moves?.length ?? null,
        shown: shown.flatMap((move) => {
          const event = told.get(move.position);
          return event
            ? [{ ...moveOut(move), ...event, before: asShown(move.before), after: asShown(move.after) }]
            : [];
        }),
      },
    };
  };
};

const nameOf = (basis: Stop['basis'] | Parameters<CountsOf>[0], position: string): string =>
  JSON.stringify([basis.keywords, basis.exclude, basis.section, position]);

const moveOut = ({ position, caseId, was, is }: CaseMove) => ({ position, caseId, was, is });

/** The company of the first questionnaire saw the other side of the rate. */
const isTurned = ({ side, shows }: Calculation): boolean => side === 'employer' && shows === undefined;

const tallyOf = ({
  decided,
  workerWins,
  partial,
}: {
  decided: number;
  workerWins: number;
  partial: number;
}): Tally => ({
  decided,
  wins: workerWins + partial / 2,
});

const partOut = ({ keys, ...part }: Part, before: Made, after: Made): DifferencePart => ({
  ...part,
  together: [...part.together],
  ...(keys === undefined ? {} : { questions: keys?.map((key) => questionTitle(key, after, before)) ?? null }),
});

const questionTitle = (key: string, ...sides: readonly Made[]): string => {
  for (const { form } of sides) {
    const found = indexOf(form).byKey.get(key);
    if (found) return titleOf(found);
  }
  return key;
};
